import type { OrganisationStatus } from '@camp/domain/organisations/organisation.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { testId } from '../../../testing/a-campsite.ts'
import type { ManagedOrganisation, ManagedOrganisations } from '../managed-organisations.ts'

export interface ManagedOrganisationsFixture {
  readonly managedOrganisations: ManagedOrganisations
  readonly stop: () => Promise<void>
}

export type PlacedOrganisation = ManagedOrganisation & { readonly cityName: string }

const placed = (number: number, name: string, slug: string, status: OrganisationStatus = 'active'): PlacedOrganisation => ({
  id: testId(number) as OrganisationId,
  slug,
  shortUniqueId: `short${number}`,
  name,
  status,
  timezone: 'Africa/Johannesburg',
  currency: 'ZAR',
  cityName: 'Gariepdam',
})
const orange = placed(8_100, 'Oranje Kamp', 'oranje-kamp')
const eland = placed(8_200, 'Élandsvlei', 'elandsvlei', 'pending')
const gone = placed(8_300, 'Gone Camp', 'gone-camp', 'deleted')

export const managedOrganisationsWorld: readonly PlacedOrganisation[] = [orange, eland, gone]

const names = (rows: readonly ManagedOrganisation[]) => rows.map(({ name }) => name)

export function managedOrganisationsContract(adapter: string, start: () => Promise<ManagedOrganisationsFixture>): void {
  describe(`${adapter}: ManagedOrganisations`, () => {
    let fixture: ManagedOrganisationsFixture
    beforeEach(async () => {
      fixture = await start()
    })
    afterEach(() => fixture.stop())

    it('finds one of any status by its slug, with its zone and money', async () => {
      const { managedOrganisations } = fixture
      const { cityName: _, ...expected } = eland

      expect(await managedOrganisations.findBySlug('elandsvlei')).toEqual(expected)
      expect((await managedOrganisations.findBySlug('gone-camp'))?.status).toBe('deleted')
      expect(await managedOrganisations.findBySlug('nowhere')).toBeUndefined()
    })

    it('finds one of any status by its short id', async () => {
      const { managedOrganisations } = fixture

      expect((await managedOrganisations.findByShortId(eland.shortUniqueId))?.slug).toBe('elandsvlei')
      expect(await managedOrganisations.findByShortId('nothing2')).toBeUndefined()
    })

    it('finds those of somebody by name, without deleted and unknown ones', async () => {
      const ids = [orange.id, gone.id, eland.id, testId(8_999) as OrganisationId]

      const found = await fixture.managedOrganisations.findMany(ids)

      expect(names(found).toSorted()).toEqual(['Oranje Kamp', 'Élandsvlei'])
      expect(await fixture.managedOrganisations.findMany([])).toEqual([])
    })

    it('searches names, slugs and towns, ignoring case and accents', async () => {
      const { managedOrganisations } = fixture

      expect(names(await managedOrganisations.search('elands', 10))).toEqual(['Élandsvlei'])
      expect(names(await managedOrganisations.search('JE-KA', 10))).toEqual(['Oranje Kamp'])
      expect(await managedOrganisations.search('gariep', 10)).toHaveLength(2)
      expect(await managedOrganisations.search('', 1)).toHaveLength(1)
      expect(await managedOrganisations.search('100%', 10)).toEqual([])
    })
  })
}
