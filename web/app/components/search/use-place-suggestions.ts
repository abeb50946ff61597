import type { PlaceSuggestion } from '@camp/application/search/places.ts'
import { useEffect, useState } from 'react'
import { askForPlaces, debounce, RecentPlaces, tooShort } from './place-suggestions.ts'

export type SuggestionsState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'found'; readonly places: readonly PlaceSuggestion[] }
  /** `cleared`: an answer that means nothing, of which nothing is said. */
  | { readonly kind: 'failed' | 'broken' | 'cleared' }

const idle: SuggestionsState = { kind: 'idle' }
const recent = new RecentPlaces()

/** Asks half a second after the last key; a query of two characters or fewer (or null) clears. */
export function usePlaceSuggestions(query: string | null): SuggestionsState {
  const [state, setState] = useState<SuggestionsState>(idle)
  const wanted = query?.trim() ?? ''
  useEffect(() => {
    if ([...wanted].length <= tooShort) {
      setState(idle)
      return
    }
    const asking = new AbortController()
    const timer = setTimeout(async () => {
      const known = recent.at(Date.now(), wanted)
      if (known) return setState({ kind: 'found', places: known })
      setState({ kind: 'loading' })
      const outcome = await askForPlaces(wanted, asking.signal, fetch)
      if (asking.signal.aborted) return
      if (outcome.kind === 'found') recent.keep(Date.now(), wanted, outcome.places)
      setState(outcome)
    }, debounce)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [wanted])
  return state
}
