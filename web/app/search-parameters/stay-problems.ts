import { longestStay } from '@camp/domain/stay-rules/longest-stay.ts'
import { largestGuestCount } from '@camp/domain/stay-rules/party.ts'
import type { StayParameters } from './stay-parameters.ts'

export type StayProblem =
  | 'departure-not-after-arrival'
  | 'stay-too-long'
  | 'arrival-missing'
  | 'departure-missing'
  | 'no-adult-or-pensioner'
  | 'party-too-large'

/** What keeps the dates and the party from being a stay. No dates at all are no problem: nobody asked yet. */
export function stayProblems(stay: StayParameters): readonly StayProblem[] {
  const { arrivalDate, departureDate, numberOfAdults, numberOfPensioners, childrenAges } = stay
  const problems: readonly (StayProblem | false)[] = [
    arrivalDate === null && departureDate !== null && 'arrival-missing',
    arrivalDate !== null && departureDate === null && 'departure-missing',
    arrivalDate !== null && departureDate !== null && arrivalDate >= departureDate && 'departure-not-after-arrival',
    arrivalDate !== null && departureDate !== null && nightsBetween(arrivalDate, departureDate) > longestStay && 'stay-too-long',
    numberOfAdults + numberOfPensioners === 0 && 'no-adult-or-pensioner',
    Math.max(numberOfAdults, numberOfPensioners, childrenAges.length) > largestGuestCount && 'party-too-large',
  ]
  return problems.filter((problem) => problem !== false)
}

const dayMs = 86_400_000

/** Of dates as text, for pages that do without the calendar library. */
function nightsBetween(arrival: string, departure: string): number {
  return (Date.parse(departure) - Date.parse(arrival)) / dayMs
}
