import { readDate } from '@camp/domain/formatting/read-date.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import { type Equipment, largestGuestCount, oldestChild, type Party, partyOf } from '@camp/domain/stay-rules/party.ts'
import { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'
import { typedWhole } from '#app/formatting/typed-number.ts'
import type { TextKey } from '#app/wording/catalogue.ts'

/**
 * A plot, a stay and a party to try prices on, as typed: in the address of the laboratory, in the form of a
 * discount.
 */
export interface TrialAnswers {
  readonly plot: string
  readonly arrivalDate: string
  readonly departureDate: string
  readonly numberOfAdults: string
  readonly numberOfPensioners: string
  /** `3, 11`. */
  readonly childrenAges: string
  readonly tents: string
  readonly caravans: string
}

export interface TrialProblem {
  readonly field: keyof TrialAnswers
  readonly code: Extract<TextKey<'pricing'>, `trial_${string}`>
}

export interface Trial {
  readonly stay: StayDates
  readonly party: Party
  readonly equipment: Equipment
}

interface Fields {
  get(name: string): unknown
  getAll(name: string): readonly unknown[]
  has(name: string): boolean
}

/** Two adults for two nights from a week from today, unless the fields say otherwise. */
export function readTrialAnswers(fields: Fields, { plot, today }: { plot: string; today: Temporal.PlainDate }): TrialAnswers {
  const text = (name: string, otherwise: string) => (fields.has(name) ? String(fields.get(name) ?? '').trim() : otherwise)
  const arrival = today.add({ days: 7 })
  return {
    plot: text('plot', plot),
    arrivalDate: text('arrivalDate', arrival.toString()),
    departureDate: text('departureDate', arrival.add({ days: 2 }).toString()),
    numberOfAdults: text('numberOfAdults', '2'),
    numberOfPensioners: text('numberOfPensioners', '0'),
    childrenAges: fields
      .getAll('childrenAges')
      .map((age) => String(age).trim())
      .filter(Boolean)
      .join(', '),
    tents: text('tents', ''),
    caravans: text('caravans', ''),
  }
}

export function readTrial(answers: TrialAnswers): Trial | readonly TrialProblem[] {
  const [arrival, departure] = [readDate(answers.arrivalDate), readDate(answers.departureDate)]
  const [adults, pensioners] = [countOf(answers.numberOfAdults), countOf(answers.numberOfPensioners)]
  const ages = agesOf(answers.childrenAges)
  const [tents, caravans] = [countOf(answers.tents), countOf(answers.caravans)]
  const problems: readonly (TrialProblem | false)[] = [
    !arrival && { field: 'arrivalDate', code: 'trial_arrival' },
    !departure && { field: 'departureDate', code: 'trial_departure' },
    adults === null && { field: 'numberOfAdults', code: 'trial_count' },
    pensioners === null && { field: 'numberOfPensioners', code: 'trial_count' },
    ages === null && { field: 'childrenAges', code: 'trial_ages' },
  ]
  const found = problems.filter((problem) => problem !== false)
  if (found.length > 0 || !arrival || !departure) return found
  const stay = StayDates.between(arrival, departure)
  const party = partyOf({ numberOfAdults: adults ?? 0, numberOfPensioners: pensioners ?? 0, childrenAges: ages ?? [] })
  if (!stay.ok || stay.value.nightCount > longestTrial) return [{ field: 'departureDate', code: 'trial_dates' }]
  if (!party.ok) return [{ field: 'numberOfAdults', code: 'trial_party' }]
  return { stay: stay.value, party: party.value, equipment: { tents, caravans } }
}

/** Nights: more would not fit on a page. */
const longestTrial = 120

function countOf(text: string): number | null {
  const count = typedWhole(text || 'none')
  return count !== null && count >= 0 && count <= largestGuestCount ? count : null
}

function agesOf(text: string): readonly number[] | null {
  const ages = text
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map(typedWhole)
  const isAge = (age: number | null) => age !== null && age >= 0 && age <= oldestChild
  return ages.every(isAge) && ages.length <= largestGuestCount ? (ages as readonly number[]) : null
}
