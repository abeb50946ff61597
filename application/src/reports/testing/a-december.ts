import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { campsite, stands, testId } from '../../testing/a-campsite.ts'
import type { ReportWorld, WorldBooking, WorldMessage, WorldMove } from './report-world.ts'

export const own = campsite.organisation.id
export const other = testId(777) as OrganisationId
/** Paid in the money of its own country. */
export const acrossBorder = testId(778) as OrganisationId
const [stand, secondStand, ...rest] = stands.map(({ id }) => id)
if (!stand || !secondStand) throw new Error('a campsite of two stands or more')

const book = (reference: string, facts: Partial<WorldBooking> = {}): WorldBooking => ({
  organisationId: own,
  reference,
  bookedAt: '2026-12-03T08:00:00Z',
  arrival: '2026-12-05',
  departure: '2026-12-07',
  total: 100_000,
  isOffline: false,
  cancelledAt: null,
  nights: [],
  ...facts,
})

const move = (
  reference: string,
  kind: WorldMove['kind'],
  cents: number,
  at: string,
  organisationId: OrganisationId = own,
): WorldMove => ({ organisationId, reference, kind, cents, at })

const messages = (
  [
    ['email', 'sent', 'delivered', '2026-12-04T08:00:00Z'],
    ['email', 'sent', 'accepted', '2026-12-04T08:00:00Z'],
    ['email', 'sent', null, '2026-12-31T21:59:00Z'],
    ['email', 'sent', 'failed', '2026-12-04T08:00:00Z'],
    ['email', 'dead', null, '2026-12-04T08:00:00Z'],
    ['sms', 'pending', null, '2026-12-04T08:00:00Z'],
    ['sms', 'skipped', null, '2026-12-04T08:00:00Z'],
    ['sms', 'sent', 'delivered', '2026-12-31T22:01:00Z'],
  ] as const
).map(
  ([channel, state, delivered, at]): WorldMessage => ({ organisationId: own, reference: 'first', channel, state, delivered, at }),
)

/**
 * Five bookings that count in December and two that do not, by an hour; guests of November who never came;
 * Stand 2 is no longer in use.
 */
export const aDecember: ReportWorld = {
  plotsInUse: [stand, ...rest.slice(0, 2)].map((id) => ({ id, organisationId: own })),
  bookings: [
    book('november', { bookedAt: '2026-11-30T21:59:00Z' }),
    book('first', {
      bookedAt: '2026-11-30T22:01:00Z',
      nights: ['2026-12-05', '2026-12-06'].map((date) => ({ plotId: stand, date })),
    }),
    book('third', { nights: [{ plotId: secondStand, date: '2026-12-06' }] }),
    book('offline', { isOffline: true, total: 40_000, arrival: '2027-03-10', departure: '2027-03-13' }),
    book('cancelled', {
      arrival: '2026-12-20',
      departure: '2026-12-22',
      cancelledAt: '2026-12-10T10:00:00Z',
      nights: [{ plotId: stand, date: '2026-12-20' }],
    }),
    book('no-show', {
      bookedAt: '2026-11-20T08:00:00Z',
      isNoShow: true,
      nights: ['2026-12-05', '2026-12-06'].map((date) => ({ plotId: stand, date })),
    }),
    book('elsewhere', { organisationId: other, total: 5_000 }),
    book('january', { bookedAt: '2026-12-31T22:30:00Z' }),
  ],
  moves: [
    move('first', 'capture', 100_000, '2026-12-01T08:00:00Z'),
    move('third', 'capture', 50_000, '2026-12-03T08:00:00Z'),
    move('third', 'chargeback', 50_000, '2026-12-08T08:00:00Z'),
    move('third', 'chargeback-reversal', 50_000, '2026-12-09T08:00:00Z'),
    move('first', 'refund', 25_000, '2026-12-09T08:00:00Z'),
    move('elsewhere', 'capture', 5_000, '2026-12-31T21:59:00Z', other),
    move('january', 'capture', 9_900, '2026-12-31T22:30:00Z'),
  ],
  messages,
  searches: [
    { day: '2026-12-01', term: 'kakamas', searches: 2 },
    { day: '2026-12-31', term: 'kakamas', searches: 3 },
    { day: '2026-12-31', term: 'atlantis', searches: 4 },
    { day: '2026-12-31', term: 'Zeerust', searches: 4 },
    { day: '2027-01-01', term: 'atlantis', searches: 9 },
  ],
  closed: null,
}

/** A booking that is paid, and in part paid back, in another currency. */
export const acrossTheBorder: ReportWorld = {
  plotsInUse: aDecember.plotsInUse,
  bookings: [book('namibia', { organisationId: acrossBorder, total: 70_000 })],
  moves: [
    move('namibia', 'capture', 70_000, '2026-12-03T08:00:00Z', acrossBorder),
    move('namibia', 'refund', 10_000, '2026-12-04T08:00:00Z', acrossBorder),
  ],
  messages: [],
  searches: [],
  closed: null,
}

/** March is closed before money of its last day goes back. */
export const afterMarch: ReportWorld = {
  plotsInUse: aDecember.plotsInUse,
  bookings: [],
  messages: [],
  searches: [],
  closed: '2027-03',
  moves: [move('january', 'refund', 900, '2027-03-31T08:00:00Z')],
}
