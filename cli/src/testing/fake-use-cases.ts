import { InMemoryOccupancies } from '@camp/application/availability/testing/in-memory-occupancies.ts'
import type { DeskReservationView } from '@camp/application/desk/desk-views.ts'
import { aProspect } from '@camp/application/enquiries/testing/an-enquiry.ts'
import { InMemoryHolidayCalendars } from '@camp/application/holidays/testing/in-memory-holiday-calendars.ts'
import type { OutgoingListing } from '@camp/application/messaging/list-outgoing-messages.ts'
import type { OutboxMessageId } from '@camp/application/messaging/outbox.ts'
import { InMemoryCatalogues } from '@camp/application/organisations/testing/in-memory-catalogues.ts'
import { InMemoryRatings } from '@camp/application/organisations/testing/in-memory-ratings.ts'
import { ShowPicker } from '@camp/application/picker/show-picker.ts'
import { contextOf } from '@camp/application/reservations/reservation-context.ts'
import { reservationView } from '@camp/application/reservations/reservation-view.ts'
import { FixedClock } from '@camp/application/shared/testing/fixed-clock.ts'
import type { UseCases } from '@camp/application/use-cases.ts'
import type { OrganisationId, ReservationId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { aHold } from '@camp/domain/testing/a-hold.ts'
import { aPublishedReview, aReview } from '@camp/domain/testing/a-review.ts'
import { anOrganisation } from '@camp/domain/testing/an-organisation.ts'
import { givenCatalogue } from '@camp/domain/testing/given-catalogue.ts'
import { fakeAmendments } from './fake-amendments.ts'
import { fakeBank } from './fake-bank.ts'
import { fakeBilling } from './fake-billing.ts'
import { fakeBlocks } from './fake-blocks.ts'
import { fakeCashUp } from './fake-cash-up.ts'
import { fakeConversations } from './fake-conversations.ts'
import { fakeDebtors } from './fake-debtors.ts'
import { fakeDesk } from './fake-desk.ts'
import { fakeDmarc } from './fake-dmarc.ts'
import { fakeFeeds } from './fake-feeds.ts'
import { fakeHolidays } from './fake-holidays.ts'
import { fakeHti } from './fake-hti.ts'
import { fakeOfflineReservations } from './fake-offline-reservations.ts'
import { fakePayouts } from './fake-payouts.ts'
import { fakeAdministrator } from './fake-people.ts'
import { fakeReminders } from './fake-reminders.ts'
import { fakeReports } from './fake-reports.ts'
import { fakeSms } from './fake-sms.ts'
import { fakeTakeover } from './fake-takeover.ts'
import { fakeVouchers } from './fake-vouchers.ts'

export const moment = Temporal.Instant.from('2026-11-21T08:00:00Z')
export const reference = '482-913-107'
const id = 'reservation-1' as ReservationId

/** Kloofwater Camp with Stand 1 and Stand 2, the hold 482-913-107, one message and one open refund. */
export function fakeUseCases(others: Partial<UseCases> = {}): UseCases {
  const known = {
    showPicker: picker(),
    listOrganisations: answering(
      accepted([
        {
          id: 'organisation-1' as OrganisationId,
          slug: 'kloofwater-camp',
          name: 'Kloofwater Camp',
          status: 'active',
          cityName: 'Ceres',
          plots: 2,
        },
      ]),
    ),
    importOrganisations: {
      execute: async ({ onProgress }) => {
        await onProgress(1, 1, 'kloofwater-camp')
        return accepted([{ slug: 'kloofwater-camp', outcome: 'created' as const, changes: [] }])
      },
    },
    exportOrganisation: answering(
      accepted({ format: 'organisations/1' as const, currency: 'ZAR', organisations: [{ slug: 'kloofwater-camp' }] }),
    ),
    listReservations: answering(
      accepted([
        {
          id,
          organisationSlug: 'kloofwater-camp',
          simpleReference: reference,
          status: 'confirmed' as const,
          guestName: 'Thandi Nkosi',
          arrival: Temporal.PlainDate.from('2027-02-01'),
          departure: Temporal.PlainDate.from('2027-02-05'),
          plotNames: ['Stand 1'],
        },
      ]),
    ),
    showReservationToOperator: { execute: async ({ idOrReference }) => inspected(idOrReference) },
    showReservationToDesk: { execute: async ({ idOrReference }) => shownToDesk(idOrReference) },
    ...fakeAmendments,
    ...fakeBank,
    ...fakeTakeover,
    ...fakeBlocks,
    ...fakeDmarc,
    ...fakeFeeds,
    ...fakeHti,
    ...fakeConversations,
    ...fakeDesk,
    ...fakeOfflineReservations,
    ...fakeReminders,
    ...fakeCashUp,
    ...fakeDebtors,
    ...fakeVouchers,
    ...fakeBilling,
    ...fakePayouts,
    ...fakeHolidays,
    ...fakeReports,
    ...fakeSms,
    cancelAsOperator: answering(accepted({ id, status: 'cancelled' as const, refundAmount: Money.rand(400), voucher: null })),
    sweepHolds: answering({
      expired: [{ id, simpleReference: reference, status: 'temporaryHold' as const, expiryDate: moment }],
    }),
    completeStays: answering({ completed: [{ id, simpleReference: reference }] }),
    sendOutbox: answering({ sent: 2, failed: 0, skipped: 1, dead: 0 }),
    tellStaff: answering({ news: 0, messages: 0 }),
    sendDigests: answering({ written: 0 }),
    sendWritten: answering({ sent: 0, failed: 0, skipped: 0, dead: 0 }),
    listWritten: answering(accepted([])),
    listOutgoingMessages: answering(accepted({ rows: [aListing()], total: 1 })),
    findByShortId: {
      execute: async ({ text }) => (text === 'unknown' ? refused({ code: 'not-found' }) : accepted({ id: text, facts: [] })),
    },
    replayMessages: { execute: async ({ ids }) => accepted({ replayed: ids, others: [] }) },
    checkOpenPayments: answering({ due: [], paid: 1, notPaid: 0, stillOpen: 1, unanswered: 0 }),
    sendRefunds: answering({ refunded: 1, manual: 0, failed: 0 }),
    listRefunds: answering([
      {
        id: 'refund-1',
        organisationId: 'organisation-1' as OrganisationId,
        reservationId: id,
        paymentAttemptId: null,
        amount: Money.rand(400),
        reason: 'cancellation' as const,
        state: 'open' as const,
        createdAt: moment,
      },
    ]),
    reconcilePayments: answering({ isWhole: true, attempts: 0, captured: [], differences: [] }),
    listEnquiries: answering(accepted([aProspect({ createdAt: moment })])),
    listReviews: answering(
      accepted({
        rows: [
          { review: aReview(), organisation: { slug: 'kloofwater-camp', name: 'Kloofwater Camp' }, simpleReference: reference },
        ],
        total: 1,
      }),
    ),
    judgeReview: answering(accepted(aPublishedReview())),
    inviteReviews: answering({ invited: [{ id, simpleReference: reference }] }),
    announceNewAccounts: answering([]),
    sweepPictures: answering({ removed: ['up-1'] }),
    sweepIdempotencyKeys: answering({ removed: 3 }),
    sweepPersonalData: answering({ messages: 2, devices: 1 }),
    rotateFormSecret: answering(undefined),
    exportPerson: answering(accepted({ account: [{ email: 'zanele@example.org' }] })),
    erasePerson: answering(accepted({ account: 1 })),
    ...fakeAdministrator,
    readOperationFigures: answering({
      workers: 1,
      lastWorkerSeconds: 2,
      jobs: [],
      messages: { due: 0, oldestSeconds: 0, pending: 0, dead: 0 },
      holds: { live: 0, overdue: 0 },
      refunds: { due: 0, oldestSeconds: 0 },
      payments: { due: 0, oldestSeconds: 0 },
      channelMessages: { due: 0, oldestSeconds: 0 },
      failingFeeds: 0,
    }),
    runDoctor: answering([{ id: 'I1', promise: 'No plot is sold twice', violations: 0, examples: [], hint: '' }]),
    ...others,
  } satisfies Partial<UseCases>
  return known as unknown as UseCases
}

function answering<Value>(value: Value): { execute(): Promise<Value> } {
  return { execute: async () => value }
}

const organisation = anOrganisation({ slug: 'kloofwater-camp', name: 'Kloofwater Camp' })
const plots = givenCatalogue().plots.map((plot, index) => ({ ...plot, name: ['River stand 1', 'Stand 2'][index] ?? plot.name }))
const ports = {
  catalogues: new InMemoryCatalogues([givenCatalogue({ organisation, plots })]),
  ratings: new InMemoryRatings(),
  holidayCalendars: new InMemoryHolidayCalendars(),
  clock: new FixedClock(),
}

function picker() {
  return new ShowPicker({ ...ports, occupancies: new InMemoryOccupancies({ nightUse: () => undefined }) })
}

async function inspected(idOrReference: string) {
  const hold = aHold()
  if (idOrReference !== hold.simpleReference && idOrReference !== hold.id) return refused({ code: 'not-found' as const })
  const reservation = reservationView(hold, await contextOf(hold, ports))
  return accepted({ reservation })
}

async function shownToDesk(idOrReference: string) {
  const found = await inspected(idOrReference)
  if (!found.ok) return found
  const held = { kind: 'status' as const, from: null, to: 'temporaryHold' as const, why: 'held' }
  const history = [Object.assign({ at: moment, by: 'guest', byName: null }, held)]
  const view = { reservation: found.value.reservation, history, confirmationRequests: { count: 0, lastAt: null } }
  return accepted(view as unknown as DeskReservationView)
}

function aListing(): OutgoingListing {
  return {
    id: '0197b6a4-3f6e-7c1a-9d52-4e8f0a1b2c3d' as OutboxMessageId,
    event: 'confirmed',
    occurrence: 'once',
    type: 'booking_confirmation',
    channel: 'email',
    tries: 8,
    nextTryAt: moment,
    lastError: 'refused',
    state: 'dead',
    createdAt: moment,
    sentAt: null,
    language: 'en',
    maskedRecipient: 't···@example.org',
    isFallback: false,
    booking: { id, simpleReference: reference, orgSlug: 'kloofwater-camp', orgName: 'Kloofwater Camp' },
    delivery: null,
    obstacle: null,
  }
}
