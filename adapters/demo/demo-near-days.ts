import type { HolidayCalendar } from '@camp/domain/holidays/holiday-calendar.ts'
import type { Catalogue } from '@camp/domain/organisations/catalogue.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'
import type { Ending } from './demo-endings.ts'
import type { DemoCalendar, DemoStay } from './demo-stays.ts'
import type { SeededRandom } from './pictures/seeded-random.ts'

interface NearStay {
  /** Days from today to the arrival. */
  readonly from: number
  readonly nights: number
  readonly ending: Ending
  /** The desk has checked them in. */
  readonly isReceived?: true
}

/**
 * What a desk meets on its day: people who leave, stay, never came and arrive, with and without a balance;
 * then the week ahead.
 */
const week: readonly NearStay[] = [
  { from: -3, nights: 3, ending: 'confirmed', isReceived: true },
  { from: -2, nights: 2, ending: 'by-telephone', isReceived: true },
  { from: -2, nights: 4, ending: 'confirmed', isReceived: true },
  { from: -1, nights: 3, ending: 'by-telephone', isReceived: true },
  { from: -1, nights: 2, ending: 'confirmed' },
  { from: 0, nights: 2, ending: 'confirmed' },
  { from: 0, nights: 3, ending: 'by-telephone' },
  { from: 0, nights: 4, ending: 'confirmed' },
  { from: 1, nights: 2, ending: 'confirmed' },
  { from: 2, nights: 3, ending: 'pending' },
  { from: 3, nights: 2, ending: 'confirmed' },
  { from: 4, nights: 3, ending: 'by-telephone' },
  { from: 6, nights: 2, ending: 'confirmed' },
]

export interface PlannedNear {
  readonly stay: DemoStay
  readonly ending: Ending
  readonly isReceived: boolean
}

interface NearWish {
  readonly catalogues: readonly Catalogue[]
  readonly holidaysOf: (catalogue: Catalogue) => HolidayCalendar
  readonly today: Temporal.PlainDate
  readonly random: SeededRandom
}

/**
 * The days around today at the campsites of the home page, so that their calendar and their page of the day
 * have something to show.
 */
export function nearDays({ catalogues, holidaysOf, today, random }: NearWish, calendar: DemoCalendar): readonly PlannedNear[] {
  const shown = catalogues.filter(({ organisation }) => organisation.isFeaturedOnHomepage)
  return shown.flatMap((catalogue) =>
    week.flatMap(({ from, nights, ending, isReceived = false }) => {
      const arrival = today.add({ days: from })
      const stay = StayDates.of(arrival, arrival.add({ days: nights }))
      const found = calendar.find({ catalogue, stay, holidays: holidaysOf(catalogue), random })
      if (!found) return []
      calendar.take(found)
      return [{ stay: found, ending, isReceived }]
    }),
  )
}
