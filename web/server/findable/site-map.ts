import type { FindableOrganisation } from '@camp/application/organisations/findable-organisations.ts'

/** The limit of one file in the sitemaps protocol. */
export const mostAddresses = 50_000

/** Everybody's pages that do not come from the database. */
export const sitePages = [
  '/',
  '/about',
  '/faq',
  '/contact',
  '/book-demo',
  '/list-your-campsite',
  '/terms',
  '/policies',
  '/privacy',
  '/accessibility',
] as const

export function siteMap(publicUrl: string, organisations: readonly FindableOrganisation[]): string {
  const pages = sitePages.map((path) => entry(`${publicUrl}${path}`))
  const campsites = organisations.map(({ slug, changedAt }) =>
    entry(`${publicUrl}/${encodeURIComponent(slug)}`, changedAt.toString({ smallestUnit: 'second' })),
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${[...pages, ...campsites].join('\n')}
</urlset>
`
}

function entry(address: string, changedAt?: string): string {
  const location = `<loc>${address.replaceAll('&', '&amp;')}</loc>`
  return `  <url>${location}${changedAt ? `<lastmod>${changedAt}</lastmod>` : ''}</url>`
}
