import { useEffect, useState } from 'react'

/** Milliseconds for which taking a choice back can itself be taken back at once. */
const memory = 5000

/**
 * The plot that was selected until a moment ago. A plot given up for another one in single mode counts too.
 */
export function useRecentlyDeselected(selected: readonly string[]): string | null {
  const [before, setBefore] = useState(selected)
  const [recent, setRecent] = useState<string | null>(null)
  if (before.join() !== selected.join()) {
    setBefore(selected)
    setRecent(before.find((id) => !selected.includes(id)) ?? null)
  }
  useEffect(() => {
    if (recent === null) return
    const timer = setTimeout(() => setRecent(null), memory)
    return () => clearTimeout(timer)
  }, [recent])
  return recent
}
