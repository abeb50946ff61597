import { SearchablePlaces } from '@camp/application/search/searchable-places.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { describe, expect, it } from 'vitest'
import { KeptNames } from './kept-names.ts'
import { PostgresPlaces } from './postgres-places.ts'

type Row = Parameters<KeptNames['put']>[0]

function row(name: string, more: Partial<Row> = {}): Row {
  const slug = name.toLowerCase().replaceAll(' ', '-')
  return {
    id: slug as OrganisationId,
    name,
    slug,
    city_name: 'Ceres',
    province_name: 'Western Cape',
    latitude: -33,
    longitude: 19,
    ...more,
  }
}

function keeping(...rows: readonly Row[]) {
  const names = new KeptNames()
  for (const each of rows) names.put(each)
  return names
}

const found = (names: KeptNames, query: string) => names.likelyFor(query).map(({ kind, name }) => `${kind}: ${name}`)

describe('the names that a process keeps', () => {
  it('are campsites, and towns that lie in the middle of theirs', () => {
    const names = keeping(row('Kwena Camp'), row('Witkloof', { latitude: -34, longitude: 20 }))

    expect(found(names, 'kwena')).toEqual(['organisation: Kwena Camp'])
    expect(names.likelyFor('Cér')).toMatchObject([
      { kind: 'town', name: 'Ceres', detail: 'Western Cape', latitude: -33.5, longitude: 19.5, slug: null },
    ])
  })

  it('are one town however they write it, and two in two provinces', () => {
    const names = keeping(
      row('One', { city_name: 'CERES' }),
      row('Two', { city_name: 'Céres' }),
      row('Three', { province_name: 'Gauteng' }),
    )

    expect(names.likelyFor('ceres').map(({ name, detail }) => [name, detail])).toEqual([
      ['CERES', 'Western Cape'],
      ['Ceres', 'Gauteng'],
    ])
  })

  it('are found by any word that tells one, whatever common word stands before it', () => {
    const names = keeping(row('River Kwena Camp'))

    expect(['camping kwena', 'lodge kwena', 'riv'].map((query) => found(names, query))).toEqual(
      Array(3).fill(['organisation: River Kwena Camp']),
    )
  })

  it('follow what changes', () => {
    const names = keeping(row('Kwena Camp'), row('Witkloof'))
    found(names, 'kwena')

    names.put(row('Aloe Camp', { id: 'kwena-camp' as OrganisationId, city_name: 'Elim' }))
    names.remove('witkloof' as OrganisationId)

    expect(['kwena', 'witkloof', 'ceres', 'aloe', 'elim'].map((query) => found(names, query))).toEqual([
      [],
      [],
      [],
      ['organisation: Aloe Camp'],
      ['town: Elim'],
    ])
  })

  it('are the same list for the same text until one changes', () => {
    const names = keeping(row('Kwena Camp'))
    const before = names.likelyFor('kwena')

    names.put(row('Kwena Camp'))
    expect(names.likelyFor('kwena')).toBe(before)
    names.put(row('Kwena Lodge'))
    expect(names.likelyFor('kwena')).not.toBe(before)
  })
})

it('a place that is named is found without asking the database, a misspelt one is not', async () => {
  const campsites = { names: keeping(row('Kwena Camp')) }
  const places = new PostgresPlaces({
    em: undefined as never,
    isDemoMode: false,
    kept: {
      places: { of: async () => new SearchablePlaces([]) } as never,
      suggestions: { of: () => Promise.reject(new Error('the database was asked')) } as never,
    },
    index: { soon: async () => ({ campsites }) as never },
  })

  expect(await places.suggest('kwena', 8)).toMatchObject([{ name: 'Kwena Camp', detail: 'Ceres', sureness: 'meant' }])
  expect(await places.suggest('ceres', 8)).toMatchObject([{ kind: 'town', name: 'Ceres', sureness: 'named' }])
  await expect(places.suggest('kwenna', 8)).rejects.toThrow('the database was asked')
})
