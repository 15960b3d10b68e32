"""Prints how many of 1000 squares of two PNG images differ; 1000 for images of different sizes."""
import struct, sys, zlib

def read(path):
    data, place, packed = open(path, "rb").read(), 8, b""
    while place < len(data):
        length, kind = struct.unpack(">I4s", data[place:place + 8])
        chunk = data[place + 8:place + 8 + length]
        if kind == b"IHDR":
            width, height, depth, colour, _, _, interlaced = struct.unpack(">IIBBBBB", chunk)
            assert (depth, interlaced) == (8, 0) and colour in (0, 2), "an image of 8 bits without transparency"
            step, length_of_row = (1, 3)[colour == 2], width * (1, 3)[colour == 2]
        elif kind == b"IDAT":
            packed += chunk
        place += length + 12
    raw, rows, above = zlib.decompress(packed), [], bytearray(length_of_row)
    for y in range(height):
        method, row = raw[y * (length_of_row + 1)], bytearray(raw[y * (length_of_row + 1) + 1:(y + 1) * (length_of_row + 1)])
        for x in range(length_of_row):
            left, up, corner = (row[x - step] if x >= step else 0), above[x], (above[x - step] if x >= step else 0)
            guess = left + up - corner
            paeth = min((abs(guess - left), 0, left), (abs(guess - up), 1, up), (abs(guess - corner), 2, corner))[2] if method == 4 else 0
            row[x] = (row[x] + (0, left, up, (left + up) // 2, paeth)[method]) & 255
        rows.append(row)
        above = row
    return length_of_row, height, rows, step

side = 4
width, height, one, step = read(sys.argv[1])
other_width, other_height, other, _ = read(sys.argv[2])
if (width, height) != (other_width, other_height):
    print(1000)
    sys.exit()
marked = different = 0
for y in range(0, height - side + 1, side):
    for x in range(0, width - side * step + 1, side * step):
        a, b = (sum(sum(rows[y + i][x:x + side * step]) for i in range(side)) / (side ** 2 * step) for rows in (one, other))
        marked += min(a, b) < 250
        different += abs(a - b) > 40
print(different * 1000 // max(marked, 1))
