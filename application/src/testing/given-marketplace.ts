import type { HolidayRows } from '@camp/domain/holidays/holiday-calendar.ts'
import type { SmsPartPrice } from '@camp/domain/messaging/sms-cost.ts'
import type { Catalogue } from '@camp/domain/organisations/catalogue.ts'
import { type ContactKind, contactKinds } from '@camp/domain/reservations/contact-proof.ts'
import type { HoldLimits } from '@camp/domain/reservations/hold-limits.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { InMemoryAuditTrail } from '../audit/testing/in-memory-audit-trail.ts'
import { InMemoryOccupancies } from '../availability/testing/in-memory-occupancies.ts'
import { InMemoryBankLines } from '../bank-statements/testing/in-memory-bank-lines.ts'
import { InMemoryBlocks } from '../blocks/testing/in-memory-blocks.ts'
import { InMemoryTakenOverBookings } from '../booking-takeover/testing/in-memory-taken-over-bookings.ts'
import { InMemoryTapeCharts } from '../calendar/testing/in-memory-tape-charts.ts'
import type { FeedConflict } from '../calendar-feeds/feed-events.ts'
import { InMemoryCashUps } from '../cash-up/testing/in-memory-cash-ups.ts'
import { deskStores } from '../desk/testing/given-desk.ts'
import { InMemoryHolidayCalendars } from '../holidays/testing/in-memory-holiday-calendars.ts'
import { InMemoryNewsLog } from '../messaging/news/testing/in-memory-news-log.ts'
import { RecordNotification } from '../messaging/record-notification.ts'
import { InMemoryOutbox } from '../messaging/testing/in-memory-outbox.ts'
import { RecordingMessageLog } from '../messaging/testing/recording-message-log.ts'
import { idleSending } from '../messaging/written/testing/idle-sending.ts'
import type { Rating } from '../organisations/ratings.ts'
import { InMemoryCatalogues } from '../organisations/testing/in-memory-catalogues.ts'
import { InMemoryRatings } from '../organisations/testing/in-memory-ratings.ts'
import { InMemoryGatewayTests } from '../payments/gateway-test/testing/in-memory-gateway-tests.ts'
import type { PaymentGateway } from '../payments/payment-gateway.ts'
import { InMemoryPaymentGateway } from '../payments/testing/in-memory-payment-gateway.ts'
import { InMemoryPayments } from '../payments/testing/in-memory-payments.ts'
import { InMemorySavedCards } from '../payments/testing/in-memory-saved-cards.ts'
import { InMemoryContactProofs } from '../people/contact-proof/testing/in-memory-contact-proofs.ts'
import { InMemoryAccounts } from '../people/testing/in-memory-accounts.ts'
import { InMemorySignInAttempts } from '../people/testing/in-memory-sign-in-attempts.ts'
import { RecordingCodeMessages } from '../people/testing/recording-code-messages.ts'
import { InMemoryPlotMaps } from '../plots/testing/in-memory-plot-maps.ts'
import { InMemoryVatRates } from '../pricing/testing/in-memory-vat-rates.ts'
import { reminderStores } from '../reminders/testing/given-reminders.ts'
import { InMemoryAgreements } from '../reservations/testing/in-memory-agreements.ts'
import { InMemoryAmendments } from '../reservations/testing/in-memory-amendments.ts'
import { InMemoryReservations } from '../reservations/testing/in-memory-reservations.ts'
import { ReadableConfirmationKeys } from '../reservations/testing/readable-confirmation-keys.ts'
import { reviewStores } from '../reviews/testing/given-reviews.ts'
import { InMemoryFindCampsitesNear } from '../search/testing/in-memory-find-campsites-near.ts'
import type { Randomness } from '../shared/randomness.ts'
import { CountingRandomness } from '../shared/testing/counting-randomness.ts'
import { FixedClock } from '../shared/testing/fixed-clock.ts'
import { InMemoryTransaction } from '../shared/testing/in-memory-transaction.ts'
import { InMemoryVouchers } from '../vouchers/testing/in-memory-vouchers.ts'
import { kwenaCamp } from './kwena-camp.ts'
import { RecordingUsers } from './recording-users.ts'
import { useCasesWith } from './use-cases-with.ts'

export interface MarketplaceFacts {
  readonly campsites?: readonly Catalogue[]
  /** Local time in Johannesburg; 21 November 2026 at 10:00 when not said. */
  readonly at?: string
  readonly randomness?: Randomness
  readonly ratings?: ReadonlyMap<OrganisationId, Rating>
  readonly holidays?: HolidayRows
  /** Which campsites chose to cancel bookings whose balance is overdue; none when not said. */
  readonly cancelsOverdue?: (organisationId: OrganisationId) => boolean
  /** Nobody is limited when not said. */
  readonly holdLimits?: HoldLimits
  /** Nobody knows when not said. */
  readonly smsPartPrice?: SmsPartPrice
  /** All when not said. */
  readonly provableContacts?: readonly ContactKind[]
  /** Stands between the use cases and the gateway whose shoppers the test moves. */
  readonly gatewayAs?: (gateway: InMemoryPaymentGateway) => PaymentGateway
}

