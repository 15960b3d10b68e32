/// Lines as people with English say, type or dictate them on Saturday, 28 November 2026: in dollars, euros, pounds or rupees.
///
/// The book, the line, the amount with its currency, the day if it names one, and the category; or `asks`. Each was written down before it was tried.
enum EnglishSentences {
    static let table = """
        us | 12.50 lunch eating out | 12.50 USD | | Eating out
        us | lunch $12.50 eating out | 12.50 USD | | Eating out
        us | groceries 84.37 | 84.37 USD | | Groceries
        us | groceries $84.37 trader joe's | 84.37 USD | | Groceries
        us | 1,000 rent home | 1000 USD | | Home
        us | rent $1,450 home | 1450 USD | | Home
        us | paycheck 2,350.75 salary | 2350.75 USD | | Salary
        us | salary 5,000 | 5000 USD | | Salary
        us | yesterday gas 42.10 transport | 42.10 USD | 11-27 | Transport
        us | 42.10 gas yesterday transport | 42.10 USD | 11-27 | Transport
        us | last night 65 dinner with Sam eating out | 65 USD | 11-27 | Eating out
        us | this morning coffee 4.75 | 4.75 USD | 11-28 | Coffee
        us | coffee 4.75 this morning at the station | 4.75 USD | 11-28 | Coffee
        us | 20 coffee tomorrow | asks
        us | 8 coffee 9am | 8 USD | | Coffee
        us | coffee 8 at 9:30am | 8 USD | | Coffee
        us | taxi home 23 transport 11pm | 23 USD | | Transport
        us | 8 coffee 14:30 | 8 USD | | Coffee
        us | lunch at 12:15 for 14 eating out | 14 USD | | Eating out
        us | coffee -5 | asks
        us | 8 coffee 12/25 | asks
        us | 8 coffee 11/25 | 8 USD | 11-25 | Coffee
        us | 11/3 haircut 30 health | 30 USD | 11-03 | Health
        us | 60 shoes shopping 10/31 | 60 USD | 10-31 | Shopping
        us | 60 shoes shopping 10/31/2026 | 60 USD | 10-31 | Shopping
        us | nov 3 dentist 120 health | 120 USD | 11-03 | Health
        us | dentist 120 on november 3rd health | 120 USD | 11-03 | Health
        us | 15 book shopping last tuesday | asks
        us | 15 book shopping tuesday | 15 USD | 11-24 | Shopping
        us | on thursday 38 movie tickets fun | 38 USD | 11-26 | Fun
        us | friday drinks 27 fun | 27 USD | 11-27 | Fun
        us | 3 days ago 12 parking transport | 12 USD | 11-25 | Transport
        us | two weeks ago 80 gift for mom gifts | 80 USD | 11-14 | Gifts
        us | a week ago 18 pizza eating out | 18 USD | 11-21 | Eating out
        us | the day before yesterday 9 bagels eating out | 9 USD | 11-26 | Eating out
        us | 8 EUR coffee | 8 EUR | | Coffee
        us | €30 dinner eating out | 30 EUR | | Eating out
        us | 30 euros dinner eating out | 30 EUR | | Eating out
        us | £12 pub eating out | 12 GBP | | Eating out
        us | £12.50 fish and chips eating out | 12.50 GBP | | Eating out
        us | 3000 yen ramen eating out | 3000 JPY | | Eating out
        us | 450 MXN tacos eating out | 450 MXN | | Eating out
        us | ¥3000 ramen eating out | asks
        us | 20 bucks haircut health | 20 USD | | Health
        us | 20 haircut at joe's health | 20 USD | | Health
        us | 5k sofa home | 5000 USD | | Home
        us | 2 tickets $90 fun | 90 USD | | Fun
        us | 2 tickets 90 fun | asks
        us | iPhone 15 case $25 shopping | 25 USD | | Shopping
        us | iPhone 15 case 25 shopping | asks
        us | 7-Eleven 6.40 groceries | 6.40 USD | | Groceries
        us | 80s party $15 fun | 15 USD | | Fun
        us | 80s party 15 fun | 15 USD | | Fun
        us | A4 paper 6.99 shopping | 6.99 USD | | Shopping
        us | 3rd round of beers 24 fun | 24 USD | | Fun
        us | 10% off jacket 89 shopping | 89 USD | | Shopping
        us | Blade Runner 2049 $14 fun | 14 USD | | Fun
        us | H&M 39.99 shopping | 39.99 USD | | Shopping
        us | 5 lb apples $7 groceries | 7 USD | | Groceries
        us | 2kg rice 6.50 groceries | 6.50 USD | | Groceries
        us | 12 pack of beer $14.99 groceries | 14.99 USD | | Groceries
        us | uber 18.20 transport credit card | 18.20 USD | | Transport
        us | cash 20 for tips eating out | 20 USD | | Eating out
        us | 45 groceries with cash | 45 USD | | Groceries
        us | 3*4.50 coffee | 13.50 USD | | Coffee
        us | 12+8.50 lunch eating out | 20.50 USD | | Eating out
        us | 100/3 dinner eating out | 33.33 USD | | Eating out
        us | 60 dinner split with Ann eating out | asks
        us | 60 dinner with Ann eating out | 60 USD | | Eating out
        us | $15 each for 4 eating out | asks
        us | refund 25 shopping | asks
        us | refund 25 refunds | 25 USD | | Refunds
        us | +200 other income sold bike | 200 USD | | Other income
        us | got paid 300 salary | 300 USD | | Salary
        us | transfer 500 to savings | asks
        us | lent Tom 50 other | asks
        us | coffee | asks
        us | 4.75 | asks
        us | rent 1450 home last month | asks
        us | netflix 15.49 fun | 15.49 USD | | Fun
        us | vet 85 pets #max | 85 USD | | Pets
        us | 27.84 groceries #weekly yesterday | 27.84 USD | 11-27 | Groceries
        us | call 555-0134 plumber 90 home | asks
        us | electricity bill 96.20 utilities | 96.20 USD | | Utilities
        us | electricity bill $96.20 for october utilities | 96.20 USD | | Utilities
        us | 1000 laptop shopping | 1000 USD | | Shopping
        us | 1,299.99 laptop shopping | 1299.99 USD | | Shopping
        us | 0.99 app shopping | 0.99 USD | | Shopping
        us | eating out 18 chipotle | 18 USD | | Eating out
        us | gift card 50 gifts | 50 USD | | Gifts
        us | gas 3.5 transport | 3.50 USD | | Transport
        us | 30 USD lunch eating out | 30 USD | | Eating out
        us | 30.50 dollars lunch eating out | 30.50 USD | | Eating out
        us | 99 cents gum groceries | 0.99 USD | | Groceries
        us | lunch thursday 11.80 eating out | 11.80 USD | 11-26 | Eating out
        eu | 12,50 lunch eating out | 12.50 EUR | | Eating out
        eu | €12.50 lunch eating out | 12.50 EUR | | Eating out
        eu | 12,50 € lunch eating out | 12.50 EUR | | Eating out
        eu | lunch 12.50 eur eating out | 12.50 EUR | | Eating out
        eu | 1.000 sofa home | asks
        eu | 1,000 sofa home | asks
        eu | 1.000,00 sofa home | 1000 EUR | | Home
        eu | 1,234.50 sofa home | 1234.50 EUR | | Home
        eu | 3.11. train 29.90 transport | 29.90 EUR | 11-03 | Transport
        eu | 3.11.2026 train 29.90 transport | 29.90 EUR | 11-03 | Transport
        eu | 25/11 train 29.90 transport | 29.90 EUR | 11-25 | Transport
        eu | 3/11 train 29.90 transport | 29.90 EUR | 11-03 | Transport
        eu | $20 museum fun | asks
        eu | 20 dollars museum fun | asks
        eu | 20 USD museum fun | 20 USD | | Fun
        eu | 20 CHF cheese groceries | 20 CHF | | Groceries
        eu | 20 francs cheese groceries | 20 CHF | | Groceries
        eu | £9 pint fun | 9 GBP | | Fun
        eu | 40 zł pierogi eating out | 40 PLN | | Eating out
        eu | 7 euros kebab eating out | 7 EUR | | Eating out
        eu | kebab for 7 euros eating out yesterday | 7 EUR | 11-27 | Eating out
        eu | 20:15 cinema 11 fun | 11 EUR | | Fun
        eu | 9 pm cinema 11 fun | 11 EUR | | Fun
        eu | cinema 11 fun monday | 11 EUR | 11-23 | Fun
        gb | £4.20 sandwich eating out | 4.20 GBP | | Eating out
        gb | 4.20 sandwich eating out | 4.20 GBP | | Eating out
        gb | 12 quid pub fun | 12 GBP | | Fun
        gb | 1,200 boiler home | 1200 GBP | | Home
        gb | 25/11 petrol 52 transport | 52 GBP | 11-25 | Transport
        gb | 3/11 petrol 52 transport | 52 GBP | 11-03 | Transport
        gb | 60p sweets groceries | 0.60 GBP | | Groceries
        gb | €18 taxi in Madrid transport | 18 EUR | | Transport
        in | 1,00,000 scooter transport | 100000 INR | | Transport
        in | ₹450 dosa eating out | 450 INR | | Eating out
        in | 2,500 groceries | 2500 INR | | Groceries
        in | 450 rupees dosa eating out | 450 INR | | Eating out
        in | rs 450 dosa eating out | 450 INR | | Eating out
        in | 80 chai and samosa eating out | 80 INR | | Eating out
        """
}
