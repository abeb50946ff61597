import { useEffect, useState } from 'react'
import type { WireFoundBookings } from '#server/wire/found-bookings-on-wire.ts'
import { untilAskedAgain } from '../../../queries/held-queries.ts'
import { askPatiently } from '../../../queries/patient-fetch.ts'

/** Milliseconds after the last key. */
const patience = 200

/** What the address answers to the text; null while nothing is asked or nothing is answered yet. */
export function useFoundBookings(address: string, text: string): WireFoundBookings | null {
  const [answer, setAnswer] = useState<WireFoundBookings | null>(null)
  const wanted = text.trim()
  useEffect(() => {
    if (wanted === '') return setAnswer(null)
    const asking = new AbortController()
    const timer = setTimeout(async () => {
      const found = await askForBookings(address, wanted, asking.signal)
      if (!asking.signal.aborted) setAnswer(found)
    }, patience)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [address, wanted])
  return answer
}

/** Null when it was given up, or refused: the enter key still leads to the list. */
async function askForBookings(address: string, wanted: string, signal: AbortSignal): Promise<WireFoundBookings | null> {
  const ask = () => fetch(`${address}?${new URLSearchParams({ q: wanted })}`, { signal })
  try {
    const answer = await askPatiently(ask, signal, { untilAskedAgain })
    return answer.ok ? ((await answer.json()) as WireFoundBookings) : null
  } catch {
    return null
  }
}
