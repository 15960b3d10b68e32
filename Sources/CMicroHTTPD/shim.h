#ifndef CMICROHTTPD_SHIM_H
#define CMICROHTTPD_SHIM_H

// Swift cannot import C functions with variable arguments. Each function here is the same call with fixed ones.

#include <netinet/in.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <microhttpd.h>

/// Starts a daemon on `listen_socket`, with the options of an array that ends with `MHD_OPTION_END`.
static inline struct MHD_Daemon *shim_start_daemon(
    unsigned int flags, MHD_AcceptPolicyCallback accept, void *accept_context,
    MHD_AccessHandlerCallback handler, void *context, struct MHD_OptionItem *options)
{
    return MHD_start_daemon(flags, 0, accept, accept_context, handler, context,
                            MHD_OPTION_ARRAY, options, MHD_OPTION_END);
}

/// An option whose value is a number.
static inline struct MHD_OptionItem shim_option_number(enum MHD_OPTION option, intptr_t value)
{
    struct MHD_OptionItem item = { option, value, NULL };
    return item;
}

/// An option whose value is a string that outlives the daemon.
static inline struct MHD_OptionItem shim_option_string(enum MHD_OPTION option, const char *value)
{
    struct MHD_OptionItem item = { option, 0, (void *) value };
    return item;
}

/// Ends a target behind its `?`, in place. The query is read from a copy; libmicrohttpd would cut it into arguments that nobody asks for,
/// and says nothing more on a connection whose memory is too small for them.
static inline void shim_forget_query(const char *target)
{
    char *query = strchr(target, '?');
    if (query != NULL) query[1] = '\0';
}

/// Calls `callback` with the raw request target when a request line was read; its result is the request's context.
static inline struct MHD_OptionItem shim_option_target(
    void *(*callback)(void *context, const char *target, struct MHD_Connection *connection), void *context)
{
    struct MHD_OptionItem item = { MHD_OPTION_URI_LOG_CALLBACK, (intptr_t) callback, context };
    return item;
}

/// Calls `callback` when a request has ended, however it ended.
static inline struct MHD_OptionItem shim_option_completed(MHD_RequestCompletedCallback callback, void *context)
{
    struct MHD_OptionItem item = { MHD_OPTION_NOTIFY_COMPLETED, (intptr_t) callback, context };
    return item;
}

/// Calls `callback` when a connection opens and when it closes.
static inline struct MHD_OptionItem shim_option_connection(MHD_NotifyConnectionCallback callback, void *context)
{
    struct MHD_OptionItem item = { MHD_OPTION_NOTIFY_CONNECTION, (intptr_t) callback, context };
    return item;
}

static inline size_t shim_keep_escapes(void *context, struct MHD_Connection *connection, char *text)
{
    (void) context;
    (void) connection;
    size_t length = 0;
    while (text[length] != '\0') length++;
    return length;
}

/// Leaves percent escapes as they came; the default decoding loses `%2F` and `%00`.
static inline struct MHD_OptionItem shim_option_keep_escapes(void)
{
    struct MHD_OptionItem item = { MHD_OPTION_UNESCAPE_CALLBACK, (intptr_t) &shim_keep_escapes, NULL };
    return item;
}

/// The place of the connection's context, or NULL.
static inline void *shim_connection_context(struct MHD_Connection *connection)
{
    const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT);
    return info == NULL ? NULL : info->socket_context;
}

/// The client's address, or NULL.
static inline const struct sockaddr *shim_connection_address(struct MHD_Connection *connection)
{
    const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CLIENT_ADDRESS);
    return info == NULL ? NULL : info->client_addr;
}

/// The connection's socket, or -1.
static inline int shim_connection_socket(struct MHD_Connection *connection)
{
    const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
    return info == NULL ? -1 : info->connect_fd;
}

/// The number of open connections of a daemon.
static inline unsigned int shim_connection_count(struct MHD_Daemon *daemon)
{
    const union MHD_DaemonInfo *info = MHD_get_daemon_info(daemon, MHD_DAEMON_INFO_CURRENT_CONNECTIONS);
    return info == NULL ? 0 : info->num_connections;
}

#endif
