import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { PlaceSuggestion, Places } from '../places.ts'

export interface PlacesFixture {
  readonly places: Places
  readonly stop: () => Promise<void>
}

/** What a store of this contract knows: two towns, their province, and one campsite near the first. */
export const somePlaces: readonly PlaceSuggestion[] = [
  { kind: 'town', name: 'Stellenbosch', detail: 'Western Cape', latitude: -33.93, longitude: 18.86, slug: null },
  { kind: 'town', name: 'Hermanus', detail: 'Western Cape', latitude: -34.41, longitude: 19.25, slug: null },
  { kind: 'province', name: 'Western Cape', detail: 'South Africa', latitude: -34.17, longitude: 19.055, slug: null },
  {
    kind: 'organisation',
    name: 'Bosch Kloof Camp',
    detail: 'Stellenbosch',
    latitude: -33.95,
    longitude: 18.9,
    slug: 'bosch-kloof-camp',
  },
]

export function placesContract(adapter: string, start: () => Promise<PlacesFixture>): void {
  describe(`${adapter}: Places`, () => {
    let fixture: PlacesFixture
    beforeEach(async () => {
      fixture = await start()
    })
    afterEach(() => fixture.stop())

    const names = async (query: string, limit = 5) => (await fixture.places.suggest(query, limit)).map(({ name }) => name)

    it('suggests a town, a province and a campsite, each with where it is', async () => {
      const [town] = await fixture.places.suggest('stell', 5)
      const [province] = await fixture.places.suggest('western', 5)
      const [camp] = await fixture.places.suggest('bosch kloof', 5)

      expect([town, province, camp]).toMatchObject([
        { ...somePlaces[0] },
        { kind: 'province', name: 'Western Cape', detail: 'South Africa' },
        { ...somePlaces[3] },
      ])
    })

    it('ignores case, accents and a typing error', async () => {
      expect(await names('HERMÁNUS')).toEqual(['Hermanus'])
      expect(await names('stelenbosch')).toContain('Stellenbosch')
      expect(await names('hermanis')).toEqual(['Hermanus'])
    })

    it('knows regions by their box and other names, and no campsite by a common word', async () => {
      const [region] = await fixture.places.suggest('Cederberge', 5)

      expect(region).toMatchObject({ kind: 'region', name: 'Cederberg', box: { south: -32.95 }, sureness: 'named' })
      expect((await fixture.places.suggest('kloof camp', 5)).map(({ kind }) => kind)).not.toContain('organisation')
    })

    it('names the towns of a name with their province', async () => {
      const hermanus = { name: 'Hermanus', province: 'ZA-WC', provinceName: 'Western Cape', latitude: -34.41, longitude: 19.25 }

      expect(await fixture.places.townsNamed(' hermánus ')).toEqual([hermanus])
      expect(await fixture.places.townsNamed('herman')).toEqual([])
    })

    it('finds the town that is nearest to a point', async () => {
      expect(await fixture.places.nearestTown({ latitude: -34.3, longitude: 19.2 })).toMatchObject({ name: 'Hermanus' })
      expect(await fixture.places.nearestTown({ latitude: -33.8, longitude: 18.8 })).toMatchObject({ name: 'Stellenbosch' })
    })

    it('says what is near a point, a town by its distance', async () => {
      const near = await fixture.places.near({ latitude: -34.3, longitude: 19.2 })

      expect(near).toContainEqual({ kind: 'town', name: 'Hermanus', km: 13, metres: null })
    })

    it('suggests nothing for nothing known, and no more than was asked for', async () => {
      expect(await names('qqqqq')).toEqual([])
      expect(await names('bosch', 1)).toHaveLength(1)
    })
  })
}
