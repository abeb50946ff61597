import type { ReactNode } from 'react'

interface CardProps {
  readonly children: ReactNode
  /** `chosen`: a brand ring; `unavailable`: sunken into the ground. */
  readonly state?: 'normal' | 'chosen' | 'unavailable'
  /** Without the inner distance: a picture reaches the edge. */
  readonly isFlush?: boolean
  readonly as?: 'div' | 'section' | 'article' | 'li'
}

const looks = {
  normal: 'border-line bg-surface',
  chosen: 'border-brand bg-surface ring-2 ring-brand',
  unavailable: 'border-line bg-sunken',
} satisfies Record<NonNullable<CardProps['state']>, string>

export function Card({ children, state = 'normal', isFlush = false, as: Element = 'div' }: CardProps) {
  return (
    <Element className={`overflow-clip rounded-card border ${looks[state]} ${isFlush ? '' : 'p-4 sm:p-5'}`}>{children}</Element>
  )
}
