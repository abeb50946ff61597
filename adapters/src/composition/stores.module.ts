import { ContainerModule } from 'inversify'
import { PostgresOccupancies } from '../availability/postgres-occupancies.ts'
import { PostgresInvariants } from '../doctor/postgres-invariants.ts'
import { PostgresHolidayCalendars } from '../holidays/postgres-holiday-calendars.ts'
import { PostgresIdempotencyKeys } from '../idempotency/postgres-idempotency-keys.ts'
import { PostgresOrganisationStore } from '../import-export/postgres-organisation-store.ts'
import { PostgresCommunicationHistory } from '../messaging/postgres-communication-history.ts'
import { PostgresOutbox } from '../messaging/postgres-outbox.ts'
import { PostgresCatalogues } from '../organisations/postgres-catalogues.ts'
import { PostgresRatings } from '../organisations/postgres-ratings.ts'
import { PostgresPayments } from '../payments/postgres-payments.ts'
import { PostgresUsers } from '../people/postgres-users.ts'
import { PostgresTransaction } from '../postgres/transaction.ts'
import { PostgresVatRates } from '../pricing/postgres-vat-rates.ts'
import { PostgresReservations } from '../reservations/postgres-reservations.ts'
import { PostgresFindCampsitesNear } from '../search/postgres-find-campsites-near.ts'
import { PostgresPlaces } from '../search/postgres-places.ts'
import { PostgresTags } from '../tags/postgres-tags.ts'
import { Ports } from './ports.ts'

/** The stores over PostgreSQL, each on the entity manager of its scope. */
export const storesModule = new ContainerModule(({ bind }) => {
  bind(Ports.transaction).toResolvedValue(
    (em, randomness) => new PostgresTransaction({ em, randomness }),
    [Ports.entityManager, Ports.randomness],
  )
  bind(Ports.catalogues).toResolvedValue(
    (em, cache, isDemoMode) => new PostgresCatalogues({ em, cache, isDemoMode }),
    [Ports.entityManager, Ports.catalogueCache, Ports.isDemoMode],
  )
  bind(Ports.findCampsitesNear).toResolvedValue(
    (em, isDemoMode) => new PostgresFindCampsitesNear({ em, isDemoMode }),
    [Ports.entityManager, Ports.isDemoMode],
  )
  bind(Ports.places).toResolvedValue(
    (em, isDemoMode) => new PostgresPlaces({ em, isDemoMode }),
    [Ports.entityManager, Ports.isDemoMode],
  )
  bind(Ports.ratings).toResolvedValue((em) => new PostgresRatings(em), [Ports.entityManager])
  bind(Ports.tags).toResolvedValue((em) => new PostgresTags(em), [Ports.entityManager])
  bind(Ports.occupancies).toResolvedValue((em) => new PostgresOccupancies(em), [Ports.entityManager])
  bind(Ports.holidayCalendars).toResolvedValue((em) => new PostgresHolidayCalendars(em), [Ports.entityManager])
  bind(Ports.vatRates).toResolvedValue((em) => new PostgresVatRates(em), [Ports.entityManager])
  bind(Ports.reservations).toResolvedValue((em) => new PostgresReservations(em), [Ports.entityManager])
  bind(Ports.payments).toResolvedValue((em) => new PostgresPayments(em), [Ports.entityManager])
  bind(Ports.users).toResolvedValue((em) => new PostgresUsers(em), [Ports.entityManager])
  bind(Ports.outbox).toResolvedValue((em) => new PostgresOutbox(em), [Ports.entityManager])
  bind(Ports.communicationHistory).toResolvedValue((em) => new PostgresCommunicationHistory(em), [Ports.entityManager])
  bind(Ports.organisationStore).toResolvedValue(
    (em, clock, randomness) => new PostgresOrganisationStore({ em, clock, randomness }),
    [Ports.entityManager, Ports.clock, Ports.randomness],
  )
  bind(Ports.idempotencyKeys).toResolvedValue((em) => new PostgresIdempotencyKeys(em), [Ports.entityManager])
  bind(Ports.invariants).toResolvedValue((em) => new PostgresInvariants(em), [Ports.entityManager])
})
