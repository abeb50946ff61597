import type { Catalogue } from '@camp/domain/organisations/catalogue.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { testId } from '../../testing/a-campsite.ts'
import type { Catalogues } from '../catalogues.ts'
import { aPlacedCampsite, fullCatalogue } from './some-catalogues.ts'

export interface CataloguesFixture {
  readonly catalogues: Catalogues
  readonly stop: () => Promise<void>
}

export interface CataloguesWorld {
  readonly catalogues: readonly Catalogue[]
  readonly isDemoMode: boolean
}

const featured = { isFeaturedOnHomepage: true }
const paused = aPlacedCampsite({ number: 2_000, name: 'Paused Camp', organisation: { ...featured, status: 'paused' } })
const closed = aPlacedCampsite({ number: 2_010, name: 'Closed Camp', isClosed: true, organisation: featured })
const demo = aPlacedCampsite({ number: 2_020, name: 'Demo Camp', organisation: { ...featured, isDemo: true } })
const plain = aPlacedCampsite({ number: 2_030, name: 'Plain Camp' })
const world = [fullCatalogue, paused, closed, demo, plain]

export function cataloguesContract(adapter: string, start: (world: CataloguesWorld) => Promise<CataloguesFixture>): void {
  describe(`${adapter}: Catalogues`, () => {
    let fixture: CataloguesFixture
    const given = async (isDemoMode = false) => {
      fixture = await start({ catalogues: world, isDemoMode })
      return fixture.catalogues
    }
    afterEach(() => fixture.stop())

    it('gives a catalogue back whole, by slug and by id, the second time too', async () => {
      const catalogues = await given()

      expect(await catalogues.findBySlug('full-camp')).toEqual(fullCatalogue)
      expect(await catalogues.findBySlug('full-camp')).toEqual(fullCatalogue)
      expect(await catalogues.find(fullCatalogue.organisation.id)).toEqual(fullCatalogue)
    })

    it('finds organisations of any status, in the order of the ids, and leaves unknown ones out', async () => {
      const catalogues = await given()
      const ids = [paused, fullCatalogue, plain].map(({ organisation }) => organisation.id)

      const found = await catalogues.findMany([
        ids[0]!,
        testId(9_999) as OrganisationId,
        ids[1]!,
        'no id' as OrganisationId,
        ids[2]!,
      ])

      expect(found).toEqual([paused, fullCatalogue, plain])
      expect(await catalogues.find('no id' as OrganisationId)).toBeUndefined()
      expect(await catalogues.findBySlug('nowhere')).toBeUndefined()
    })

    it('features active organisations that can be booked online', async () => {
      expect(await (await given()).featured()).toEqual([fullCatalogue.organisation.id])
    })

    it('features demo organisations in demo mode', async () => {
      expect(await (await given(true)).featured()).toEqual([demo.organisation.id, fullCatalogue.organisation.id])
    })
  })
}
