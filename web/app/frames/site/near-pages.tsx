import { useEffect, useState } from 'react'
import { PrefetchPageLinks, useLocation } from 'react-router'

/** Specification, section 9: how near to the screen a link is when its page is fetched ahead. */
const prefetchMargin = '200px'

/**
 * What the cards in sight, and those just beyond it, lead to: fetched once each, so that a press shows it at
 * once.
 */
export function NearPages() {
  const { key } = useLocation()
  const [pages, setPages] = useState<readonly string[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each address there are other cards.
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const near = entries
          .filter(({ isIntersecting }) => isIntersecting)
          .map(({ target }) => target.getAttribute('href') ?? '/')
        if (near.length > 0) setPages((known) => [...new Set([...known, ...near])])
      },
      { rootMargin: prefetchMargin },
    )
    for (const link of document.querySelectorAll('a.result-name')) observer.observe(link)
    return () => observer.disconnect()
  }, [key])
  return pages.map((page) => <PrefetchPageLinks key={page} page={page} />)
}
