#ifndef CCURL_SHIM_H
#define CCURL_SHIM_H

// Swift cannot import variadic C functions. Each function here makes the same call with fixed arguments.

#include <curl/curl.h>

/// Sets an option with a numeric value.
static inline CURLcode shim_set_number(CURL *handle, CURLoption option, long value)
{
    return curl_easy_setopt(handle, option, value);
}

/// Sets an option with a string value, which is copied.
static inline CURLcode shim_set_string(CURL *handle, CURLoption option, const char *value)
{
    return curl_easy_setopt(handle, option, value);
}

/// Sets the maximum size of a body that a server may announce, in bytes.
static inline CURLcode shim_set_size_limit(CURL *handle, curl_off_t bytes)
{
    return curl_easy_setopt(handle, CURLOPT_MAXFILESIZE_LARGE, bytes);
}

/// Sets the request's own header fields; the list has to outlive the transfer.
static inline CURLcode shim_set_headers(CURL *handle, struct curl_slist *list)
{
    return curl_easy_setopt(handle, CURLOPT_HTTPHEADER, list);
}

/// Makes the request a POST with this body, which is copied.
static inline CURLcode shim_set_post(CURL *handle, const void *bytes, curl_off_t count)
{
    CURLcode code = curl_easy_setopt(handle, CURLOPT_POST, 1L);
    if (code == CURLE_OK) code = curl_easy_setopt(handle, CURLOPT_POSTFIELDSIZE_LARGE, count);
    return code != CURLE_OK ? code : curl_easy_setopt(handle, CURLOPT_COPYPOSTFIELDS, bytes);
}

/// Calls `callback` with each chunk of the body.
static inline CURLcode shim_set_body_callback(
    CURL *handle, size_t (*callback)(char *bytes, size_t size, size_t count, void *context), void *context)
{
    CURLcode code = curl_easy_setopt(handle, CURLOPT_WRITEFUNCTION, callback);
    return code != CURLE_OK ? code : curl_easy_setopt(handle, CURLOPT_WRITEDATA, context);
}

/// Calls `callback` with each line of each head, including status lines.
static inline CURLcode shim_set_head_callback(
    CURL *handle, size_t (*callback)(char *bytes, size_t size, size_t count, void *context), void *context)
{
    CURLcode code = curl_easy_setopt(handle, CURLOPT_HEADERFUNCTION, callback);
    return code != CURLE_OK ? code : curl_easy_setopt(handle, CURLOPT_HEADERDATA, context);
}

/// Calls `callback` at least once a second; a result other than 0 ends the transfer.
static inline CURLcode shim_set_progress_callback(
    CURL *handle, int (*callback)(void *context, curl_off_t all, curl_off_t got, curl_off_t every, curl_off_t sent), void *context)
{
    CURLcode code = curl_easy_setopt(handle, CURLOPT_XFERINFOFUNCTION, callback);
    if (code == CURLE_OK) code = curl_easy_setopt(handle, CURLOPT_XFERINFODATA, context);
    return code != CURLE_OK ? code : curl_easy_setopt(handle, CURLOPT_NOPROGRESS, 0L);
}

/// Calls `callback` for each address about to be connected to; it creates the socket, or refuses.
static inline CURLcode shim_set_socket_callback(
    CURL *handle, curl_socket_t (*callback)(void *context, curlsocktype purpose, struct curl_sockaddr *address), void *context)
{
    CURLcode code = curl_easy_setopt(handle, CURLOPT_OPENSOCKETFUNCTION, callback);
    return code != CURLE_OK ? code : curl_easy_setopt(handle, CURLOPT_OPENSOCKETDATA, context);
}

/// Returns the status of the last answer, or 0.
static inline long shim_status(CURL *handle)
{
    long status = 0;
    return curl_easy_getinfo(handle, CURLINFO_RESPONSE_CODE, &status) == CURLE_OK ? status : 0;
}

/// Returns the URL of the last answer, which the handle owns, or NULL.
static inline const char *shim_final_address(CURL *handle)
{
    char *text = NULL;
    return curl_easy_getinfo(handle, CURLINFO_EFFECTIVE_URL, &text) == CURLE_OK ? text : NULL;
}

/// Returns the version of the library, such as `7.88.1`.
static inline const char *shim_version(void)
{
    return curl_version_info(CURLVERSION_NOW)->version;
}

/// Returns the contained socket address in place: it may be longer than `struct sockaddr`.
static inline const struct sockaddr *shim_socket_address(const struct curl_sockaddr *address)
{
    return &address->addr;
}

#endif
