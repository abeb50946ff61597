import type { PlaceSuggestion } from '@camp/application/search/places.ts'

/** A search begins when the query is longer than this (rule S1). */
export const tooShort = 2
/** Milliseconds of rest after the last key. */
export const debounce = 500
/** Milliseconds for which an answer is good. */
const keptFor = 5 * 60 * 1000

export type SuggestionsOutcome =
  | { readonly kind: 'found'; readonly places: readonly PlaceSuggestion[] }
  /** Another shape than expected: cleared, and nothing is said. */
  | { readonly kind: 'cleared' }
  /** The answer is not OK, or none came. */
  | { readonly kind: 'failed' }
  /** Anything else that broke on the way. */
  | { readonly kind: 'broken' }

type Fetch = (address: string, options: { readonly signal: AbortSignal }) => Promise<Response>

export async function askForPlaces(query: string, signal: AbortSignal, fetch: Fetch): Promise<SuggestionsOutcome> {
  let response: Response
  try {
    response = await fetch(`/api/org?query=${encodeURIComponent(query)}`, { signal })
  } catch {
    return { kind: 'failed' }
  }
  if (!response.ok) return { kind: 'failed' }
  try {
    return readSuggestions(await response.json())
  } catch {
    return { kind: 'broken' }
  }
}

/** An array, or an object with a `data` array. */
export function readSuggestions(answer: unknown): SuggestionsOutcome {
  const list = Array.isArray(answer) ? answer : isRecord(answer) ? answer.data : undefined
  if (!Array.isArray(list)) return { kind: 'cleared' }
  return { kind: 'found', places: list.filter(isPlace) }
}

function isPlace(entry: unknown): entry is PlaceSuggestion {
  return (
    isRecord(entry) &&
    typeof entry.name === 'string' &&
    typeof entry.latitude === 'number' &&
    typeof entry.longitude === 'number' &&
    typeof entry.detail === 'string'
  )
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

/** What was answered a while ago is not asked again. */
export class RecentPlaces {
  readonly #answers = new Map<string, { readonly places: readonly PlaceSuggestion[]; readonly at: number }>()

  at(now: number, query: string): readonly PlaceSuggestion[] | undefined {
    const known = this.#answers.get(query)
    return known && now - known.at < keptFor ? known.places : undefined
  }

  keep(now: number, query: string, places: readonly PlaceSuggestion[]): void {
    this.#answers.set(query, { places, at: now })
  }
}
