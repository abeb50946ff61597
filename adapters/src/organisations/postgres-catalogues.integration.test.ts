import { cataloguesContract } from '@camp/application/organisations/testing/catalogues.contract.ts'
import { fullCatalogue } from '@camp/application/organisations/testing/some-catalogues.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { storeCatalogue } from '../postgres/testing/store-catalogue.ts'
import { emptied, startTestStore, type TestStore } from '../postgres/testing/test-store.ts'
import { CatalogueCache } from './catalogue-cache.ts'
import { PostgresCatalogues } from './postgres-catalogues.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
})
beforeEach(() => emptied(store.em, 'organisation'))
afterAll(() => store.stop())

cataloguesContract('postgres', async ({ catalogues, isDemoMode }) => {
  for (const catalogue of catalogues) await storeCatalogue(store.em, catalogue)
  return { catalogues: new PostgresCatalogues({ em: store.em, cache: new CatalogueCache(), isDemoMode }), stop: async () => {} }
})

describe('a cached catalogue', () => {
  const catalogues = new CatalogueCache()
  const read = async () => {
    const { em } = store
    return new PostgresCatalogues({ em, cache: catalogues, isDemoMode: false }).findBySlug('full-camp')
  }
  const plot = fullCatalogue.plots[0]

  it('is the same object until something in it changes, whoever changes it', async () => {
    await storeCatalogue(store.em, fullCatalogue)
    const first = await read()

    const second = await read()
    await store.em.execute('update plot_tier set rate_peak_cents = 1 where pax_from = 1')
    const third = await read()

    expect(second).toBe(first)
    expect(third?.plots[1]?.tiers[0]?.rates.peak.cents).toBe(1)
    expect(third).not.toBe(second)
  })

  it.each([
    ['organisation', "update organisation set status = 'paused'"],
    ['season', 'delete from season'],
    ['age_band', 'delete from age_band where from_age = 0'],
    ['discount', 'update discount set is_active = false'],
    ['payment_rule', 'update payment_rule set name = name'],
    ['plot_payment_rule', 'delete from plot_payment_rule'],
    ['document', 'update document set version = version + 1'],
    ['site_special_term', 'delete from site_special_term'],
    ['organisation_tag', "delete from organisation_tag where name = 'Braai'"],
    ['site', "update site set name = 'Other' where site_type = 'cabins'"],
    ['country', "update country set currency_symbol = 'ZAR'"],
    ['province', "update province set name = 'Wes-Kaap'"],
  ])('is read again when %s changed', async (_, change) => {
    await storeCatalogue(store.em, fullCatalogue)
    const before = await read()

    await store.em.execute(change)

    expect(await read()).not.toBe(before)
  })

  it('is not spoilt by a change that was rolled back', async () => {
    await storeCatalogue(store.em, fullCatalogue)
    const rollback = new Error('rolled back')
    const undone = store.em.transactional(async () => {
      await store.em.execute('update plot set pax_max = 99')
      expect((await read())?.plots[0]?.paxMax).toBe(99)
      throw rollback
    })

    await expect(undone).rejects.toBe(rollback)
    await store.em.execute('update plot set pax_max = 7')

    expect((await read())?.plots[0]?.paxMax).toBe(7)
    expect(plot?.paxMax).toBe(6)
  })

  it('makes room for others, the least recently used first', () => {
    const cache = new CatalogueCache(2 * (fullCatalogue.plots.length + 10))
    const [a, b, c] = ['a', 'b', 'c'].map((id) => id as typeof fullCatalogue.organisation.id) as [never, never, never]
    cache.put(a, '1', fullCatalogue)
    cache.put(b, '1', fullCatalogue)
    cache.get(a, '1')

    cache.put(c, '1', fullCatalogue)

    expect([a, b, c].map((id) => cache.get(id, '1') !== undefined)).toEqual([true, false, true])
    expect(cache.get(a, '2')).toBeUndefined()
  })
})
