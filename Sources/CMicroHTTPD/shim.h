#ifndef CMICROHTTPD_SHIM_H
#define CMICROHTTPD_SHIM_H

// Swift cannot import variadic C functions. Each function here makes the same call with fixed arguments.

#include <netinet/in.h>
#include <netinet/tcp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <microhttpd.h>

/// Starts a daemon without a listening socket, with the options of an array that ends with `MHD_OPTION_END`.
static inline struct MHD_Daemon *shim_start_daemon(
    unsigned int flags, MHD_AccessHandlerCallback handler, void *context, struct MHD_OptionItem *options)
{
    return MHD_start_daemon(flags, 0, NULL, NULL, handler, context, MHD_OPTION_ARRAY, options, MHD_OPTION_END);
}

/// Passes an accepted socket to a daemon. In place of the client's address, which libmicrohttpd only stores, it gets an IPv6
/// address that contains `ticket`, which distinguishes the connection from earlier ones with the same descriptor.
static inline enum MHD_Result shim_add_connection(struct MHD_Daemon *daemon, int socket, uint64_t ticket)
{
    struct sockaddr_in6 address;
    memset(&address, 0, sizeof address);
    address.sin6_family = AF_INET6;
    memcpy(&address.sin6_addr, &ticket, sizeof ticket);
    return MHD_add_connection(daemon, socket, (const struct sockaddr *) &address, sizeof address);
}

/// The receiver of the library's log lines, with the status of the response that the library is about to send by itself, or 0. `is_of_head` is true
/// for lines about a head that has been read, and false for those about any part of a request.
struct shim_logger {
    void (*callback)(void *context, unsigned int status, bool is_of_head);
    void *context;
};

static inline void shim_log(void *logger, const char *format, va_list arguments)
{
    const struct shim_logger *target = logger;
    unsigned int status = 0;
    char text[160];
    vsnprintf(text, sizeof text, format, arguments);
    // Followed by a line with the status.
    bool is_of_head = strstr(text, "Content-Length' header. Closing") != NULL;
    const char *found = strstr(text, "HTTP response code is ");
    if (is_of_head) status = strstr(text, "Too large") != NULL ? 413 : 400;
    else if (found != NULL) sscanf(found, "HTTP response code is %u", &status);
    target->callback(target->context, status, is_of_head);
}

/// Calls a logger, which has to outlive the daemon, for each line of the library's log, on the thread that logs; has to be the
/// first of all options.
static inline struct MHD_OptionItem shim_option_logger(struct shim_logger *logger)
{
    struct MHD_OptionItem item = { MHD_OPTION_EXTERNAL_LOGGER, (intptr_t) &shim_log, logger };
    return item;
}

/// An option with a numeric value.
static inline struct MHD_OptionItem shim_option_number(enum MHD_OPTION option, intptr_t value)
{
    struct MHD_OptionItem item = { option, value, NULL };
    return item;
}

/// An option with a string value, which has to outlive the daemon.
static inline struct MHD_OptionItem shim_option_string(enum MHD_OPTION option, const char *value)
{
    struct MHD_OptionItem item = { option, 0, (void *) value };
    return item;
}

/// Truncates a target after its `?`, in place. The query is parsed from a copy; libmicrohttpd would split it into arguments that
/// nobody uses, and stop responding on a connection whose memory is too small for them.
static inline void shim_forget_query(const char *target)
{
    char *query = strchr(target, '?');
    if (query != NULL) query[1] = '\0';
}

/// Calls `callback` with the raw request target when a request line has been read; the result becomes the request's context.
static inline struct MHD_OptionItem shim_option_target(
    void *(*callback)(void *context, const char *target, struct MHD_Connection *connection), void *context)
{
    struct MHD_OptionItem item = { MHD_OPTION_URI_LOG_CALLBACK, (intptr_t) callback, context };
    return item;
}

