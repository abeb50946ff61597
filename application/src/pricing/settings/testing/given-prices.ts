import type { Catalogue } from '@camp/domain/organisations/catalogue.ts'
import type { Role } from '@camp/domain/people/role.ts'
import type { OrganisationId, UserId } from '@camp/domain/shared/ids.ts'
import { InMemoryAuditTrail } from '../../../audit/testing/in-memory-audit-trail.ts'
import { InMemoryOccupancies } from '../../../availability/testing/in-memory-occupancies.ts'
import { InMemoryHolidayCalendars } from '../../../holidays/testing/in-memory-holiday-calendars.ts'
import { InMemoryCatalogues } from '../../../organisations/testing/in-memory-catalogues.ts'
import { aPlacedCampsite, fullCatalogue } from '../../../organisations/testing/some-catalogues.ts'
import { InMemoryReservations } from '../../../reservations/testing/in-memory-reservations.ts'
import type { Actor } from '../../../shared/actor.ts'
import { CountingRandomness } from '../../../shared/testing/counting-randomness.ts'
import { FixedClock } from '../../../shared/testing/fixed-clock.ts'
import { InMemoryTransaction } from '../../../shared/testing/in-memory-transaction.ts'
import { DeleteAgeScale, SaveAgeScale } from '../age-scale-use-cases.ts'
import { DeleteDiscount, SaveDiscount } from '../discount-use-cases.ts'
import { PreviewDiscount } from '../preview-discount.ts'
import type { PriceSettingsUseCases } from '../price-settings-use-cases.ts'
import { BulkChangeRates, ChangeRates, SaveTiers } from '../rate-use-cases.ts'
import { RevertRates } from '../revert-rates.ts'
import { CopySeasons, DeleteSeason, SaveSeason } from '../season-use-cases.ts'
import { ShowPriceLaboratory } from '../show-price-laboratory.ts'
import { ShowPriceSettings } from '../show-price-settings.ts'
import { InMemoryPriceSettings } from './in-memory-price-settings.ts'

export const { id: own } = fullCatalogue.organisation
export const otherCamp = aPlacedCampsite({ number: 3_000, name: 'Other Camp' })

/** Somebody who works for Full Camp, or in the role of USER for nobody. */
export function somebody(role: Role, organisationIds: readonly OrganisationId[] = [own]): Actor {
  return { kind: 'user', userId: 'somebody' as UserId, role, organisationIds }
}

export const owner = somebody('ORGADMIN')

/** Full Camp and Other Camp, with every use case of prices over stores in memory. */
export function givenPrices(facts: Partial<Catalogue> = {}) {
  const catalogues: Catalogue[] = [{ ...fullCatalogue, ...facts }, otherCamp]
  const reservations = new InMemoryReservations({ paxMaxOf: () => 6, slugOf: () => 'full-camp' })
  const auditTrail = new InMemoryAuditTrail()
  const ports = {
    auditTrail,
    catalogues: new InMemoryCatalogues(catalogues),
    priceSettings: new InMemoryPriceSettings(catalogues),
    occupancies: new InMemoryOccupancies(reservations),
    holidayCalendars: new InMemoryHolidayCalendars(),
    transaction: new InMemoryTransaction(),
    randomness: new CountingRandomness(),
    clock: new FixedClock(),
  }
  const useCases = {
    showPriceSettings: new ShowPriceSettings(ports),
    saveSeason: new SaveSeason(ports),
    deleteSeason: new DeleteSeason(ports),
    copySeasons: new CopySeasons(ports),
    changeRates: new ChangeRates(ports),
    bulkChangeRates: new BulkChangeRates(ports),
    revertRates: new RevertRates(ports),
    saveTiers: new SaveTiers(ports),
    saveAgeScale: new SaveAgeScale(ports),
    deleteAgeScale: new DeleteAgeScale(ports),
    saveDiscount: new SaveDiscount(ports),
    deleteDiscount: new DeleteDiscount(ports),
    previewDiscount: new PreviewDiscount(ports),
    priceLaboratory: new ShowPriceLaboratory(ports),
  } satisfies PriceSettingsUseCases
  return { ...useCases, auditTrail, now: () => catalogues[0] as Catalogue }
}
