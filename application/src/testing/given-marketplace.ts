import type { HolidayRows } from '@camp/domain/holidays/holiday-calendar.ts'
import type { Catalogue } from '@camp/domain/organisations/catalogue.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { InMemoryOccupancies } from '../availability/testing/in-memory-occupancies.ts'
import { ChangeBlock } from '../blocks/change-block.ts'
import { CreateBlock } from '../blocks/create-block.ts'
import { ListBlocks } from '../blocks/list-blocks.ts'
import { ReleaseBlock } from '../blocks/release-block.ts'
import { InMemoryBlocks } from '../blocks/testing/in-memory-blocks.ts'
import { ShowTapeChart, ShowTapeChartVersion } from '../calendar/show-tape-chart.ts'
import { InMemoryTapeCharts } from '../calendar/testing/in-memory-tape-charts.ts'
import { CancelAsStaff } from '../desk/cancel-as-staff.ts'
import { deskStores, deskUseCases } from '../desk/testing/given-desk.ts'
import { InMemoryHolidayCalendars } from '../holidays/testing/in-memory-holiday-calendars.ts'
import { RecordNotification } from '../messaging/record-notification.ts'
import { InMemoryOutbox } from '../messaging/testing/in-memory-outbox.ts'
import { RecordingMessageLog } from '../messaging/testing/recording-message-log.ts'
import { CreateOfflineReservation } from '../offline-reservations/create-offline-reservation.ts'
import { PreviewOfflineReservation } from '../offline-reservations/preview-offline-reservation.ts'
import { ShowOfflineReservationChoices } from '../offline-reservations/show-offline-reservation-choices.ts'
import { FeaturedOrganisations } from '../organisations/featured-organisations.ts'
import { PreviewOrganisation } from '../organisations/managed/preview-organisation.ts'
import { OrganisationSeasons } from '../organisations/organisation-seasons.ts'
import type { Rating } from '../organisations/ratings.ts'
import { ShowOrganisation } from '../organisations/show-organisation.ts'
import { InMemoryCatalogues } from '../organisations/testing/in-memory-catalogues.ts'
import { InMemoryRatings } from '../organisations/testing/in-memory-ratings.ts'
import { CheckOpenPayments } from '../payments/check-open-payments.ts'
import { CheckPayment } from '../payments/check-payment.ts'
import { InMemoryGatewayTests } from '../payments/gateway-test/testing/in-memory-gateway-tests.ts'
import { AskGatewayTest, RefundGatewayTest, ShowGatewayTests, StartGatewayTest } from '../payments/gateway-test/try-gateway.ts'
import { ListAllMoneyTasks, ListMoneyTasks } from '../payments/list-money-tasks.ts'
import { ForgetOwnCard, ListOwnCards } from '../payments/own-cards.ts'
import type { PaymentGateway } from '../payments/payment-gateway.ts'
import { ReceivePaymentNotification } from '../payments/receive-payment-notification.ts'
import { SendRefunds } from '../payments/send-refunds.ts'
import { SettleCheckout } from '../payments/settle-checkout.ts'
import { InMemoryPaymentGateway } from '../payments/testing/in-memory-payment-gateway.ts'
import { InMemoryPayments } from '../payments/testing/in-memory-payments.ts'
import { InMemorySavedCards } from '../payments/testing/in-memory-saved-cards.ts'
import { InMemoryAccounts } from '../people/testing/in-memory-accounts.ts'
import { QuoteSelection } from '../picker/quote-selection.ts'
import { ShowPicker } from '../picker/show-picker.ts'
import { ShowLowestPrice } from '../pricing/show-lowest-price.ts'
import { InMemoryVatRates } from '../pricing/testing/in-memory-vat-rates.ts'
import { reminderStores, reminderUseCases } from '../reminders/testing/given-reminders.ts'
import { AmendReservation, SplitReservation } from '../reservations/amend/amend-reservation.ts'
import { ListAmendments, ShowLatestAmendment } from '../reservations/amend/list-amendments.ts'
import { PreviewAmendment, ShowAmendmentTerms } from '../reservations/amend/preview-amendment.ts'
import { UndoAmendment } from '../reservations/amend/undo-amendment.ts'
import { CancelAsGuest, ShowCancellationTerms } from '../reservations/cancel-as-guest.ts'
import { CompleteStays } from '../reservations/complete-stays.ts'
import { ConfirmAsGuest } from '../reservations/confirm-as-guest.ts'
import { ListMyReservations } from '../reservations/list-my-reservations.ts'
import { CancelAsOperator, ListReservations, ShowReservationToOperator } from '../reservations/operator-use-cases.ts'
import { PlaceHold } from '../reservations/place-hold.ts'
import { ReleaseHold } from '../reservations/release-hold.ts'
import { ShowAgreements } from '../reservations/show-agreements.ts'
import { ExtendHold, ShowHold } from '../reservations/show-hold.ts'
import { ShowReservationToGuest } from '../reservations/show-reservation-to-guest.ts'
import { SubmitReservation } from '../reservations/submit-reservation.ts'
import { SweepHolds } from '../reservations/sweep-holds.ts'
import { InMemoryAgreements } from '../reservations/testing/in-memory-agreements.ts'
import { InMemoryAmendments } from '../reservations/testing/in-memory-amendments.ts'
import { InMemoryReservations } from '../reservations/testing/in-memory-reservations.ts'
import { reviewStores, reviewUseCases } from '../reviews/testing/given-reviews.ts'
import { SearchOrganisations } from '../search/search-organisations.ts'
import { InMemoryFindCampsitesNear } from '../search/testing/in-memory-find-campsites-near.ts'
import type { Randomness } from '../shared/randomness.ts'
import { CountingRandomness } from '../shared/testing/counting-randomness.ts'
import { FixedClock } from '../shared/testing/fixed-clock.ts'
import { InMemoryTransaction } from '../shared/testing/in-memory-transaction.ts'
import type { UseCases } from '../use-cases.ts'
import { kwenaCamp } from './kwena-camp.ts'
import { RecordingUsers } from './recording-users.ts'

