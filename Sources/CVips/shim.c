// libvips loads a hundred libraries, for a process that reads one picture and ends. So it is not linked but loaded by `cvips_load`. Nothing else here
// may be called unless that returned 1.

#include "shim.h"
#include <dlfcn.h>
#include <stdlib.h>

// Constants of libvips, which are part of its binary interface.
enum { FALSE_ = 0, TRUE_ = 1, SIZE_DOWN = 2, FAIL_ON_TRUNCATED = 1 };

static int (*call_init)(const char *name);
static void (*call_block_untrusted)(int isBlocked);
static void (*call_block)(const char *name, int isBlocked);
static void (*call_concurrency)(int threads);
static void (*call_cache)(int operations);
static cvips_image *(*call_new_from_buffer)(const void *bytes, size_t count, const char *options, ...);
static int (*call_pdfload)(const void *bytes, size_t count, cvips_image **out, ...);
static int (*call_thumbnail_buffer)(const void *bytes, size_t count, cvips_image **out, int width, ...);
static int (*call_thumbnail_image)(cvips_image *image, cvips_image **out, int width, ...);
static int (*call_extract_band)(cvips_image *image, cvips_image **out, int band, ...);
static int (*call_jpegsave)(cvips_image *image, void **bytes, size_t *count, ...);
static int (*call_pngsave)(cvips_image *image, void **bytes, size_t *count, ...);
static cvips_image *(*call_copy_memory)(cvips_image *image);
static int (*call_width)(const cvips_image *image);
static int (*call_height)(const cvips_image *image);
static int (*call_has_alpha)(cvips_image *image);
static void (*call_unref)(void *object);
static void (*call_free)(void *bytes);

// POSIX lets a pointer to data from dlsym be stored as one to a function.
#define LOAD(call, name) \
    *(void **)&call = dlsym(library, name); \
    if (call == NULL) return 0;

int cvips_load(void)
{
    void *library = dlopen("libvips.so.42", RTLD_LAZY | RTLD_LOCAL);
    if (library == NULL) return 0;
    LOAD(call_init, "vips_init")
    LOAD(call_block_untrusted, "vips_block_untrusted_set")
    LOAD(call_block, "vips_operation_block_set")
    LOAD(call_concurrency, "vips_concurrency_set")
    LOAD(call_cache, "vips_cache_set_max")
    LOAD(call_new_from_buffer, "vips_image_new_from_buffer")
    LOAD(call_pdfload, "vips_pdfload_buffer")
    LOAD(call_thumbnail_buffer, "vips_thumbnail_buffer")
    LOAD(call_thumbnail_image, "vips_thumbnail_image")
    LOAD(call_extract_band, "vips_extract_band")
    LOAD(call_jpegsave, "vips_jpegsave_buffer")
    LOAD(call_pngsave, "vips_pngsave_buffer")
    LOAD(call_copy_memory, "vips_image_copy_memory")
    LOAD(call_width, "vips_image_get_width")
    LOAD(call_height, "vips_image_get_height")
    LOAD(call_has_alpha, "vips_image_hasalpha")
    LOAD(call_unref, "g_object_unref")
    LOAD(call_free, "g_free")
    return 1;
}

int cvips_start(int allows_pdf)
{
    // Warnings about damaged pictures would fill the log of errors.
    setenv("VIPS_WARNING", "1", 1);
    // The process may write no file: an image that is too large for its memory is refused.
    setenv("VIPS_DISC_THRESHOLD", "1000m", 1);
    if (call_init("penny") != 0) return 0;
    call_concurrency(1);
    call_cache(0);
    call_block_untrusted(TRUE_);
    if (allows_pdf) call_block("VipsForeignLoadPdf", FALSE_);
    return 1;
}

int cvips_size(const void *bytes, size_t count, int is_pdf, int *width, int *height)
{
    cvips_image *image = NULL;
    if (is_pdf) {
        if (call_pdfload(bytes, count, &image, "page", 0, NULL) != 0) return 0;
    } else {
        image = call_new_from_buffer(bytes, count, "", NULL);
        if (image == NULL) return 0;
    }
    *width = call_width(image);
    *height = call_height(image);
    call_unref(image);
    return 1;
}

// Decodes all of an image, and releases what it was to be made of.
static cvips_image *decoded(cvips_image *image)
{
    cvips_image *copy = call_copy_memory(image);
    call_unref(image);
    return copy;
}

cvips_image *cvips_picture(const void *bytes, size_t count, int side)
{
    cvips_image *image = NULL;
    if (call_thumbnail_buffer(
            bytes, count, &image, side, "height", side, "size", SIZE_DOWN, "export_profile", "srgb", "fail_on", FAIL_ON_TRUNCATED, NULL) != 0)
        return NULL;
    return decoded(image);
}

cvips_image *cvips_page(const void *bytes, size_t count, double scale)
{
    cvips_image *page = NULL, *image = NULL;
    if (call_pdfload(bytes, count, &page, "page", 0, "scale", scale, NULL) != 0) return NULL;
    // A page is opaque, with a fourth band that says so.
    int failed = call_extract_band(page, &image, 0, "n", 3, NULL);
    call_unref(page);
    return failed ? NULL : decoded(image);
}

cvips_image *cvips_shrunk(cvips_image *image, int side)
{
    cvips_image *small = NULL;
    if (call_thumbnail_image(image, &small, side, "height", side, "size", SIZE_DOWN, NULL) != 0) return NULL;
    return decoded(small);
}

int cvips_has_alpha(cvips_image *image) { return call_has_alpha(image); }

void *cvips_written(cvips_image *image, int quality, size_t *count)
{
    void *bytes = NULL;
    int failed = quality > 0 ? call_jpegsave(image, &bytes, count, "Q", quality, "strip", TRUE_, "optimize_coding", TRUE_, NULL)
                             : call_pngsave(image, &bytes, count, "strip", TRUE_, NULL);
    return failed ? NULL : bytes;
}

void cvips_release(cvips_image *image) { call_unref(image); }
void cvips_free(void *bytes) { call_free(bytes); }
