import { Money } from '@camp/domain/shared/money.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'
import { aParty } from '@camp/domain/testing/a-party.ts'
import { anOfflineBooking } from '../../offline-bookings/testing/an-offline-booking.ts'
import type { Actor } from '../../shared/actor.ts'
import type { Commands } from './rights.ts'
import type { RightsFixture } from './rights-fixture.ts'

const freeNights = StayDates.of('2027-05-03', '2027-05-05')
const today = Temporal.PlainDate.from('2026-11-21')

const toBooking = (actor: Actor, { reservationId }: RightsFixture) => ({ actor, idOrReference: reservationId, dryRun: true })
const toCalendar = (actor: Actor, { orgSlug }: RightsFixture) => ({ actor, orgSlug })
const toReservation = (actor: Actor, { reservationId }: RightsFixture) => ({ actor, id: reservationId })

const amendmentOf = ({ plotId }: RightsFixture) => ({
  stay: freeNights,
  plots: [{ plotId, party: aParty() }],
  price: 're-quote' as const,
})

/** Bookings, calendar, blocks, billing and reviews; what can be shown without being done is only shown. */
export const bookingCommands = {
  listReservations: (actor, { orgSlug }) => ({ actor, orgSlug, limit: 1 }),
  searchBookings: (actor, { orgSlug }) => ({
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
  showDay: (actor, ground) => ({ ...toCalendar(actor, ground), date: null }),
  listBlocks: (actor, ground) => ({ ...toCalendar(actor, ground), limit: 1 }),
  showTapeChart: (actor, ground) => ({ ...toCalendar(actor, ground), from: null, days: 7 }),
  showTapeChartVersion: (actor, ground) => ({ ...toCalendar(actor, ground), from: null, days: 7 }),
  offlineBookingChoices: toCalendar,
  previewOfflineBooking: (actor, { orgSlug, plotId }) => anOfflineBooking({ actor, orgSlug, on: [{ id: plotId }] }),
  createOfflineBooking: (actor, { orgSlug, plotId }) => ({
    ...anOfflineBooking({ actor, orgSlug, on: [{ id: plotId }] }),
    shownAmountDue: Money.zero(),
  }),
  createBlock: (actor, ground) => ({
    ...toCalendar(actor, ground),
    plotIds: [ground.plotId],
    nights: freeNights,
    reason: null,
    expiresAt: null,
    dryRun: true,
  }),
  changeBlock: (actor, { blockId }) => ({ actor, id: blockId, reason: 'Paint', version: 0 }),
  releaseBlock: (actor, { blockId }) => ({ actor, id: blockId, dryRun: true }),

  inspectReservation: toBooking,
  showBooking: toBooking,
  confirmAsStaff: toBooking,
  checkIn: toBooking,
  undoCheckIn: toBooking,
  checkOut: toBooking,
  undoCheckOut: toBooking,
  markNoShow: toBooking,
  resendMessage: toBooking,
  issueGateCode: toBooking,
  cancelReservationAsStaff: (...of) => ({ ...toBooking(...of), note: 'Flood', refundInFull: false }),
  cancelBooking: (...of) => ({ ...toBooking(...of), note: 'Flood', refundInFull: false }),
  addDeskNote: (...of) => ({ ...toBooking(...of), note: 'Late' }),
  changeVehiclePlate: (...of) => ({ ...toBooking(...of), vehiclePlate: 'CA 1' }),
  recordDeskPayment: (...of) => ({
    ...toBooking(...of),
    amount: Money.rand(10),
    method: 'cash',
    reference: null,
    paidOn: today,
  }),
  closeRefundTask: (actor, ground) => ({
    ...toBooking(actor, ground),
    taskId: ground.refundTaskId,
    method: 'eft',
    reference: 'EFT 1',
    paidOn: today,
  }),
  closeDispute: (actor, ground) => ({ ...toBooking(actor, ground), disputeId: ground.disputeId, ending: 'lost', note: 'Lost' }),

  showAgreements: toReservation,
  showInvoice: toReservation,
  listAmendments: toReservation,
  undoAmendment: toReservation,
  previewAmendment: (actor, ground) => ({ ...toReservation(actor, ground), as: 'staff', amendment: amendmentOf(ground) }),
  amendReservation: (actor, ground) => ({ ...toReservation(actor, ground), as: 'staff', amendment: amendmentOf(ground) }),
  splitReservation: (actor, ground) => ({
    ...toReservation(actor, ground),
    from: Temporal.PlainDate.from('2027-02-03'),
    plotId: ground.plotId,
    toPlotId: ground.otherPlotId,
    price: 're-quote',
    dryRun: true,
  }),

  listMoneyTasks: (actor, { organisationId }) => ({ actor, organisationId }),
  listAllMoneyTasks: (actor) => ({ actor }),
  showBillingReport: (actor, { organisationId }) => ({ actor, organisationId, month: '2026-12' }),

  listReviews: (actor, { orgSlug }) => ({ actor, orgSlug, offset: 0, limit: 1 }),
  answerReview: (actor, { reviewId }) => ({ actor, id: reviewId, text: 'Thank you', dryRun: true }),
  reportReview: (actor, { reviewId }) => ({ actor, id: reviewId, reason: 'Not our guest', dryRun: true }),
  judgeReview: (actor, { reviewId }) => ({ actor, id: reviewId, decision: { kind: 'keep' }, dryRun: true }),
  listGuestReviews: toCalendar,
  reviewGuest: (actor, { reservationId }) => ({ actor, reservationId, rating: 5, comment: 'Tidy' }),
  listUserReviews: (actor) => ({ actor, offset: 0, limit: 1 }),
  showOrHideUserReview: (actor, { guestReviewId }) => ({ actor, id: guestReviewId, isVisible: false }),
} as const satisfies Partial<Commands>
