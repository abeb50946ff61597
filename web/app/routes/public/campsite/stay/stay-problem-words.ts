import type { StayProblem } from '../../../../search-parameters/stay-problems.ts'
import type { TextKey } from '../../../../wording/catalogue.ts'

export const stayProblemWords = {
  'arrival-missing': { field: 'arrivalDate', text: 'arrivalMissing' },
  'departure-missing': { field: 'departureDate', text: 'departureMissing' },
  'departure-not-after-arrival': { field: 'departureDate', text: 'departureNotAfterArrival' },
  'no-adult-or-pensioner': { field: 'numberOfAdults', text: 'noGrownUp' },
} as const satisfies Record<StayProblem, { field: string; text: TextKey<'campsite'> }>
