import type { SchoolHoliday } from '@camp/domain/holidays/school-holiday.ts'
import type { Catalogue } from '@camp/domain/organisations/catalogue.ts'
import type { Role } from '@camp/domain/people/role.ts'
import type { OrganisationId, UserId } from '@camp/domain/shared/ids.ts'
import { InMemoryAuditTrail } from '../../../audit/testing/in-memory-audit-trail.ts'
import type { Occupancies } from '../../../availability/occupancies.ts'
import { InMemoryOccupancies } from '../../../availability/testing/in-memory-occupancies.ts'
import { InMemoryHolidayCalendars } from '../../../holidays/testing/in-memory-holiday-calendars.ts'
import { InMemoryCatalogues } from '../../../organisations/testing/in-memory-catalogues.ts'
import { aPlacedCampsite, fullCatalogue } from '../../../organisations/testing/some-catalogues.ts'
import { InMemoryReservations } from '../../../reservations/testing/in-memory-reservations.ts'
import type { Actor } from '../../../shared/actor.ts'
import { CountingRandomness } from '../../../shared/testing/counting-randomness.ts'
import { FixedClock } from '../../../shared/testing/fixed-clock.ts'
import { InMemoryTransaction } from '../../../shared/testing/in-memory-transaction.ts'
import { useCasesWith } from '../../../testing/use-cases-with.ts'
import { InMemoryPriceSettings } from './in-memory-price-settings.ts'

export const { id: own } = fullCatalogue.organisation
export const otherCamp = aPlacedCampsite({ number: 3_000, name: 'Other Camp' })

/** Somebody who works for Full Camp, or in the role of USER for nobody. */
export function personWithRole(role: Role, organisationIds: readonly OrganisationId[] = [own]): Actor {
  return { kind: 'user', userId: 'somebody' as UserId, role, organisationIds }
}

export const owner = personWithRole('ORGADMIN')

/** Full Camp and Other Camp, with every use case of prices over stores in memory. */
export function givenPrices(
  facts: Partial<Catalogue> = {},
  schoolHolidays: readonly SchoolHoliday[] = [],
  { occupancies }: { readonly occupancies?: Occupancies } = {},
) {
  const catalogues: Catalogue[] = [{ ...fullCatalogue, ...facts }, otherCamp]
  const reservations = new InMemoryReservations({ paxMaxOf: () => 6, slugOf: () => 'full-camp' })
  const auditTrail = new InMemoryAuditTrail()
  const ports = {
    auditTrail,
    catalogues: new InMemoryCatalogues(catalogues),
    priceSettings: new InMemoryPriceSettings(catalogues),
    occupancies: occupancies ?? new InMemoryOccupancies(reservations),
    holidayCalendars: new InMemoryHolidayCalendars({ declared: [], schoolHolidays }),
    transaction: new InMemoryTransaction(),
    randomness: new CountingRandomness(),
    clock: new FixedClock(),
  }
  const { priceSettings } = ports
  const { locked, written } = priceSettings
  return { ...useCasesWith(ports), auditTrail, priceSettings, locked, written, now: () => catalogues[0] as Catalogue }
}
