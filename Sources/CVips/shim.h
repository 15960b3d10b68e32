#ifndef CVIPS_SHIM_H
#define CVIPS_SHIM_H

#include <stddef.h>

// The few steps of libvips that Pictures uses. Swift cannot call functions with a variable number of arguments, and libvips has no others.

/// An image of libvips.
typedef struct _VipsImage cvips_image;

/// Loads the library; returns 0 if it or one of its functions is missing.
int cvips_load(void);

/// Starts the library, once, with one thread and without a cache. Only readers of pictures that libvips trusts may be used, and that of PDF if it is
/// allowed. Returns 0 if it fails.
int cvips_start(int allows_pdf);

/// Reads the size of a picture in pixels, or of the first page of a PDF at 72 pixels an inch. Returns 0 if it cannot be read.
int cvips_size(const void *bytes, size_t count, int is_pdf, int *width, int *height);

/// Decodes a picture, turned upright, in sRGB, with at most `side` pixels on its longer side. Returns NULL for a damaged or truncated one.
cvips_image *cvips_picture(const void *bytes, size_t count, int side);

/// Draws the first page of a PDF on white, `scale` times as large as at 72 pixels an inch. Returns NULL for one that cannot be read.
cvips_image *cvips_page(const void *bytes, size_t count, double scale);

/// Shrinks an image to at most `side` pixels on its longer side. Returns NULL if it fails.
cvips_image *cvips_shrunk(cvips_image *image, int side);

/// True if some of the image may be transparent.
int cvips_has_alpha(cvips_image *image);

/// Writes an image without metadata as PNG, or as JPEG with a quality of 1 to 100 if that is not 0. Returns NULL if it fails; the bytes are released by
/// `cvips_free`.
void *cvips_written(cvips_image *image, int quality, size_t *count);

void cvips_release(cvips_image *image);
void cvips_free(void *bytes);

#endif
