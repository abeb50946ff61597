import { Hono } from 'hono'
import type { WebEnv } from '../web-env.ts'
import { manifestOf } from './manifest.ts'
import { robotsText } from './robots.ts'
import { securityText } from './security-contact.ts'
import { mostAddresses, siteMap, sitePages } from './site-map.ts'

const anHour = 'public, max-age=3600'

/** What machines ask of a site before they read its pages. */
export function findable(): Hono<WebEnv> {
  return new Hono<WebEnv>()
    .get('/robots.txt', (c) => c.text(robotsText(c.get('facts').site.publicUrl), 200, { 'Cache-Control': anHour }))
    .get('/.well-known/security.txt', (c) => {
      const { site, now } = c.get('facts')
      return c.text(securityText(site, now), 200, { 'Cache-Control': anHour })
    })
    .get('/manifest.webmanifest', (c) => {
      const headers = { 'Content-Type': 'application/manifest+json', 'Cache-Control': anHour }
      return c.body(JSON.stringify(manifestOf(c.get('facts').siteName)), 200, headers)
    })
    .get('/sitemap.xml', async (c) => {
      const limit = mostAddresses - sitePages.length
      const organisations = await c.get('openScope')().useCases.findableOrganisations.execute({ limit })
      const headers = { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': anHour }
      return c.body(siteMap(c.get('facts').site.publicUrl, organisations), 200, headers)
    })
}
