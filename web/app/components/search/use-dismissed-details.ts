import { type RefObject, useEffect } from 'react'

/** A <details> that floats closes on Escape and on a press outside it. */
export function useDismissedDetails(details: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.current?.open) return
      const hadFocus = details.current.contains(document.activeElement)
      details.current.open = false
      if (hadFocus) details.current.querySelector('summary')?.focus()
    }
    const onPress = (event: PointerEvent) => {
      if (details.current?.open && !details.current.contains(event.target as Node)) details.current.open = false
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onPress)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onPress)
    }
  }, [details])
}
