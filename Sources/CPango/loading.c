// Pango and Cairo load thirty libraries and take 5 MB of memory, for a process that renders a document and ends. So they are not linked but
// loaded by `cpango_load`: the functions here have the names of theirs, and forward each call. Nothing here may be called unless it returned 1.

#pragma GCC visibility push(hidden)
#include "shim.h"
#pragma GCC visibility pop
#include <dlfcn.h>
#include <stddef.h>

#define FUNCTIONS(TYPED, PLAIN) \
    TYPED(cairo_surface_t *, cairo_pdf_surface_create_for_stream, (cairo_write_func_t write, void *closure, double width, double height), (write, closure, width, height)) \
    PLAIN(cairo_pdf_surface_restrict_to_version, (cairo_surface_t *surface, cairo_pdf_version_t version), (surface, version)) \
    PLAIN(cairo_pdf_surface_set_metadata, (cairo_surface_t *surface, cairo_pdf_metadata_t metadata, const char *text), (surface, metadata, text)) \
    TYPED(cairo_status_t, cairo_surface_status, (cairo_surface_t *surface), (surface)) \
    PLAIN(cairo_surface_finish, (cairo_surface_t *surface), (surface)) \
    PLAIN(cairo_surface_destroy, (cairo_surface_t *surface), (surface)) \
    TYPED(cairo_t *, cairo_create, (cairo_surface_t *surface), (surface)) \
    PLAIN(cairo_destroy, (cairo_t *cr), (cr)) \
    TYPED(cairo_status_t, cairo_status, (cairo_t *cr), (cr)) \
    PLAIN(cairo_show_page, (cairo_t *cr), (cr)) \
    PLAIN(cairo_save, (cairo_t *cr), (cr)) \
    PLAIN(cairo_restore, (cairo_t *cr), (cr)) \
    PLAIN(cairo_translate, (cairo_t *cr, double x, double y), (cr, x, y)) \
    PLAIN(cairo_scale, (cairo_t *cr, double x, double y), (cr, x, y)) \
    PLAIN(cairo_tag_begin, (cairo_t *cr, const char *name, const char *attributes), (cr, name, attributes)) \
    PLAIN(cairo_tag_end, (cairo_t *cr, const char *name), (cr, name)) \
    PLAIN(cairo_new_path, (cairo_t *cr), (cr)) \
    PLAIN(cairo_new_sub_path, (cairo_t *cr), (cr)) \
    PLAIN(cairo_close_path, (cairo_t *cr), (cr)) \
    PLAIN(cairo_move_to, (cairo_t *cr, double x, double y), (cr, x, y)) \
    PLAIN(cairo_line_to, (cairo_t *cr, double x, double y), (cr, x, y)) \
    PLAIN(cairo_rectangle, (cairo_t *cr, double x, double y, double width, double height), (cr, x, y, width, height)) \
    PLAIN(cairo_arc, (cairo_t *cr, double x, double y, double radius, double start, double end), (cr, x, y, radius, start, end)) \
    PLAIN(cairo_clip, (cairo_t *cr), (cr)) \
    PLAIN(cairo_fill, (cairo_t *cr), (cr)) \
    PLAIN(cairo_stroke, (cairo_t *cr), (cr)) \
    PLAIN(cairo_set_line_width, (cairo_t *cr, double width), (cr, width)) \
    PLAIN(cairo_set_line_cap, (cairo_t *cr, cairo_line_cap_t cap), (cr, cap)) \
    PLAIN(cairo_set_line_join, (cairo_t *cr, cairo_line_join_t join), (cr, join)) \
    PLAIN(cairo_set_dash, (cairo_t *cr, const double *dashes, int count, double offset), (cr, dashes, count, offset)) \
    PLAIN(cairo_set_source_rgb, (cairo_t *cr, double red, double green, double blue), (cr, red, green, blue)) \
    PLAIN(cairo_set_source_rgba, (cairo_t *cr, double red, double green, double blue, double alpha), (cr, red, green, blue, alpha)) \
    PLAIN(cairo_set_source, (cairo_t *cr, cairo_pattern_t *pattern), (cr, pattern)) \
    TYPED(cairo_pattern_t *, cairo_pattern_create_linear, (double x0, double y0, double x1, double y1), (x0, y0, x1, y1)) \
    PLAIN(cairo_pattern_add_color_stop_rgba, (cairo_pattern_t *pattern, double offset, double red, double green, double blue, double alpha), (pattern, offset, red, green, blue, alpha)) \
    PLAIN(cairo_pattern_destroy, (cairo_pattern_t *pattern), (pattern)) \
    TYPED(PangoFontMap *, pango_cairo_font_map_new, (void), ()) \
    TYPED(PangoContext *, pango_font_map_create_context, (PangoFontMap *map), (map)) \
    PLAIN(pango_cairo_update_context, (cairo_t *cr, PangoContext *context), (cr, context)) \
    PLAIN(pango_context_set_language, (PangoContext *context, PangoLanguage *language), (context, language)) \
    PLAIN(pango_context_set_round_glyph_positions, (PangoContext *context, gboolean isRounding), (context, isRounding)) \
    TYPED(PangoLanguage *, pango_language_from_string, (const char *tag), (tag)) \
    TYPED(PangoFontDescription *, pango_font_description_new, (void), ()) \
    PLAIN(pango_font_description_free, (PangoFontDescription *description), (description)) \
    PLAIN(pango_font_description_set_family, (PangoFontDescription *description, const char *family), (description, family)) \
    PLAIN(pango_font_description_set_weight, (PangoFontDescription *description, PangoWeight weight), (description, weight)) \
    PLAIN(pango_font_description_set_absolute_size, (PangoFontDescription *description, double size), (description, size)) \
    TYPED(PangoLayout *, pango_layout_new, (PangoContext *context), (context)) \
    PLAIN(pango_layout_set_text, (PangoLayout *layout, const char *text, int length), (layout, text, length)) \
    PLAIN(pango_layout_set_font_description, (PangoLayout *layout, const PangoFontDescription *description), (layout, description)) \
    PLAIN(pango_layout_set_width, (PangoLayout *layout, int width), (layout, width)) \
    PLAIN(pango_layout_set_height, (PangoLayout *layout, int height), (layout, height)) \
    PLAIN(pango_layout_set_wrap, (PangoLayout *layout, PangoWrapMode wrap), (layout, wrap)) \
    PLAIN(pango_layout_set_ellipsize, (PangoLayout *layout, PangoEllipsizeMode ellipsize), (layout, ellipsize)) \
    TYPED(PangoAttrList *, pango_attr_list_new, (void), ()) \
    TYPED(PangoAttribute *, pango_attr_font_features_new, (const char *features), (features)) \
    PLAIN(pango_attr_list_insert, (PangoAttrList *list, PangoAttribute *attribute), (list, attribute)) \
    PLAIN(pango_attr_list_unref, (PangoAttrList *list), (list)) \
    PLAIN(pango_layout_set_attributes, (PangoLayout *layout, PangoAttrList *list), (layout, list)) \
    PLAIN(pango_layout_set_auto_dir, (PangoLayout *layout, gboolean isAutomatic), (layout, isAutomatic)) \
    TYPED(int, pango_layout_get_baseline, (PangoLayout *layout), (layout)) \
    TYPED(int, pango_layout_get_line_count, (PangoLayout *layout), (layout)) \
    TYPED(int, pango_layout_get_unknown_glyphs_count, (PangoLayout *layout), (layout)) \
    PLAIN(pango_layout_get_extents, (PangoLayout *layout, PangoRectangle *ink, PangoRectangle *logical), (layout, ink, logical)) \
    PLAIN(pango_cairo_show_layout, (cairo_t *cr, PangoLayout *layout), (cr, layout)) \
    PLAIN(pango_cairo_layout_path, (cairo_t *cr, PangoLayout *layout), (cr, layout)) \
    PLAIN(g_object_unref, (gpointer object), (object))

#define DEFINE_TYPED(result, name, parameters, arguments) \
    static result(*call_##name) parameters; \
    result name parameters { return call_##name arguments; }
#define DEFINE_PLAIN(name, parameters, arguments) \
    static void (*call_##name) parameters; \
    void name parameters { call_##name arguments; }
FUNCTIONS(DEFINE_TYPED, DEFINE_PLAIN)

// POSIX lets a pointer to data from dlsym be stored as one to a function.
#define LOAD(name) \
    *(void **)&call_##name = dlsym(library, #name); \
    if (call_##name == NULL) return 0;
#define LOAD_TYPED(result, name, parameters, arguments) LOAD(name)
#define LOAD_PLAIN(name, parameters, arguments) LOAD(name)

int cpango_load(void)
{
    void *library = dlopen("libpangocairo-1.0.so.0", RTLD_LAZY | RTLD_LOCAL);
    if (library == NULL) return 0;
    FUNCTIONS(LOAD_TYPED, LOAD_PLAIN)
    return 1;
}
