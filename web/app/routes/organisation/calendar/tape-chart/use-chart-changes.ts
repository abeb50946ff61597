import { useEffect, useRef, useState } from 'react'
import { useLocation, useRevalidator } from 'react-router'

/** Changes of others are seen within five seconds. */
const lookEveryMs = 3_000
/**
 * Looking keeps a session alive, so nobody's chart looks on for ever: after this without a hand on it, it
 * waits for one.
 */
const awakeForMs = 10 * 60_000

export type Freshness = 'live' | 'paused' | 'stale'

/** Asks every few seconds whether the chart is still true, and reads it again when it is not. */
export function useChartChanges(version: string): Freshness {
  const [freshness, setFreshness] = useState<Freshness>('live')
  const { revalidate } = useRevalidator()
  const { pathname, search } = useLocation()
  const lastSeen = useRef(Date.now())
  const query = new URLSearchParams(search)
  const asked = new URLSearchParams([...query].filter(([name]) => name === 'from' || name === 'days')).toString()

  useEffect(() => {
    const stillHere = () => {
      lastSeen.current = Date.now()
    }
    const signs = ['pointermove', 'pointerdown', 'keydown', 'wheel'] as const
    for (const sign of signs) window.addEventListener(sign, stillHere, { passive: true })
    return () => {
      for (const sign of signs) window.removeEventListener(sign, stillHere)
    }
  }, [])

  useEffect(() => {
    let isOver = false
    const look = async () => {
      if (document.hidden) return
      if (Date.now() - lastSeen.current > awakeForMs) return setFreshness('paused')
      const next = await askedVersion(`${pathname}/version?${asked}`, version)
      if (isOver) return
      setFreshness(next === undefined ? 'stale' : 'live')
      if (next !== undefined && next !== version) await revalidate()
    }
    const timer = setInterval(look, lookEveryMs)
    return () => {
      isOver = true
      clearInterval(timer)
    }
  }, [pathname, asked, version, revalidate])
  return freshness
}

/** The version that stands now; undefined without an answer. */
async function askedVersion(address: string, known: string): Promise<string | undefined> {
  try {
    const answer = await fetch(address, { headers: { Accept: 'application/json', 'If-None-Match': `"${known}"` } })
    if (answer.status === 304) return known
    return answer.ok ? ((await answer.json()) as { readonly version: string }).version : undefined
  } catch {
    return undefined
  }
}
