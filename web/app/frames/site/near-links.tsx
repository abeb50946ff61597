import { lazy, Suspense, useEffect, useState } from 'react'

/**
 * Come with the first scroll, so that a first visit neither downloads them nor asks for pages that nobody may
 * open.
 */
const NearPages = lazy(async () => ({ default: (await import('./near-pages.tsx')).NearPages }))
const ScrollToTop = lazy(async () => ({ default: (await import('./scroll-to-top.tsx')).ScrollToTop }))

/** The way back to the top; and the pages of cards are fetched ahead once somebody scrolls among them. */
export function NearLinks() {
  const [isScrolled, setScrolled] = useState(false)
  useEffect(() => {
    const onScroll = () => setScrolled(true)
    if (scrollY > 0) onScroll()
    addEventListener('scroll', onScroll, { once: true, passive: true })
    return () => removeEventListener('scroll', onScroll)
  }, [])
  return (
    isScrolled && (
      <Suspense>
        <ScrollToTop />
        {!savesData() && <NearPages />}
      </Suspense>
    )
  )
}

function savesData(): boolean | undefined {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData
}
