// libcurl loads twenty libraries and takes 3 MB of memory, for a feature that most servers never use. So it is not linked but
// loaded at its first use: the functions here have the names of its own, and forward each call. Without the library they return
// errors as it would.

#define CURL_DISABLE_TYPECHECK
#pragma GCC visibility push(hidden)
#include <curl/curl.h>
#pragma GCC visibility pop
#include <dlfcn.h>
#include <pthread.h>
#include <stdarg.h>
#include <stddef.h>

static void *library;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void load(void)
{
    library = dlopen("libcurl.so.4", RTLD_NOW | RTLD_LOCAL);
}

static void *find(const char *name)
{
    pthread_once(&once, load);
    return library ? dlsym(library, name) : NULL;
}

#define PASS_ON(result, name, parameters, arguments, failure) \
    result name parameters \
    { \
        result(*call) parameters = (result(*) parameters)find(#name); \
        return call ? call arguments : failure; \
    }

#define PASS_ON_VOID(name, parameters, arguments) \
    void name parameters \
    { \
        void (*call) parameters = (void (*) parameters)find(#name); \
        if (call) call arguments; \
    }

PASS_ON(CURLcode, curl_global_init, (long flags), (flags), CURLE_FAILED_INIT)
PASS_ON(curl_version_info_data *, curl_version_info, (CURLversion age), (age), NULL)
PASS_ON(CURL *, curl_easy_init, (void), (), NULL)
PASS_ON(CURLcode, curl_easy_perform, (CURL *handle), (handle), CURLE_FAILED_INIT)
PASS_ON_VOID(curl_easy_cleanup, (CURL *handle), (handle))
PASS_ON(struct curl_slist *, curl_slist_append, (struct curl_slist *list, const char *text), (list, text), NULL)
PASS_ON_VOID(curl_slist_free_all, (struct curl_slist *list), (list))
PASS_ON(CURLU *, curl_url, (void), (), NULL)
PASS_ON_VOID(curl_url_cleanup, (CURLU *handle), (handle))
PASS_ON(CURLUcode, curl_url_set, (CURLU *handle, CURLUPart part, const char *text, unsigned int flags), (handle, part, text, flags), CURLUE_OUT_OF_MEMORY)
PASS_ON_VOID(curl_free, (void *memory), (memory))

// Versions of the header differ in whether the handle is const.
CURLUcode url_get(const CURLU *handle, CURLUPart part, char **text, unsigned int flags) __asm__("curl_url_get");

CURLUcode url_get(const CURLU *handle, CURLUPart part, char **text, unsigned int flags)
{
    CURLUcode (*call)(const CURLU *, CURLUPart, char **, unsigned int) =
        (CURLUcode(*)(const CURLU *, CURLUPart, char **, unsigned int))find("curl_url_get");
    return call ? call(handle, part, text, flags) : CURLUE_OUT_OF_MEMORY;
}

// The range of an option's number gives the type of its value.
CURLcode curl_easy_setopt(CURL *handle, CURLoption option, ...)
{
    CURLcode (*call)(CURL *, CURLoption, ...) = (CURLcode(*)(CURL *, CURLoption, ...))find("curl_easy_setopt");
    if (!call) return CURLE_FAILED_INIT;
    va_list values;
    va_start(values, option);
    CURLcode code;
    if (option < CURLOPTTYPE_OBJECTPOINT) {
        code = call(handle, option, va_arg(values, long));
    } else if (option >= CURLOPTTYPE_OFF_T && option < CURLOPTTYPE_BLOB) {
        code = call(handle, option, va_arg(values, curl_off_t));
    } else {
        code = call(handle, option, va_arg(values, void *));
    }
    va_end(values);
    return code;
}

CURLcode curl_easy_getinfo(CURL *handle, CURLINFO info, ...)
{
    CURLcode (*call)(CURL *, CURLINFO, ...) = (CURLcode(*)(CURL *, CURLINFO, ...))find("curl_easy_getinfo");
    if (!call) return CURLE_FAILED_INIT;
    va_list values;
    va_start(values, info);
    CURLcode code = call(handle, info, va_arg(values, void *));
    va_end(values);
    return code;
}