export type Marketplace = ReturnType<typeof givenMarketplace>

/**
 * Every use case of a guest's way over stores in memory, with a clock and shoppers that do what the test
 * says.
 */
export function givenMarketplace(facts: MarketplaceFacts = {}) {
  const { campsites = [kwenaCamp()], gatewayAs = (gateway) => gateway } = facts
  const organisationOf = (id: OrganisationId) => campsites.find(({ organisation }) => organisation.id === id)?.organisation
  const clock = new FixedClock(facts.at)
  const gateway = new InMemoryPaymentGateway(clock)
  const blocks = new InMemoryBlocks((plotId, night) => reservations.isSlept(plotId, night))
  const reservations: InMemoryReservations = new InMemoryReservations({
    paxMaxOf: (plotId) => campsites.flatMap(({ plots }) => plots).find(({ id }) => id === plotId)?.paxMax ?? 0,
    slugOf: (id) => organisationOf(id)?.slug ?? '',
    isBlocked: (plotId, night, now) => blocks.isBlocked(plotId, night, now),
  })
  const payments = new InMemoryPayments()
  const takenOverBookings = new InMemoryTakenOverBookings()
  const accounts = new InMemoryAccounts()
  const desk = deskStores({ reservations })
  const outbox = new InMemoryOutbox()
  const log = new RecordingMessageLog()
  const users = new RecordingUsers()
  const randomness = facts.randomness ?? new CountingRandomness()
  const newsLog = new InMemoryNewsLog()
  const messaging = { outbox, newsLog, clock, randomness: new CountingRandomness(), messageLog: log }
  const [ratings, occupancies] = [new InMemoryRatings(facts.ratings), new InMemoryOccupancies(reservations)]
  const turns = { count: 0 }
  const ports = {
    reservations,
    blocks,
    payments,
    users,
    outbox,
    newsLog,
    clock,
    randomness,
    gateway: gatewayAs(gateway),
    catalogues: new InMemoryCatalogues(campsites),
    findCampsitesNear: new InMemoryFindCampsitesNear(campsites, { ratings, occupancies }),
    ratings,
    holidayCalendars: new InMemoryHolidayCalendars(facts.holidays),
    occupancies,
    nextTurn: async () => {
      turns.count += 1
    },
    vatRates: new InMemoryVatRates(),
    vouchers: new InMemoryVouchers({ payments, reservations }),
    tapeCharts: new InMemoryTapeCharts({ reservations, blocks, payments, deskLog: desk.deskLog }),
    feedEvents: { conflicts: async (): Promise<readonly FeedConflict[]> => [] },
    feedReadings: { beforeBooking: async () => ({ overdue: [], unkept: [] }) },
    amendments: new InMemoryAmendments(),
    auditTrail: new InMemoryAuditTrail(),
    savedCards: new InMemorySavedCards(),
    gatewayTests: new InMemoryGatewayTests(),
    agreements: new InMemoryAgreements(),
    plotMaps: new InMemoryPlotMaps(),
    transaction: new InMemoryTransaction(),
    recordNotification: new RecordNotification(messaging),
    publicUrl: 'https://camp.test',
    holdLimits: facts.holdLimits ?? null,
    smsPartPrice: facts.smsPartPrice ?? null,
    contactProofs: new InMemoryContactProofs(),
    provableContacts: facts.provableContacts ?? contactKinds,
    attempts: new InMemorySignInAttempts(),
    codeMessages: new RecordingCodeMessages(),
    sendWritten: idleSending,
    confirmationKeys: new ReadableConfirmationKeys(),
    accounts,
    bankLines: new InMemoryBankLines(payments),
    cashUps: new InMemoryCashUps({ reservations, payments, takenOverBookings }),
    takenOverBookings,
    ...desk,
    ...reminderStores({
      reservations,
      outbox,
      cancelsOverdue: facts.cancelsOverdue,
      releasesTransfers: (id) => organisationOf(id)?.releasesTransfers ?? false,
      takesOnlinePayment: (id) => organisationOf(id)?.takesOnlinePayment ?? true,
    }),
    ...reviewStores({ campsites, reservations }),
  }
  return { ...useCasesWith(ports), ports, accounts, campsites, clock, gateway, reservations, payments, outbox, log, users, turns }
}
