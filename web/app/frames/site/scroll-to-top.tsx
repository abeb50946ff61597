import { useSyncExternalStore } from 'react'
import { Icon } from '../../components/icon.tsx'
import { useText } from '../../wording/use-text.ts'

/** Pixels of vertical scroll above which the button shows. */
export const scrollThreshold = 300

/** A convenience for readers with scripts; nothing is lost without it. */
export function ScrollToTop() {
  const t = useText('shell')
  const isShown = useSyncExternalStore(onScroll, isScrolledDown, () => false)
  if (!isShown) return null
  return (
    <button
      type="button"
      className="icon-button no-print fixed right-5 bottom-5 z-20 border border-edge bg-surface shadow-floating"
      onClick={toTop}
    >
      <Icon name="arrow-up" />
      <span className="sr-only">{t('toTop')}</span>
    </button>
  )
}

/** Worked out while it scrolls alone: asked for after a change of the page it has that laid out at once. */
let isDown = false

function onScroll(notify: () => void): () => void {
  const judge = () => {
    isDown = window.scrollY > scrollThreshold && !isPlaceTaken()
    notify()
  }
  judge()
  window.addEventListener('scroll', judge, { passive: true })
  return () => window.removeEventListener('scroll', judge)
}

function isScrolledDown(): boolean {
  return isDown
}

/**
 * By the way to the map, over the results of a phone. A `:has()` of the document would say it too, and have
 * every element of the page looked at again whenever the map opens or closes.
 */
function isPlaceTaken(): boolean {
  return Boolean(document.querySelector('.map-button')?.getClientRects().length)
}

function toTop(): void {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({ top: 0, behavior: isCalm ? 'auto' : 'smooth' })
}
