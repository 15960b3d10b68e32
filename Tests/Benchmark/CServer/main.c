// The minimum cost of a page on this machine: libmicrohttpd answering from memory, as a reference for Penny.
// Usage: bench-c-server PORT BODY_BYTES THREADS   (port 0 takes a free one; the port is printed)
#include <microhttpd.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static struct MHD_Response *page;
static struct MHD_Response *redirect;

static enum MHD_Result answer(void *context, struct MHD_Connection *connection, const char *url, const char *method,
                              const char *version, const char *upload, size_t *upload_size, void **request)
{
    (void) context, (void) url, (void) version, (void) upload;
    if (*request == NULL) {
        *request = connection;
        return MHD_YES;
    }
    if (*upload_size > 0) {
        *upload_size = 0;
        return MHD_YES;
    }
    if (strcmp(method, "POST") == 0) return MHD_queue_response(connection, MHD_HTTP_SEE_OTHER, redirect);
    return MHD_queue_response(connection, MHD_HTTP_OK, page);
}

int main(int count, char **arguments)
{
    if (count != 4) {
        fprintf(stderr, "Usage: bench-c-server PORT BODY_BYTES THREADS\n");
        return 64;
    }
    size_t size = strtoul(arguments[2], NULL, 10);
    char *body = malloc(size + 1);
    if (body == NULL) return 1;
    memset(body, 'x', size);
    page = MHD_create_response_from_buffer(size, body, MHD_RESPMEM_MUST_FREE);
    MHD_add_response_header(page, "Content-Type", "text/html; charset=utf-8");
    redirect = MHD_create_response_from_buffer(0, "", MHD_RESPMEM_PERSISTENT);
    MHD_add_response_header(redirect, "Location", "/");

    sigset_t signals;
    sigemptyset(&signals);
    sigaddset(&signals, SIGTERM);
    sigaddset(&signals, SIGINT);
    sigprocmask(SIG_BLOCK, &signals, NULL);
    struct MHD_Daemon *daemon = MHD_start_daemon(
        MHD_USE_EPOLL_INTERNAL_THREAD, (uint16_t) atoi(arguments[1]), NULL, NULL, answer, NULL,
        MHD_OPTION_THREAD_POOL_SIZE, (unsigned int) atoi(arguments[3]), MHD_OPTION_END);
    if (daemon == NULL) {
        fprintf(stderr, "bench-c-server: cannot listen on port %s\n", arguments[1]);
        return 1;
    }
    printf("port %u\n", (unsigned) MHD_get_daemon_info(daemon, MHD_DAEMON_INFO_BIND_PORT)->port);
    fflush(stdout);
    int received;
    sigwait(&signals, &received);
    MHD_stop_daemon(daemon);
    MHD_destroy_response(page);
    MHD_destroy_response(redirect);
    return 0;
}
