import { lazy, Suspense, useSyncExternalStore } from 'react'

const ToastRegion = lazy(async () => ({ default: (await import('./toast-region.tsx')).ToastRegion }))

let areWanted = false

/** Stands in the shell; the region and its library are loaded with the first toast. */
export function Toasts() {
  const isShown = useSyncExternalStore(
    onWanted,
    () => areWanted,
    () => false,
  )
  if (!isShown) return null
  return (
    <Suspense>
      <ToastRegion />
    </Suspense>
  )
}

function onWanted(notify: () => void): () => void {
  const remember = () => {
    areWanted = true
    notify()
  }
  window.addEventListener('toasts-wanted', remember)
  return () => window.removeEventListener('toasts-wanted', remember)
}
