import { type RefObject, startTransition, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { type Band, bandAt, everything, firstBand } from '#app/components/staff/calendar/geometry/visible-rows.ts'

/**
 * The part of the chart that is drawn: what is in sight and a little more, all of it on paper and for who
 * asks for it.
 */
export function useBand(frame: RefObject<HTMLElement | null>, wantsAll: boolean): Band {
  const [band, setBand] = useState<Band>(firstBand)
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const look = () => {
      const next = bandAt(element.scrollTop, element.clientHeight)
      // Between frames: rows are drawn well before they come into sight, so no scroll has to wait for them.
      startTransition(() => setBand((now) => (now.top === next.top && now.bottom === next.bottom ? now : next)))
    }
    const print = () => flushSync(() => setBand(everything))
    look()
    element.addEventListener('scroll', look, { passive: true })
    window.addEventListener('resize', look)
    window.addEventListener('beforeprint', print)
    window.addEventListener('afterprint', look)
    return () => {
      element.removeEventListener('scroll', look)
      window.removeEventListener('resize', look)
      window.removeEventListener('beforeprint', print)
      window.removeEventListener('afterprint', look)
    }
  }, [frame])
  return wantsAll ? everything : band
}