/// Calls `callback` when a request has ended, successfully or not.
static inline struct MHD_OptionItem shim_option_completed(MHD_RequestCompletedCallback callback, void *context)
{
    struct MHD_OptionItem item = { MHD_OPTION_NOTIFY_COMPLETED, (intptr_t) callback, context };
    return item;
}

/// Calls `callback` when a connection is opened and when it is closed.
static inline struct MHD_OptionItem shim_option_connection(MHD_NotifyConnectionCallback callback, void *context)
{
    struct MHD_OptionItem item = { MHD_OPTION_NOTIFY_CONNECTION, (intptr_t) callback, context };
    return item;
}

static inline size_t shim_keep_escapes(void *context, struct MHD_Connection *connection, char *text)
{
    (void) context;
    (void) connection;
    return strlen(text);
}

static inline size_t shim_read_nothing(void *context, struct MHD_Connection *connection, char *text)
{
    (void) context;
    (void) connection;
    (void) text;
    return 0;
}

/// Keeps percent escapes; the default decoding loses `%2F` and `%00`. Before 1.0 nothing that is read uses the length, and the text of a target must
/// not be touched: when arguments behind a NUL in it have filled the connection's memory, the library has given the text's place to its answer.
static inline struct MHD_OptionItem shim_option_keep_escapes(bool is_before_1)
{
    struct MHD_OptionItem item = { MHD_OPTION_UNESCAPE_CALLBACK, (intptr_t) (is_before_1 ? &shim_read_nothing : &shim_keep_escapes), NULL };
    return item;
}

/// Returns the address of the connection's context, or NULL.
static inline void *shim_connection_context(struct MHD_Connection *connection)
{
    const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT);
    return info == NULL ? NULL : info->socket_context;
}

/// Returns the size of a request's head including the blank line at its end, or 0 before it has been read.
static inline size_t shim_head_size(struct MHD_Connection *connection)
{
    const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_REQUEST_HEADER_SIZE);
    return info == NULL ? 0 : info->header_size;
}

/// Returns the status of the queued response, or 0.
static inline unsigned int shim_queued_status(struct MHD_Connection *connection)
{
    const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_HTTP_STATUS);
    return info == NULL ? 0 : info->http_status;
}

/// Returns the connection's ticket from `shim_add_connection`, or 0.
static inline uint64_t shim_connection_ticket(struct MHD_Connection *connection)
{
    const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CLIENT_ADDRESS);
    if (info == NULL || info->client_addr == NULL || info->client_addr->sa_family != AF_INET6) return 0;
    uint64_t ticket;
    memcpy(&ticket, &((const struct sockaddr_in6 *) (const void *) info->client_addr)->sin6_addr, sizeof ticket);
    return ticket;
}

/// Returns how many bytes a program has read from a TCP socket so far, or -1 if the system does not tell.
static inline int64_t shim_bytes_read(int socket)
{
    // The beginning of `struct tcp_info` of Linux, which the C library declares without the count.
    struct { unsigned char other[128]; uint64_t received; } before, after;
    for (int attempt = 0; attempt < 4; attempt++) {
        int waiting = 0;
        socklen_t size = sizeof before, size_after = sizeof after;
        if (getsockopt(socket, IPPROTO_TCP, TCP_INFO, &before, &size) != 0 || size < sizeof before) return -1;
        if (ioctl(socket, FIONREAD, &waiting) != 0) return -1;
        if (getsockopt(socket, IPPROTO_TCP, TCP_INFO, &after, &size_after) != 0) return -1;
        // No bytes came between the two counts.
        if (before.received == after.received) return (int64_t) before.received - waiting;
    }
    return -1;
}

/// A GNU extension, which the C library declares only on request.
extern void *memmem(const void *text, size_t text_size, const void *wanted, size_t wanted_size);

/// Returns the first occurrence of a byte sequence, or NULL.
static inline const void *shim_find(const void *text, size_t text_size, const void *wanted, size_t wanted_size)
{
    return memmem(text, text_size, wanted, wanted_size);
}

#endif
