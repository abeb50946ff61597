import { describe, expect, it } from 'vitest'
import { askForPlaces, RecentPlaces, readSuggestions } from './place-suggestions.ts'

const ceres = { kind: 'town', name: 'Ceres', detail: 'Western Cape', latitude: -33.37, longitude: 19.31, slug: null } as const
const { signal } = new AbortController()
const answering =
  (body: string, status = 200) =>
  async () =>
    new Response(body, { status })

describe('asking for places', () => {
  it('sends what was typed', async () => {
    let asked = ''
    await askForPlaces('Bo-Kaap & co', signal, async (address) => {
      asked = address
      return new Response('[]')
    })

    expect(asked).toBe('/api/org?query=Bo-Kaap%20%26%20co')
  })

  it('takes a list, or an object with a list inside', () => {
    expect(readSuggestions([ceres])).toEqual({ kind: 'found', places: [ceres] })
    expect(readSuggestions({ data: [ceres] })).toEqual({ kind: 'found', places: [ceres] })
  })

  it.each(['null', '{"results":[]}', '"Ceres"', '7'])('is silent about another shape: %s', async (body) => {
    expect(await askForPlaces('cer', signal, answering(body))).toEqual({ kind: 'cleared' })
  })

  it('leaves out entries that are no places', () => {
    expect(readSuggestions([ceres, { name: 'Nowhere' }, null])).toEqual({ kind: 'found', places: [ceres] })
  })

  it.each([400, 429, 500, 503])('fails on an answer of %i', async (status) => {
    expect(await askForPlaces('cer', signal, answering('[]', status))).toEqual({ kind: 'failed' })
  })

  it('fails without a network', async () => {
    expect(await askForPlaces('cer', signal, () => Promise.reject(new TypeError('Failed to fetch')))).toEqual({ kind: 'failed' })
  })

  it('is broken by what cannot be read', async () => {
    expect(await askForPlaces('cer', signal, answering('<html>'))).toEqual({ kind: 'broken' })
  })
})

describe('recent places', () => {
  it('are good for five minutes', () => {
    const recent = new RecentPlaces()
    recent.keep(0, 'cer', [ceres])

    expect(recent.at(299_999, 'cer')).toEqual([ceres])
    expect(recent.at(300_000, 'cer')).toBeUndefined()
    expect(recent.at(0, 'ceres')).toBeUndefined()
  })
})
