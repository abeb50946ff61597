import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { afterPaint } from '../../components/after-paint.ts'

let follow: (() => void) | undefined

// In the browser before the router listens: such an event has no phases.
if (!import.meta.env.SSR) {
  addEventListener('popstate', (event) => {
    // Entries that the router made have a state: it goes back and forth between them by itself.
    if (!follow || event.state) return
    event.stopImmediatePropagation()
    afterPaint(follow)
  })
}

/**
 * A link to a place within the page (`#map`): the browser goes there and draws it, then the router is told.
 * Told while it happens it has React draw the whole page before anything is seen.
 */
export function useMovesWithinPage(): void {
  const navigate = useNavigate()
  useEffect(() => {
    follow = () => navigate(location, { replace: true })
  }, [navigate])
}
