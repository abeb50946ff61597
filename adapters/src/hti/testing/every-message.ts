import type { HtiQuestion } from '@camp/application/hti/client/hti-questions.ts'
import type { HtiAnswer, HtiBookingView, HtiEnvelope, HtiReply } from '@camp/application/hti/hti-messages.ts'
import { htiKinds } from '@camp/application/hti/hti-messages.ts'
import type { HtiAskEnvelope } from '@camp/application/hti/ota-codec.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'

const at = Temporal.Instant.from('2026-11-23T08:00:00Z')
const long = 'Karoo ë <&"> '.repeat(40)
const plain: HtiEnvelope = { isSoap: false, echoToken: 'tok-1', at: null, target: 'Test' }
const bare: HtiEnvelope = { isSoap: false, echoToken: null, at: null, target: null }

const offer = {
  hotelCode: 'KLOOF01',
  roomCode: 'P001',
  stay: StayDates.of('2026-12-18', '2026-12-20'),
  party: { numberOfAdults: 2, numberOfPensioners: 1, childrenAges: [7, 0, 7] },
  nights: ['2026-12-18', '2026-12-19'].map((date) => ({ date: Temporal.PlainDate.from(date), price: Money.rand(450.5) })),
  total: Money.rand(901),
}

const hotel = {
  code: 'KLOOF01',
  name: long,
  currency: 'ZAR',
  description: long,
  latitude: -33.92,
  longitude: 18.4217,
  addressLines: ['1 River Road', 'Kloof'],
  city: 'Bonnievale',
  postalCode: '6730',
  provinceCode: 'WC',
  countryCode: 'ZA',
  phone: '+27231234567',
  email: 'camp@example.com',
  rooms: [{ code: 'P001', name: long, mostGuests: 6 }],
}

const booking: HtiBookingView = {
  theirId: 'HTI100234',
  theirContext: 'HTI',
  ourReference: '812-430-557',
  state: 'Reserved',
  hotelCode: 'KLOOF01',
  createdAt: at,
  changedAt: at.add({ nanoseconds: 1000 }),
  rooms: [offer, offer],
  guest: { firstName: long, lastName: 'Nkosi', email: 'thandi@example.com', phone: '+27821234567' },
}
const sparse: HtiBookingView = {
  ...booking,
  theirContext: null,
  guest: { firstName: 'Thandi', lastName: '', email: '', phone: null },
}
const states = ['Reserved', 'Requested', 'Cancelled', 'No-show', 'In-house', 'Checked out'] as const
const bookings = [sparse, ...states.map((state) => ({ ...booking, state }))]
const none = { type: 3, code: 322, text: 'No availability' } as const
const cut = { type: 11, code: 450, text: long } as const

const answers: readonly HtiAnswer[] = [
  { kind: 'PING', echoData: `${long}\n\u0000\uD800` },
  { kind: 'PING', echoData: '' },
  {
    kind: 'HOTEL_DESCRIPTIVE_INFO',
    hotels: [hotel, { ...hotel, rooms: [], description: '', phone: null, email: null, postalCode: null }],
  },
  { kind: 'AVAILABILITY_QUERY', offers: [offer, offer], warnings: [] },
  { kind: 'AVAILABILITY_QUERY', offers: [], warnings: [none] },
  ...bookings.map((one): HtiAnswer => ({ kind: 'BOOKING_CREATE', booking: one, warnings: [] })),
  { kind: 'BOOKING_UPDATE', booking, warnings: [cut] },
  { kind: 'BOOKING_UPDATE', booking: sparse, warnings: [] },
  { kind: 'BOOKING_CANCEL', isCancelled: true, booking, charge: Money.rand(100) },
  { kind: 'BOOKING_CANCEL', isCancelled: false, booking, charge: Money.zero() },
  { kind: 'BOOKING_READ', bookings, warnings: [cut] },
  { kind: 'BOOKING_READ', bookings: [], warnings: [] },
]

const refusals: readonly HtiReply[] = htiKinds.map((kind) => ({
  kind,
  errors: [{ type: 3, code: 427, text: long } as const, { type: 10, code: 321, text: 'Required field missing' } as const],
}))

const ids = [
  { id: 'HTI100234', context: null },
  { id: '812-430-557', context: 'CAMP' },
]
const night = (day: string) => Temporal.PlainDate.from(day)
const nights = [
  { roomCode: 'P001', first: night('2026-12-18'), last: night('2026-12-19'), isFree: false },
  { roomCode: 'P001', first: night('2026-12-20'), last: night('2028-06-01'), isFree: true },
]

/** Every question that the product can ask. */
export const everyQuestion: readonly HtiQuestion[] = [
  { kind: 'PING' },
  { kind: 'HOTEL_DESCRIPTIVE_INFO', hotelCode: 'KLOOF01' },
  { kind: 'AVAILABILITY_QUERY', hotelCode: 'KLOOF01', nights },
  ...([booking, sparse, { ...booking, state: 'Requested' }] as const).flatMap((one) =>
    (['BOOKING_CREATE', 'BOOKING_UPDATE'] as const).flatMap((kind) => [
      { kind, ids, booking: one, isRepeated: true },
      { kind, ids: ids.slice(1), booking: one, isRepeated: false },
    ]),
  ),
  { kind: 'BOOKING_CANCEL', ids },
  { kind: 'BOOKING_CANCEL', ids: ids.slice(1) },
  { kind: 'BOOKING_READ', ids: ids.slice(1) },
]

/** How each is asked. */
export const everyAskEnvelope: readonly HtiAskEnvelope[] = [
  { isSoap: false, echoToken: 'tok-1', at, requestor: null },
  { isSoap: false, echoToken: 'tok-1', at, requestor: { userName: 'camp', password: 'a & "secret"' } },
]

/** Every answer that the product can produce, in its shortest and its longest form. */
export const everyReply: readonly { readonly reply: HtiReply; readonly envelope: HtiEnvelope; readonly at: Temporal.Instant }[] =
  [...answers, ...refusals].flatMap((reply) => [plain, bare].map((envelope) => ({ reply, envelope, at })))
