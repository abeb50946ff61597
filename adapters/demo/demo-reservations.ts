import type { Randomness } from '@camp/application/shared/randomness.ts'
import type { HolidayCalendar } from '@camp/domain/holidays/holiday-calendar.ts'
import type { Catalogue } from '@camp/domain/organisations/catalogue.ts'
import { simpleReference } from '@camp/domain/reservations/simple-reference.ts'
import { platformDay, platformZone } from '@camp/domain/shared/platform-zone.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'
import { type Ending, receive, tell } from './demo-endings.ts'
import type { DemoGuest } from './demo-guests.ts'
import { DemoLife } from './demo-life.ts'
import { nearDays } from './demo-near-days.ts'
import { DemoCalendar, type DemoStay, demoDates, nearestFriday } from './demo-stays.ts'
import type { SeededRandom } from './pictures/seeded-random.ts'

export interface DemoReservationsWish {
  readonly catalogues: readonly Catalogue[]
  readonly holidaysOf: (catalogue: Catalogue) => HolidayCalendar
  /** The first is the demo camper, who gets a reservation of every kind. */
  readonly guests: readonly DemoGuest[]
  readonly now: Temporal.Instant
  readonly random: SeededRandom
  readonly randomness: Randomness
}

interface Share {
  readonly ending: Ending
  readonly count: number
  /** Days from today in which the stay begins. */
  readonly from: number
  readonly to: number
}

/** Together with the full weekends about 600. */
const shares: readonly Share[] = [
  { ending: 'completed', count: 190, from: -85, to: -9 },
  { ending: 'no-show', count: 12, from: -60, to: -9 },
  { ending: 'confirmed', count: 150, from: -1, to: 85 },
  { ending: 'deposit', count: 75, from: 20, to: 110 },
  { ending: 'cancelled', count: 45, from: 4, to: 80 },
  { ending: 'turned-away', count: 6, from: 4, to: 40 },
  { ending: 'abandoned', count: 14, from: 3, to: 60 },
  { ending: 'expired', count: 14, from: 6, to: 60 },
  { ending: 'pending', count: 24, from: 3, to: 75 },
  { ending: 'held', count: 6, from: 5, to: 60 },
]

const fullWeekends = { campsites: 7, weeks: [2, 4] } as const
const triesPerStay = 40

/** Reservations in every status around today; the same seed and the same day give the same stays. */
export function demoReservations(wish: DemoReservationsWish): readonly DemoLife[] {
  const calendar = new DemoCalendar()
  const references = new Set<string>()
  const living: readonly Planned[] = [...fullStays(wish, calendar), ...sharedOut(wish, calendar)]
  const lives = living.map((planned, position) => liveOne(wish, { ...planned, position, references }))
  // By chances of their own and last: what lies around today moves nothing else.
  const nearWish = { ...wish, today: todayOf(wish), random: wish.random.fork('near-days') }
  const near = nearDays(nearWish, calendar).map((planned) => liveOne(nearWish, { ...planned, position: 1, references }))
  return [...lives, ...near]
}

interface Planned {
  readonly stay: DemoStay
  readonly ending: Ending
  readonly isReceived?: boolean
}

/** Small places that are full on a weekend, so that a search there offers other dates. */
function fullStays(wish: DemoReservationsWish, calendar: DemoCalendar): readonly Planned[] {
  const smallest = wish.catalogues.toSorted((one, other) => one.plots.length - other.plots.length)
  return smallest.slice(0, fullWeekends.campsites).flatMap((catalogue, position) => {
    const weeks = fullWeekends.weeks[position % fullWeekends.weeks.length] ?? 2
    const friday = nearestFriday(todayOf(wish).add({ weeks }))
    const stay = StayDates.of(friday, friday.add({ days: 3 }))
    const stays = calendar.all({ catalogue, stay, holidays: wish.holidaysOf(catalogue), random: wish.random })
    for (const one of stays) calendar.take(one)
    return stays.map((one) => ({ stay: one, ending: 'confirmed' as const }))
  })
}

function sharedOut(wish: DemoReservationsWish, calendar: DemoCalendar): readonly Planned[] {
  return shares.flatMap((share) =>
    Array.from({ length: share.count }, () => ({ stay: findStay(wish, calendar, share), ending: share.ending })),
  )
}

function findStay(wish: DemoReservationsWish, calendar: DemoCalendar, { ending, from, to }: Share): DemoStay {
  const { random } = wish
  for (let tried = 0; tried < triesPerStay; tried += 1) {
    const catalogue = random.pick(wish.catalogues as readonly [Catalogue, ...Catalogue[]])
    const stay = demoDates(todayOf(wish), from, to, random)
    const found = calendar.find({ catalogue, stay, holidays: wish.holidaysOf(catalogue), random })
    if (!found) continue
    if (occupies(ending)) calendar.take(found)
    return found
  }
  throw new Error(`no campsite has a stay left that could be ${ending}`)
}

function occupies(ending: Ending): boolean {
  return !['abandoned', 'expired', 'cancelled', 'turned-away', 'no-show'].includes(ending)
}

interface OneLife extends Planned {
  readonly position: number
  readonly references: Set<string>
}

function liveOne(wish: DemoReservationsWish, { stay, ending, isReceived, position, references }: OneLife): DemoLife {
  const { random, randomness, guests, now } = wish
  const createdAt = bookedAt(wish, stay, ending)
  const life = new DemoLife(stay, createdAt, {
    randomness,
    reference: newReference(random, references),
    by: ending === 'by-telephone' ? 'desk' : 'guest',
  })
  const guest = position % 60 === 0 ? guests[0] : random.pick(guests as readonly [DemoGuest, ...DemoGuest[]])
  if (!guest) throw new RangeError('a demo needs guests')
  const { takesOnlinePayment } = stay.catalogue.organisation
  tell(life, { ending, guest, createdAt, now, takesOnlinePayment, random })
  if (isReceived) receive(life, random)
  return life
}

function bookedAt(wish: DemoReservationsWish, { stay }: DemoStay, ending: Ending): Temporal.Instant {
  const { now, random } = wish
  if (ending === 'held') return now.subtract({ seconds: random.whole(20, 240) })
  if (ending === 'pending') return now.subtract({ minutes: random.whole(20, 900) })
  if (ending === 'expired') return now.subtract({ minutes: random.whole(1500, 9000) })
  if (ending === 'by-telephone')
    return stay.arrival
      .subtract({ days: 5 })
      .toZonedDateTime(platformZone)
      .toInstant()
      .add({ minutes: random.whole(540, 1000) })
  const begins = stay.arrival.toZonedDateTime(platformZone).toInstant()
  const latest = Temporal.Instant.compare(begins, now) < 0 ? begins : now
  return latest.subtract({ minutes: random.whole(3 * 24 * 60, 70 * 24 * 60) })
}

function newReference(random: SeededRandom, taken: Set<string>): string {
  for (;;) {
    const reference = simpleReference((low, high) => random.whole(low, high))
    if (taken.has(reference)) continue
    taken.add(reference)
    return reference
  }
}

function todayOf({ now }: DemoReservationsWish): Temporal.PlainDate {
  return platformDay(now)
}
