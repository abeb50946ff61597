import { useEffect, useState } from 'react'
import { useText } from '../wording/use-text.ts'
import { timeLeft } from './time-left.ts'

interface CountdownProps {
  /** ISO with offset. */
  readonly until: string
  /** The server's clock when the page was made, ISO: what a page without scripts goes on showing. */
  readonly now: string
  readonly onEnd?: () => void
}

/**
 * How long a hold still lasts, in words, each minute anew (each second in the last). The server decides, not
 * this.
 */
export function Countdown({ onEnd, ...times }: CountdownProps) {
  const t = useText('common')
  const seconds = useSecondsLeft(times)
  const isOver = seconds <= 0
  useEffect(() => {
    if (isOver) onEnd?.()
  }, [isOver, onEnd])
  const left = timeLeft(seconds)
  return (
    <time dateTime={times.until}>
      {left.unit === 'none' ? t('timeIsUp') : t(left.unit === 'minutes' ? 'minutesLeft' : 'secondsLeft', { count: left.count })}
    </time>
  )
}

/** Each second anew. */
export function useSecondsLeft({ until, now }: Pick<CountdownProps, 'until' | 'now'>): number {
  const [seconds, setSeconds] = useState(() => secondsBetween(now, until))
  useEffect(() => {
    const offset = Date.now() - Date.parse(now)
    const tick = () => setSeconds(secondsBetween(new Date(Date.now() - offset).toISOString(), until))
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [now, until])
  return seconds
}

function secondsBetween(from: string, until: string): number {
  return Math.max(0, Math.ceil((Date.parse(until) - Date.parse(from)) / 1000))
}
