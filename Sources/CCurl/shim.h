#ifndef CCURL_SHIM_H
#define CCURL_SHIM_H

// Swift cannot import C functions with variable arguments. Each function here is the same call with fixed ones.

#include <curl/curl.h>

/// An option whose value is a number.
static inline CURLcode shim_set_number(CURL *handle, CURLoption option, long value)
{
    return curl_easy_setopt(handle, option, value);
}

/// An option whose value is a string, which is copied.
static inline CURLcode shim_set_string(CURL *handle, CURLoption option, const char *value)
{
    return curl_easy_setopt(handle, option, value);
}

/// The largest body that a server may announce, in bytes.
static inline CURLcode shim_set_size_limit(CURL *handle, curl_off_t bytes)
{
    return curl_easy_setopt(handle, CURLOPT_MAXFILESIZE_LARGE, bytes);
}

/// The request's own header fields; the list has to outlive the transfer.
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

/// Calls `callback` with each piece of the body.
static inline CURLcode shim_set_body_callback(
    CURL *handle, size_t (*callback)(char *bytes, size_t size, size_t count, void *context), void *context)
{
    CURLcode code = curl_easy_setopt(handle, CURLOPT_WRITEFUNCTION, callback);
    return code != CURLE_OK ? code : curl_easy_setopt(handle, CURLOPT_WRITEDATA, context);
}

/// Calls `callback` with each line of each head, the status lines too.
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

/// Calls `callback` for each address that is about to be connected to; it makes the socket, or refuses.
static inline CURLcode shim_set_socket_callback(
    CURL *handle, curl_socket_t (*callback)(void *context, curlsocktype purpose, struct curl_sockaddr *address), void *context)
{
    CURLcode code = curl_easy_setopt(handle, CURLOPT_OPENSOCKETFUNCTION, callback);
    return code != CURLE_OK ? code : curl_easy_setopt(handle, CURLOPT_OPENSOCKETDATA, context);
}

/// The status of the last answer, or 0.
static inline long shim_status(CURL *handle)
{
    long status = 0;
    return curl_easy_getinfo(handle, CURLINFO_RESPONSE_CODE, &status) == CURLE_OK ? status : 0;
}

/// The address that the last answer came from, which belongs to the handle, or NULL.
static inline const char *shim_final_address(CURL *handle)
{
    char *text = NULL;
    return curl_easy_getinfo(handle, CURLINFO_EFFECTIVE_URL, &text) == CURLE_OK ? text : NULL;
}

/// The version of the library, such as `7.88.1`.
static inline const char *shim_version(void)
{
    return curl_version_info(CURLVERSION_NOW)->version;
}

/// The socket address inside, as it lies there: it may be longer than `struct sockaddr`.
static inline const struct sockaddr *shim_socket_address(const struct curl_sockaddr *address)
{
    return &address->addr;
}

#endif
