/** The first parts of the product's own addresses: an organisation of that slug could not be reached. */
export const reservedSlugs: ReadonlySet<string> = new Set([
  ...['about', 'accessibility', 'book-demo', 'contact', 'faq', 'policies', 'privacy', 'terms'],
  ...['admin', 'api', 'auth', 'c', 'dev', 'list-your-campsite', 'org', 'payments', 'r', 'user'],
  ...['assets', 'calendar-days', 'fonts', 'icons', 'images', 'pictures', 'static', 'theme', 'sandbox', 'logo'],
  ...['health', 'ical', 'metrics', 'manifest', 'offline', 'robots', 'search', 'sitemap', 'sw', 'favicon', 'well-known'],
  ...['404', '500', 'error', 'login', 'logout', 'null', 'undefined'],
])
