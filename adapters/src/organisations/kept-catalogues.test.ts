import { aPlacedCampsite } from '@camp/application/organisations/testing/some-catalogues.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { describe, expect, it } from 'vitest'
import { aFeed } from '../change-feed/testing/a-feed.ts'
import { CatalogueCache } from './catalogue-cache.ts'
import { KeptCatalogues } from './kept-catalogues.ts'

const em = { isInTransaction: () => false } as EntityManager
const campsites = Array.from({ length: 40 }, (_, number) =>
  aPlacedCampsite({ number: number + 1, name: `Camp ${number + 1}`, latitude: -30, longitude: 25 }),
)

function given() {
  const { feed, hear } = aFeed()
  // Room for four that have a plot each.
  const cache = new CatalogueCache(4 * 11)
  const kept = new KeptCatalogues(feed, cache)
  const visit = (catalogue: (typeof campsites)[number], version = '1') =>
    kept.reading(em, async () => {
      cache.put(catalogue.organisation.id, version, catalogue)
      return [{ version, catalogue }]
    })
  const keptNow = () => campsites.filter(({ organisation }) => kept.bySlug(organisation.slug) !== undefined)
  return { kept, hear, visit, keptNow }
}

describe('catalogues that stand as they were read', () => {
  it('are no more than the cache may hold, however many campsites are visited', async () => {
    const { visit, keptNow } = given()

    for (const campsite of campsites) await visit(campsite)

    expect(keptNow()).toEqual(campsites.slice(-4))
  })

  it('are found by id and by slug until they change', async () => {
    const { kept, hear, visit } = given()
    const [campsite] = campsites as [(typeof campsites)[number]]
    const { id, slug } = campsite.organisation
    await visit(campsite)
    expect([kept.get(id), kept.bySlug(slug)]).toEqual([campsite, campsite])

    hear({ kind: 'catalogue', organisationId: id })

    expect([kept.get(id), kept.bySlug(slug)]).toEqual([undefined, undefined])
  })

  it('are not found by a slug that was given away', async () => {
    const { kept, visit } = given()
    const [campsite] = campsites as [(typeof campsites)[number]]
    await visit(campsite)

    await visit({ ...campsite, organisation: { ...campsite.organisation, slug: 'renamed' } }, '2')

    expect(kept.bySlug(campsite.organisation.slug)).toBeUndefined()
    expect(kept.bySlug('renamed')?.organisation.id).toBe(campsite.organisation.id)
  })
})
