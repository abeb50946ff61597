import type { CandidateQuery, FindCampsitesNear } from '@camp/application/search/find-campsites-near.ts'
import { ListedCampsites } from '@camp/application/search/listed-campsites.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { describe, expect, it } from 'vitest'
import { NightBits } from '../availability/night-bits.ts'
import { CatalogueCache } from '../organisations/catalogue-cache.ts'
import type { KeptStock } from './campsite-index.ts'
import { IndexedFindCampsitesNear } from './indexed-find-campsites-near.ts'
import { KeptCampsites } from './kept-campsites.ts'

const anywhere: CandidateQuery = {
  area: { kind: 'anywhere' },
  tags: [],
  siteTypes: [],
  electrified: false,
  adultsOnly: false,
  withChildren: false,
}

function given(stock: KeptStock | undefined) {
  const asked: string[] = []
  const database: FindCampsitesNear = {
    find: async () => {
      asked.push('find')
      return new ListedCampsites([])
    },
    stock: async () => {
      asked.push('stock')
      return new Map()
    },
  }
  const index = { soon: async () => stock }
  const found = new IndexedFindCampsitesNear({ index, database, em: {} as EntityManager, cache: new CatalogueCache() })
  return { found, asked }
}

describe('campsites near a place', () => {
  it('come from memory when it catches up in time', async () => {
    const { found, asked } = given({ campsites: new KeptCampsites({ isDemoMode: true }), nights: new NightBits(20_000) })

    await found.find(anywhere)
    await found.stock([], null)

    expect(asked).toEqual([])
  })

  it('come from the database when it does not', async () => {
    const { found, asked } = given(undefined)

    await found.find(anywhere)
    await found.stock([], null)

    expect(asked).toEqual(['find', 'stock'])
  })
})
