import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/** False in what the server wrote and while scripts take it over, true from then on. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}