export interface MarketplaceFacts {
  readonly campsites?: readonly Catalogue[]
  /** Local time in Johannesburg; 21 November 2026 at 10:00 when not said. */
  readonly at?: string
  readonly randomness?: Randomness
  readonly ratings?: ReadonlyMap<OrganisationId, Rating>
  readonly holidays?: HolidayRows
  /** Which campsites chose to cancel bookings whose balance is overdue; none when not said. */
  readonly cancelsOverdue?: (organisationId: OrganisationId) => boolean
  /** Stands between the use cases and the gateway whose shoppers the test moves. */
  readonly gatewayAs?: (gateway: InMemoryPaymentGateway) => PaymentGateway
}

export type Marketplace = ReturnType<typeof givenMarketplace>

/** Every use case of a guest's way over stores in memory, with a clock and shoppers that do what the test says. */
export function givenMarketplace(facts: MarketplaceFacts = {}) {
  const { campsites = [kwenaCamp()], gatewayAs = (gateway) => gateway } = facts
  const clock = new FixedClock(facts.at)
  const gateway = new InMemoryPaymentGateway(clock)
  const blocks = new InMemoryBlocks((plotId, night) => reservations.isSlept(plotId, night))
  const reservations: InMemoryReservations = new InMemoryReservations({
    paxMaxOf: (plotId) => campsites.flatMap(({ plots }) => plots).find(({ id }) => id === plotId)?.paxMax ?? 0,
    slugOf: (id) => campsites.find(({ organisation }) => organisation.id === id)?.organisation.slug ?? '',
    isBlocked: (plotId, night, now) => blocks.isBlocked(plotId, night, now),
  })
  const payments = new InMemoryPayments()
  const desk = deskStores({ reservations })
  const outbox = new InMemoryOutbox()
  const log = new RecordingMessageLog()
  const users = new RecordingUsers()
  const randomness = facts.randomness ?? new CountingRandomness()
  const messaging = { outbox, clock, randomness: new CountingRandomness(), log }
  const ports = {
    reservations,
    blocks,
    payments,
    users,
    outbox,
    clock,
    randomness,
    gateway: gatewayAs(gateway),
    catalogues: new InMemoryCatalogues(campsites),
    findCampsitesNear: new InMemoryFindCampsitesNear(campsites),
    ratings: new InMemoryRatings(facts.ratings),
    holidayCalendars: new InMemoryHolidayCalendars(facts.holidays),
    occupancies: new InMemoryOccupancies(reservations),
    vatRates: new InMemoryVatRates(),
    tapeCharts: new InMemoryTapeCharts({ reservations, blocks, payments, deskLog: desk.deskLog }),
    amendments: new InMemoryAmendments(),
    savedCards: new InMemorySavedCards(),
    gatewayTests: new InMemoryGatewayTests(),
    agreements: new InMemoryAgreements(),
    transaction: new InMemoryTransaction(),
    recordNotification: new RecordNotification(messaging),
    publicUrl: 'https://camp.test',
    ...desk,
    ...reminderStores({ reservations, outbox, cancelsOverdue: facts.cancelsOverdue }),
    ...reviewStores({ campsites, reservations }),
  }
  const settleCheckout = new SettleCheckout(ports)
  const checkPayment = new CheckPayment({ ...ports, settleCheckout })
  const accounts = new InMemoryAccounts()
  const useCases = {
    searchOrganisations: new SearchOrganisations(ports),
    featuredOrganisations: new FeaturedOrganisations(ports),
    showOrganisation: new ShowOrganisation(ports),
    previewOrganisation: new PreviewOrganisation(ports),
    lowestPrice: new ShowLowestPrice(ports),
    organisationSeasons: new OrganisationSeasons(ports),
    showPicker: new ShowPicker(ports),
    quoteSelection: new QuoteSelection(ports),
    placeHold: new PlaceHold(ports),
    showHold: new ShowHold(ports),
    extendHold: new ExtendHold(ports),
    releaseHold: new ReleaseHold(ports),
    submitReservation: new SubmitReservation(ports),
    showAgreements: new ShowAgreements(ports),
    showReservationToGuest: new ShowReservationToGuest(ports),
    confirmAsGuest: new ConfirmAsGuest({ ...ports, checkPayment }),
    cancellationTerms: new ShowCancellationTerms(ports),
    cancelAsGuest: new CancelAsGuest(ports),
    amendmentTerms: new ShowAmendmentTerms(ports),
    previewAmendment: new PreviewAmendment(ports),
    amendReservation: new AmendReservation(ports),
    splitReservation: new SplitReservation(ports),
    undoAmendment: new UndoAmendment(ports),
    listAmendments: new ListAmendments(ports),
    latestAmendment: new ShowLatestAmendment(ports),
    cancelAsOperator: new CancelAsOperator(new CancelAsStaff(ports)),
    listMyReservations: new ListMyReservations({ ...ports, accounts }),
    listReservations: new ListReservations(ports),
    showReservationToOperator: new ShowReservationToOperator(ports),
    settleCheckout,
    checkPayment,
    checkOpenPayments: new CheckOpenPayments({ ...ports, settleCheckout }),
    showGatewayTests: new ShowGatewayTests(ports),
    startGatewayTest: new StartGatewayTest(ports),
    askGatewayTest: new AskGatewayTest(ports),
    refundGatewayTest: new RefundGatewayTest(ports),
    listOwnCards: new ListOwnCards(ports),
    forgetOwnCard: new ForgetOwnCard(ports),
    listMoneyTasks: new ListMoneyTasks(ports),
    listAllMoneyTasks: new ListAllMoneyTasks(ports),
    receivePaymentNotification: new ReceivePaymentNotification({ ...ports, settleCheckout }),
    sendRefunds: new SendRefunds(ports),
    sweepHolds: new SweepHolds(ports),
    completeStays: new CompleteStays(ports),
    createBlock: new CreateBlock(ports),
    changeBlock: new ChangeBlock(ports),
    releaseBlock: new ReleaseBlock(ports),
    listBlocks: new ListBlocks(ports),
    showTapeChart: new ShowTapeChart(ports),
    showTapeChartVersion: new ShowTapeChartVersion(ports),
    ...reminderUseCases(ports),
    ...reviewUseCases(ports),
    ...deskUseCases(ports),
    offlineReservationChoices: new ShowOfflineReservationChoices(ports),
    previewOfflineReservation: new PreviewOfflineReservation(ports),
    createOfflineReservation: new CreateOfflineReservation(ports),
  } satisfies Partial<UseCases>
  return { ...useCases, ports, accounts, campsites, clock, gateway, reservations, payments, outbox, log, users }
}
