import type { StayParameters } from './stay-parameters.ts'

export type StayProblem = 'departure-not-after-arrival' | 'arrival-missing' | 'departure-missing' | 'no-adult-or-pensioner'

/** What keeps the dates and the party from being a stay. No dates at all are no problem: nobody asked yet. */
export function stayProblems(stay: StayParameters): readonly StayProblem[] {
  const { arrivalDate, departureDate, numberOfAdults, numberOfPensioners } = stay
  const problems: readonly (StayProblem | false)[] = [
    arrivalDate === null && departureDate !== null && 'arrival-missing',
    arrivalDate !== null && departureDate === null && 'departure-missing',
    arrivalDate !== null && departureDate !== null && arrivalDate >= departureDate && 'departure-not-after-arrival',
    numberOfAdults + numberOfPensioners === 0 && 'no-adult-or-pensioner',
  ]
  return problems.filter((problem) => problem !== false)
}
