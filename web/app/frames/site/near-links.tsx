import { lazy, Suspense, useEffect, useState } from 'react'

/**
 * Comes with the first scroll, so that a first visit neither downloads it nor asks for pages that nobody may
 * open.
 */
const NearPages = lazy(async () => ({ default: (await import('./near-pages.tsx')).NearPages }))

/** Fetches the pages of cards ahead once somebody scrolls among them; not with Save-Data. */
export function NearLinks() {
  const [isScrolled, setScrolled] = useState(false)
  useEffect(() => {
    if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return
    const onScroll = () => setScrolled(true)
    addEventListener('scroll', onScroll, { once: true, passive: true })
    return () => removeEventListener('scroll', onScroll)
  }, [])
  return (
    isScrolled && (
      <Suspense>
        <NearPages />
      </Suspense>
    )
  )
}
