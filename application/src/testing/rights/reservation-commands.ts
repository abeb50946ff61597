import { Money } from '@camp/domain/shared/money.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { noEquipment } from '@camp/domain/stay-rules/party.ts'
import { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'
import { aParty } from '@camp/domain/testing/a-party.ts'
import { anOfflineReservation } from '../../offline-reservations/testing/an-offline-reservation.ts'
import { newestFirst } from '../../reviews/reviews.ts'
import type { Actor } from '../../shared/actor.ts'
import type { Commands } from './rights.ts'
import type { RightsFixture } from './rights-fixture.ts'

const freeNights = StayDates.of('2027-05-03', '2027-05-05')
const today = Temporal.PlainDate.from('2026-11-21')

const takingOver = (actor: Actor, { orgSlug }: RightsFixture) => ({
  actor,
  orgSlug,
  text: 'Room,Arrival,Departure,Guest\n',
  columns: {},
  plotNames: new Map(),
  notifiesGuests: false,
})
const byReference = (actor: Actor, { reservationId }: RightsFixture) => ({ actor, idOrReference: reservationId, dryRun: true })
const toCalendar = (actor: Actor, { orgSlug }: RightsFixture) => ({ actor, orgSlug })
/** There is none of this code: what it answers says whether one may ask. */
const aVoucher = (actor: Actor, { orgSlug }: RightsFixture) => ({ actor, orgSlug, idOrCode: 'K7QM-2XWD-9RTA' })
const byId = (actor: Actor, { reservationId }: RightsFixture) => ({ actor, id: reservationId })

const everyPaper = {
  search: '',
  sort: 'issuedAt',
  isDescending: true,
  limit: 1,
  offset: 0,
  kind: null,
  from: null,
  to: null,
} as const

const amendmentOf = ({ plotId }: RightsFixture) => ({
  stay: freeNights,
  plots: [{ plotId, party: aParty() }],
  price: 're-quote' as const,
})

/**
 * Reservations, calendar, blocks, billing and reviews; what can be shown without being done is only shown.
 */
export const reservationCommands = {
  listReservations: (actor, { orgSlug }) => ({ actor, orgSlug, limit: 1 }),
  findBookings: (actor) => ({ actor, text: '' }),
  searchReservations: (actor, { orgSlug }) => ({
    actor,
    orgSlug,
    text: '',
    statuses: [],
    dates: null,
    isOwing: false,
    siteId: null,
    source: null,
    order: 'arrival',
    page: 1,
  }),
  previewBankStatement: (actor, { orgSlug }) => ({ actor, orgSlug, text: 'Date,Amount\n' }),
  previewTakeover: takingOver,
  takeOverBookings: takingOver,
  recordBankLines: (actor, { orgSlug }) => ({ actor, orgSlug, lines: [] }),
  showCashUp: (actor, { orgSlug }) => ({ actor, orgSlug, day: null }),
  closeCashUp: (actor, { orgSlug }) => ({ actor, orgSlug, day: today, counted: {}, note: '', shownEntries: 0 }),
  listTill: (actor, { orgSlug }) => ({ actor, orgSlug, ...everyPaper, sort: 'day' }),
  listDebtors: (actor, { orgSlug }) => ({ actor, orgSlug, ...everyPaper, sort: 'days' }),
  listVouchers: (actor, { orgSlug }) => ({ actor, orgSlug, ...everyPaper, sort: 'issued', state: null }),
  showVoucher: aVoucher,
  extendVoucher: (...of) => ({ ...aVoucher(...of), until: today, note: 'x' }),
  cancelVoucher: (...of) => ({ ...aVoucher(...of), note: 'x' }),
  showDay: (actor, fixture) => ({ ...toCalendar(actor, fixture), date: null }),
  listBlocks: (actor, fixture) => ({ ...toCalendar(actor, fixture), limit: 1 }),
  showTapeChart: (actor, fixture) => ({ ...toCalendar(actor, fixture), from: null, days: 7 }),
  showTapeChartVersion: (actor, fixture) => ({ ...toCalendar(actor, fixture), from: null, days: 7 }),
  offlineReservationChoices: toCalendar,
  offerPlotsAtDesk: (...of) => ({ ...toCalendar(...of), stay: freeNights, party: aParty(), equipment: noEquipment }),
  previewOfflineReservation: (actor, { orgSlug, plotId }) => anOfflineReservation({ actor, orgSlug, on: [{ id: plotId }] }),
  createOfflineReservation: (actor, { orgSlug, plotId }) => ({
    ...anOfflineReservation({ actor, orgSlug, on: [{ id: plotId }] }),
    shownAmountDue: Money.zero(),
  }),
  showFeedTroubles: toCalendar,
  showHtiTroubles: toCalendar,
  noteHtiTrouble: (actor, fixture) => ({ ...toCalendar(actor, fixture), id: fixture.htiMessageId }),
  importCalendarFile: (...of) => ({ ...toCalendar(...of), plotId: of[1].plotId, file: new Uint8Array(), dryRun: true }),
  createBlock: (actor, fixture) => ({
    ...toCalendar(actor, fixture),
    plotIds: [fixture.plotId],
    nights: freeNights,
    reason: null,
    expiresAt: null,
    dryRun: true,
  }),
  changeBlock: (actor, { blockId }) => ({ actor, id: blockId, reason: 'Paint', version: 0 }),
  releaseBlock: (actor, { blockId }) => ({ actor, id: blockId, dryRun: true }),

  showReservationToOperator: byReference,
  showReservationToDesk: byReference,
  confirmAsStaff: byReference,
  checkIn: byReference,
  undoCheckIn: byReference,
  checkOut: byReference,
  undoWriteOff: byReference,
  undoCheckOut: byReference,
  markNoShow: byReference,
  resendMessage: byReference,
  reinstateBooking: byReference,
  issueGateCode: byReference,
  undoSmallAct: (...of) => ({ ...byReference(...of), act: 'note' }),
  cancelAsOperator: (...of) => ({ ...byReference(...of), note: 'Flood', refund: { kind: 'policy' } }),
  cancelAsStaff: (...of) => ({ ...byReference(...of), note: 'Flood', refund: { kind: 'policy' } }),
  reverseDeskPayment: (...of) => ({ ...byReference(...of), note: 'Typed wrongly' }),
  correctGuest: (...of) => ({ ...byReference(...of), guest: correctedGuest }),
  writeOffBalance: (...of) => ({ ...byReference(...of), note: 'Never seen again' }),
  fillInSavedText: (...of) => ({ ...byReference(...of), savedTextId: 'none' }),
  replyToGuest: (...of) => ({ ...byReference(...of), channel: 'email', text: '', seenUpTo: null }),
  setConversationAside: (...of) => ({ ...byReference(...of), seenUpTo: Temporal.Instant.from('2026-11-21T06:00:00Z') }),
  reopenConversation: byReference,
  listUnassignedMessages: (actor) => ({ actor }),
  assignMessage: (actor) => ({ actor, id: 'none', reference: null }),
  listInbox: toCalendar,
  writeToMany: (...of) => ({ ...toCalendar(...of), group: 'here', day: freeNights.arrival, way: 'agreed', text: '' }),
  countWaitingConversations: (actor, { organisationId }) => ({ actor, organisationId }),
  addDeskNote: (...of) => ({ ...byReference(...of), note: 'Late' }),
  changeVehiclePlate: (...of) => ({ ...byReference(...of), vehiclePlate: 'CA 1' }),
  takeVoucher: (...of) => ({ ...byReference(...of), code: 'K7QM-2XWD-9RTA' }),
  recordDeskPayment: (...of) => ({
    ...byReference(...of),
    amount: Money.rand(10),
    method: 'cash',
    reference: null,
    paidOn: today,
  }),
  closeRefundTask: (actor, fixture) => ({
    ...byReference(actor, fixture),
    taskId: fixture.refundTaskId,
    method: 'eft',
    reference: 'EFT 1',
    paidOn: today,
  }),
  closeDispute: (actor, fixture) => ({
    ...byReference(actor, fixture),
    disputeId: fixture.disputeId,
    ending: 'lost',
    note: 'Lost',
  }),
  recordDisputedRefund: (actor, fixture) => ({
    ...byReference(actor, fixture),
    disputeId: fixture.disputeId,
    amount: Money.rand(10),
    reference: 'R-1',
  }),

  showAgreements: byId,
  showInvoice: byId,
  saveInvoiceRecipient: (actor, fixture) => ({
    ...byId(actor, fixture),
    typed: { name: 'Thandi Nkosi', address: '5 Long Street', vatNumber: '' },
  }),
  printPaper: (actor, fixture) => ({ ...byId(actor, fixture), label: 'INV-000001' }),
  listAmendments: byId,
  undoAmendment: byId,
  previewAmendment: (actor, fixture) => ({ ...byId(actor, fixture), as: 'staff', amendment: amendmentOf(fixture) }),
  amendReservation: (actor, fixture) => ({ ...byId(actor, fixture), as: 'staff', amendment: amendmentOf(fixture) }),
  splitReservation: (actor, fixture) => ({
    ...byId(actor, fixture),
    from: Temporal.PlainDate.from('2027-02-03'),
    plotId: fixture.plotId,
    toPlotId: fixture.otherPlotId,
    price: 're-quote',
    dryRun: true,
  }),

  listMoneyTasks: (actor, { organisationId }) => ({ actor, organisationId }),
  listAllMoneyTasks: (actor) => ({ actor }),
  showPlatformBilling: (actor) => ({ actor, month: '2026-12' }),
  closeBillingMonth: (actor) => ({ actor, month: Temporal.PlainYearMonth.from('2020-01') }),
  showPayouts: (actor) => ({ actor }),
  showPayoutRun: (actor) => ({ actor, runId: '1' }),
  preparePayouts: (actor) => ({ actor, dryRun: true }),
  approvePayoutRun: (actor) => ({ actor, runId: '1' }),
  settlePayout: (actor) => ({ actor, payoutId: '1', outcome: { kind: 'paid', bankReference: '' } }),
  reportPayouts: (actor) => ({ actor, month: Temporal.PlainYearMonth.from('2026-12') }),
  listPapers: (actor, { organisationId }) => ({ actor, organisationId, ...everyPaper }),
  listAllPapers: (actor) => ({ actor, ...everyPaper }),
  listOrganisationPayouts: (actor, { organisationId }) => ({ actor, organisationId }),
  showPayoutStatement: (actor, { organisationId }) => ({ actor, organisationId, payoutId: '1' }),
  printPayoutStatement: (actor, { organisationId }) => ({ actor, organisationId, payoutId: '1' }),
  printPlatformBilling: (actor) => ({ actor, month: '2026-12' }),
  printBillingReport: (actor, { organisationId }) => ({ actor, organisationId, month: '2026-12' }),
  printFeePaper: (actor, { organisationId }) => ({ actor, organisationId, month: Temporal.PlainYearMonth.from('2020-01') }),
  showPlatformReport: (actor) => ({ actor, kind: 'bookings', month: '2026-12', currency: null }),
  showOrganisationReport: (actor, { orgSlug }) => ({ actor, orgSlug, kind: 'bookings', month: '2026-12' }),
  showBillingReport: (actor, { organisationId }) => ({ actor, organisationId, month: '2026-12' }),

  listReviews: (actor, { orgSlug }) => ({ actor, orgSlug, listing: newestFirst({ offset: 0, limit: 1 }) }),
  answerReview: (actor, { reviewId }) => ({ actor, id: reviewId, text: 'Thank you', dryRun: true }),
  reportReview: (actor, { reviewId }) => ({ actor, id: reviewId, reason: 'Not our guest', dryRun: true }),
  judgeReview: (actor, { reviewId }) => ({ actor, id: reviewId, decision: { kind: 'keep' }, dryRun: true }),
  listGuestReviews: toCalendar,
  reviewGuest: (actor, { reservationId }) => ({ actor, reservationId, rating: 5, comment: 'Tidy' }),
  listUserReviews: (actor) => ({ actor, listing: newestFirst({ offset: 0, limit: 1 }) }),
  judgeUserReview: (actor, { guestReviewId }) => ({ actor, id: guestReviewId, decision: { kind: 'publish' } }),
} as const satisfies Partial<Commands>

const correctedGuest = {
  firstName: 'Thandi',
  lastName: 'Nkosi',
  email: 'thandi@example.org',
  countryCode: '+27',
  cell: '0821234567',
  verificationPreference: 'SMS' as const,
  language: 'en' as const,
  specialRequest: null,
}
