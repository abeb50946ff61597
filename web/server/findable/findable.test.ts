import { readFileSync } from 'node:fs'
import type { UseCases } from '@camp/application/use-cases.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { brandColour, grounds } from '#app/appearance/ground-colours.ts'
import { readRequestFacts } from '../read-request-facts.ts'
import { someSite } from '../testing/some-site.ts'
import type { WebEnv, WorkScope } from '../web-env.ts'
import { findable } from './findable.ts'
import { robotsText } from './robots.ts'
import { siteMap } from './site-map.ts'

const changedAt = Temporal.Instant.from('2026-11-01T08:00:00.123Z')
const useCases = { findableOrganisations: { execute: async () => [{ slug: 'kwena-camp', changedAt }] } } as Partial<UseCases>

async function ask(path: string): Promise<Response> {
  const app = new Hono<WebEnv>()
  const surroundings = {
    trustsProxy: false,
    log: { info: () => {}, warn: () => {}, error: () => {} },
    now: () => Temporal.Instant.from('2026-11-21T08:00:00Z'),
    container: { site: someSite() },
  }
  app.use((c, next) => {
    c.set('facts', readRequestFacts(c.req.raw, surroundings))
    c.set('openScope', () => ({ useCases }) as WorkScope)
    return next()
  })
  return app.route('/', findable()).fetch(new Request(`http://camp.example${path}`))
}

describe('robots.txt', () => {
  it.each(['/r/', '/org/', '/admin/', '/user/', '/api/', '/dev/', '/?'])('keeps robots out of %s', (path) => {
    expect(robotsText('https://www.camp.example').split('\n')).toContain(`Disallow: ${path}`)
  })

  it('names the site map by the address of the site', async () => {
    const answer = await ask('/robots.txt')

    expect(answer.headers.get('Content-Type')).toMatch('text/plain')
    expect(await answer.text()).toContain('\nSitemap: https://www.camp.example/sitemap.xml\n')
  })
})

describe('sitemap.xml', () => {
  it('lists the pages and the campsites that are found, with their last change', async () => {
    const answer = await ask('/sitemap.xml')
    const text = await answer.text()

    expect(answer.headers.get('Content-Type')).toBe('application/xml; charset=utf-8')
    expect(text).toContain('<url><loc>https://www.camp.example/faq</loc></url>')
    expect(text).toContain('<url><loc>https://www.camp.example/kwena-camp</loc><lastmod>2026-11-01T08:00:00Z</lastmod></url>')
  })

  it('writes no address that is not one', () => {
    expect(siteMap('https://camp.example', [{ slug: 'a<b&c', changedAt }])).toContain('<loc>https://camp.example/a%3Cb%26c</loc>')
  })
})

describe('the manifest', () => {
  it('names the site by its host, with icons that are there', async () => {
    const answer = await ask('/manifest.webmanifest')
    const manifest = await answer.json()

    expect(answer.headers.get('Content-Type')).toBe('application/manifest+json')
    expect(manifest).toMatchObject({ name: 'camp.example', start_url: '/' })
    for (const { src } of manifest.icons)
      expect(readFileSync(new URL(`../../public${src}`, import.meta.url)).length).toBeGreaterThan(0)
  })

  it('speaks the colours of the tokens', () => {
    const css = readFileSync(new URL('../../app/styles/tokens.css', import.meta.url), 'utf8')

    expect(css).toContain(`--colour-ground: light-dark(${grounds.light}, ${grounds.dark});`)
    expect(css).toContain(`--colour-brand: light-dark(${brandColour}, `)
  })
})

describe('security.txt', () => {
  it('says whom to tell, and until when that holds', async () => {
    const text = await (await ask('/.well-known/security.txt')).text()

    expect(text).toContain('Contact: mailto:hello@camp.example\n')
    expect(text).toContain('Expires: 2027-05-20T08:00:00Z\n')
  })
})
