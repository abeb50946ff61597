/** Pages about a person, a reservation or the staff's work, and doors that are no pages. */
const closedAreas = ['/r/', '/c/', '/org/', '/admin/', '/user/', '/auth/', '/api/', '/dev/', '/payments/', '/sandbox/']
const closedPages = ['/*/reserve', '/*/reserve-ok', '/*/reservation/', '/calendar-days', '/theme', '/*.data']

/**
 * Every search and every stay has an address of its own: endlessly many, all of pages that the site map names
 * once. `showHeaderFooter` stays open, since cards link with it and the page says which address is its own.
 */
const permutations = ['/?', '/*/map?', ...['Date', 'numberOf', 'childrenAges', 'plot'].map((part) => `/*?*${part}`)]

export function robotsText(publicUrl: string): string {
  const lines = [...closedAreas, ...closedPages, ...permutations].map((path) => `Disallow: ${path}`)
  return `${['User-agent: *', ...lines, '', `Sitemap: ${publicUrl}/sitemap.xml`].join('\n')}\n`
}
