import { useEffect, useState } from 'react'
import type { WireFoundBookings } from '#server/wire/found-bookings-on-wire.ts'
import { workAddress } from '../../../components/staff/organisation-address.ts'

/** Milliseconds after the last key. */
const patience = 200

/** What matches the text; null while nothing is asked or nothing is answered yet. */
export function useFoundBookings(slug: string, text: string): WireFoundBookings | null {
  const [answer, setAnswer] = useState<WireFoundBookings | null>(null)
  const wanted = text.trim()
  useEffect(() => {
    if (wanted === '') return setAnswer(null)
    const asking = new AbortController()
    const timer = setTimeout(async () => {
      const found = await askForBookings(slug, wanted, asking.signal)
      if (!asking.signal.aborted) setAnswer(found)
    }, patience)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [slug, wanted])
  return answer
}

/** Without an answer nothing is shown: the enter key still leads to the list. */
async function askForBookings(slug: string, wanted: string, signal: AbortSignal): Promise<WireFoundBookings | null> {
  try {
    const address = `${workAddress(slug, 'find-bookings')}?${new URLSearchParams({ q: wanted })}`
    const answer = await fetch(address, { signal })
    return answer.ok ? ((await answer.json()) as WireFoundBookings) : null
  } catch {
    return null
  }
}
