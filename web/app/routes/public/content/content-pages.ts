/** Pages that show the product's own words alone, without a form that says who sends it. */
export const contentPages: ReadonlySet<string> = new Set([
  ...['/about', '/accessibility', '/book-demo', '/contact', '/faq', '/policies', '/privacy', '/terms'],
])
