import type { SearchParameters } from '../../search-parameters/search-parameters.ts'
import { type StayProblem, stayProblems } from '../../search-parameters/stay-problems.ts'
import type { TextKey, Translator } from '../../wording/catalogue.ts'
import { Notice } from '../notice.tsx'

export interface FieldErrors {
  readonly arrival?: string
  readonly departure?: string
  readonly party?: string
}

const problemText = {
  'arrival-missing': { field: 'arrival', text: 'arrivalMissing' },
  'departure-missing': { field: 'departure', text: 'departureMissing' },
  'departure-not-after-arrival': { field: 'departure', text: 'departureNotAfterArrival' },
  'stay-too-long': { field: 'departure', text: 'stayTooLong' },
  'no-adult-or-pensioner': { field: 'party', text: 'noAdult' },
  'party-too-large': { field: 'party', text: 'partyTooLarge' },
} as const satisfies Record<StayProblem, { field: keyof FieldErrors; text: TextKey<'stay'> }>

/** What keeps the address from being a whole search. The places are shown all the same. */
export function fieldErrors(t: Translator<'stay'>, { stay }: Pick<SearchParameters, 'stay'>, today: string): FieldErrors {
  const errors = stayProblems(stay).map((problem) => [problemText[problem].field, t(problemText[problem].text)] as const)
  const isPast = stay.arrivalDate !== null && stay.arrivalDate < today
  return { ...Object.fromEntries(errors), ...(isPast ? { arrival: t('arrivalPast') } : {}) }
}

const fieldIds = { arrival: 'arrivalDate', departure: 'departureDate', party: 'guests' } as const

interface SearchProblemsProps {
  readonly errors: FieldErrors
}

export function SearchProblems({ errors }: SearchProblemsProps) {
  const said = (['arrival', 'departure', 'party'] as const).filter((field) => errors[field] !== undefined)
  if (said.length === 0) return null
  return (
    <div className="mb-3">
      <Notice tone="danger" role="alert">
        <ul>
          {said.map((field) => (
            <li key={field} id={`${fieldIds[field]}-error`} className="font-bold text-danger">
              {errors[field]}
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  )
}
