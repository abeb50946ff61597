import type { ReactNode } from 'react'
import { randText } from '../formatting/rand-text.ts'

interface PriceProps {
  /** As on the wire: rand with at most two decimals. */
  readonly rand: number
  /** `total`, `for one night`: on the same line. */
  readonly suffix?: ReactNode
  readonly size?: 'normal' | 'large'
}

export function Price({ rand, suffix, size = 'normal' }: PriceProps) {
  return (
    <span className={`font-bold tabular-nums ${size === 'large' ? 'text-xl' : ''}`}>
      {randText(rand)}
      {suffix && <> {suffix}</>}
    </span>
  )
}
