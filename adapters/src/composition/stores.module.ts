import { ContainerModule } from 'inversify'
import { PostgresAuditTrail } from '../audit/postgres-audit-trail.ts'
import { PostgresOccupancies } from '../availability/postgres-occupancies.ts'
import { PostgresBlocks } from '../blocks/postgres-blocks.ts'
import { PostgresTapeCharts } from '../calendar/postgres-tape-charts.ts'
import { PostgresInvariants } from '../doctor/postgres-invariants.ts'
import { PostgresHolidayCalendars } from '../holidays/postgres-holiday-calendars.ts'
import { PostgresIdempotencyKeys } from '../idempotency/postgres-idempotency-keys.ts'
import { PostgresOrganisationStore } from '../import-export/postgres-organisation-store.ts'
import { PostgresCommunicationHistory } from '../messaging/postgres-communication-history.ts'
import { PostgresOutbox } from '../messaging/postgres-outbox.ts'
import { PostgresCatalogues } from '../organisations/postgres-catalogues.ts'
import { PostgresManagedOrganisations } from '../organisations/postgres-managed-organisations.ts'
import { PostgresRatings } from '../organisations/postgres-ratings.ts'
import { PostgresGatewayTests } from '../payments/postgres-gateway-tests.ts'
import { PostgresPaymentBooks } from '../payments/postgres-payment-books.ts'
import { PostgresPayments } from '../payments/postgres-payments.ts'
import { PostgresSavedCards } from '../payments/postgres-saved-cards.ts'
import { PostgresUsers } from '../people/postgres-users.ts'
import { namingOutages } from '../postgres/outages.ts'
import { PostgresTransaction } from '../postgres/transaction.ts'
import { PostgresVatRates } from '../pricing/postgres-vat-rates.ts'
import { PostgresReservations } from '../reservations/postgres-reservations.ts'
import { PostgresFindCampsitesNear } from '../search/postgres-find-campsites-near.ts'
import { PostgresPlaces } from '../search/postgres-places.ts'
import { PostgresTags } from '../tags/postgres-tags.ts'
import { Ports } from './ports.ts'

/** The stores over PostgreSQL, each on the entity manager of its scope; all of them name an outage as one. */
export const storesModule = new ContainerModule(({ bind }) => {
  bind(Ports.transaction).toResolvedValue(
    (em, randomness) => namingOutages(new PostgresTransaction({ em, randomness })),
    [Ports.entityManager, Ports.randomness],
  )
  bind(Ports.catalogues).toResolvedValue(
    (em, cache, isDemoMode) => namingOutages(new PostgresCatalogues({ em, cache, isDemoMode })),
    [Ports.entityManager, Ports.catalogueCache, Ports.isDemoMode],
  )
  bind(Ports.findCampsitesNear).toResolvedValue(
    (em, isDemoMode) => namingOutages(new PostgresFindCampsitesNear({ em, isDemoMode })),
    [Ports.entityManager, Ports.isDemoMode],
  )
  bind(Ports.places).toResolvedValue(
    (em, isDemoMode) => namingOutages(new PostgresPlaces({ em, isDemoMode })),
    [Ports.entityManager, Ports.isDemoMode],
  )
  bind(Ports.auditTrail).toResolvedValue((em) => namingOutages(new PostgresAuditTrail(em)), [Ports.entityManager])
  bind(Ports.managedOrganisations).toResolvedValue(
    (em) => namingOutages(new PostgresManagedOrganisations(em)),
    [Ports.entityManager],
  )
  bind(Ports.ratings).toResolvedValue((em) => namingOutages(new PostgresRatings(em)), [Ports.entityManager])
  bind(Ports.tags).toResolvedValue((em) => namingOutages(new PostgresTags(em)), [Ports.entityManager])
  bind(Ports.occupancies).toResolvedValue((em) => namingOutages(new PostgresOccupancies(em)), [Ports.entityManager])
  bind(Ports.holidayCalendars).toResolvedValue((em) => namingOutages(new PostgresHolidayCalendars(em)), [Ports.entityManager])
  bind(Ports.vatRates).toResolvedValue((em) => namingOutages(new PostgresVatRates(em)), [Ports.entityManager])
  bind(Ports.reservations).toResolvedValue((em) => namingOutages(new PostgresReservations(em)), [Ports.entityManager])
  bind(Ports.blocks).toResolvedValue((em) => namingOutages(new PostgresBlocks(em)), [Ports.entityManager])
  bind(Ports.tapeCharts).toResolvedValue((em) => namingOutages(new PostgresTapeCharts(em)), [Ports.entityManager])
  bind(Ports.payments).toResolvedValue((em) => namingOutages(new PostgresPayments(em)), [Ports.entityManager])
  bind(Ports.paymentBooks).toResolvedValue((em) => namingOutages(new PostgresPaymentBooks(em)), [Ports.entityManager])
  bind(Ports.gatewayTests).toResolvedValue((em) => namingOutages(new PostgresGatewayTests(em)), [Ports.entityManager])
  bind(Ports.savedCards).toResolvedValue((em) => namingOutages(new PostgresSavedCards(em)), [Ports.entityManager])
  bind(Ports.users).toResolvedValue((em) => namingOutages(new PostgresUsers(em)), [Ports.entityManager])
  bind(Ports.outbox).toResolvedValue((em) => namingOutages(new PostgresOutbox(em)), [Ports.entityManager])
  bind(Ports.communicationHistory).toResolvedValue(
    (em, staysLocal) => namingOutages(new PostgresCommunicationHistory(em, { staysLocal })),
    [Ports.entityManager, Ports.staysLocal],
  )
  bind(Ports.organisationStore).toResolvedValue(
    (em, clock, randomness) => namingOutages(new PostgresOrganisationStore({ em, clock, randomness })),
    [Ports.entityManager, Ports.clock, Ports.randomness],
  )
  bind(Ports.idempotencyKeys).toResolvedValue((em) => namingOutages(new PostgresIdempotencyKeys(em)), [Ports.entityManager])
  bind(Ports.invariants).toResolvedValue(
    (em, clock) => namingOutages(new PostgresInvariants(em, clock)),
    [Ports.entityManager, Ports.clock],
  )
})
