import { useSyncExternalStore } from 'react'
import { type Navigation, useNavigation } from 'react-router'
import { hasHeldQueries, isPageHeld, onHeldQueries } from './held-queries.ts'

const nothing: Pick<Navigation, 'state' | 'location'> = { state: 'idle', location: undefined }

export function useHasHeldQueries(): boolean {
  return useSyncExternalStore(onHeldQueries, hasHeldQueries, () => false)
}

/**
 * The next page while it is being fetched. One that waits to be asked for again leaves this one as it was.
 */
export function usePageOnItsWay(): Pick<Navigation, 'state' | 'location'> {
  const navigation = useNavigation()
  return useSyncExternalStore(onHeldQueries, isPageHeld, () => false) ? nothing : navigation
}
