import { Temporal } from '@camp/domain/shared/temporal.ts'
import { describe, expect, it } from 'vitest'
import { readRequestFacts } from '../read-request-facts.ts'
import { cookieNames } from '../session/cookie-names.ts'
import { someSite } from '../testing/some-site.ts'
import { requestOf, sharedPageOf } from './shared-page.ts'

const surroundings = {
  log: { info: () => {}, warn: () => {}, error: () => {} },
  now: () => Temporal.Instant.from('2026-11-21T09:00:00Z'),
  trustsProxy: false,
  container: { site: someSite() },
}

function pageOf(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const request = new Request(`http://camp.example${path}`, { method, headers })
  return sharedPageOf(request, readRequestFacts(request, surroundings))
}

describe('a page for everybody', () => {
  it.each([
    ['/', { slug: null }],
    ['/kwena-camp', { slug: 'kwena-camp' }],
    ['/kwena-camp?showHeaderFooter=false', { slug: 'kwena-camp' }],
    ['/faq', null],
    ['/terms', null],
  ])('is %s', (path, shows) => {
    expect(pageOf(path)).toMatchObject({ address: `http://camp.example${path}`, shows })
  })

  it.each([
    '/?place=Clanwilliam',
    '/kwena-camp?arrivalDate=2027-01-10&departureDate=2027-01-12',
    '/kwena-camp?reviews=2',
    '/contact?sent=K7',
    '/kwena-camp/reserve',
    '/r/abc',
    '/auth/login',
    '/auth',
    '/user/profile',
    '/org/kwena-camp/today',
    '/theme',
    '/calendar-days',
    '/faq.data',
  ])('is not %s', (path) => {
    expect(pageOf(path)).toBeNull()
  })

  it('is nothing that is sent', () => {
    expect(pageOf('/contact', {}, 'POST')).toBeNull()
  })

  it.each(['http', 'https'])('is given to nobody who could be known by a cookie of ours, over %s', (scheme) => {
    const names = Object.values(cookieNames(new URL(`${scheme}://camp.example`)))

    const pages = names.map((name) => pageOf('/', { cookie: `theme=dark; ${name}=x` }))

    expect(names.length).toBeGreaterThan(5)
    expect(pages.filter((page) => page !== null)).toEqual([])
  })

  it('is given to nobody who proves who asks', () => {
    expect(pageOf('/', { authorization: 'Bearer x' })).toBeNull()
  })

  it('cares for no cookie of others', () => {
    expect(pageOf('/', { cookie: '_ga=1; cf_clearance=2' })).not.toBeNull()
  })

  it('is another for each theme and for who saves data', () => {
    expect(pageOf('/faq', { cookie: 'theme=dark' })).toMatchObject({ theme: 'dark', savesData: false })
    expect(pageOf('/faq', { 'save-data': 'on' })).toMatchObject({ theme: null, savesData: true })
  })
})

it('is made of a request that holds nothing but what the page depends on', () => {
  const page = pageOf('/faq', { cookie: 'theme=dark; _ga=1', 'user-agent': 'curl', 'x-request-id': 'given', 'save-data': 'on' })

  const request = requestOf(page ?? expect.fail())

  expect(Object.fromEntries(request.headers)).toEqual({ cookie: 'theme=dark; lang=en', 'save-data': 'on' })
  expect(request.url).toBe('http://camp.example/faq')
})
