import { Temporal } from '@camp/domain/shared/temporal.ts'
import { describe, expect, it } from 'vitest'
import type { Log } from './log.ts'
import { readRequestFacts } from './read-request-facts.ts'
import { someSite } from './testing/some-site.ts'

const silent: Log = { info: () => {}, warn: () => {}, error: () => {} }
const now = () => Temporal.Instant.from('2026-11-21T09:00:00Z')

const container = { site: someSite() }

function facts(headers: Record<string, string>, { trustsProxy = false } = {}) {
  return readRequestFacts(new Request('http://camp.example/kwena?x=1', { headers }), { log: silent, now, trustsProxy, container })
}

describe('the facts of a request', () => {
  it('follow the system, in English, where nothing was chosen', () => {
    expect(facts({})).toMatchObject({ theme: null, language: 'en', savesData: false, siteName: 'camp.example', session: null })
  })

  it('read the chosen theme and the wish for little data', () => {
    expect(facts({ cookie: 'a=b; theme=dark', 'save-data': 'on' })).toMatchObject({ theme: 'dark', savesData: true })
  })

  it('do not take another theme from a cookie', () => {
    expect(facts({ cookie: 'theme=neon' }).theme).toBeNull()
  })

  it('take the scheme of the browser from a trusted proxy', () => {
    expect(facts({ 'x-forwarded-proto': 'https' }, { trustsProxy: true }).url.href).toBe('https://camp.example/kwena?x=1')
  })

  it('do not believe a forwarded scheme or id that anybody may send', () => {
    const { url, requestId } = facts({ 'x-forwarded-proto': 'https', 'x-request-id': 'chosen-by-me' })

    expect(url.protocol).toBe('http:')
    expect(requestId).not.toBe('chosen-by-me')
  })

  it('give every request a nonce of its own', () => {
    expect(facts({}).nonce).not.toBe(facts({}).nonce)
  })
})
