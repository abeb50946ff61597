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
      className="to-top icon-button no-print fixed right-5 bottom-5 z-20 border border-edge bg-surface shadow-floating"
      onClick={toTop}
    >
      <Icon name="arrow-up" />
      <span className="sr-only">{t('toTop')}</span>
    </button>
  )
}

function onScroll(notify: () => void): () => void {
  window.addEventListener('scroll', notify, { passive: true })
  return () => window.removeEventListener('scroll', notify)
}

function isScrolledDown(): boolean {
  return window.scrollY > scrollThreshold
}

function toTop(): void {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({ top: 0, behavior: isCalm ? 'auto' : 'smooth' })
}
