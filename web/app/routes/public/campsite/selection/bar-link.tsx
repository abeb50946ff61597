import type { ReactNode } from 'react'

interface BarLinkProps {
  /** A part of this page: `#plots`. */
  readonly to: string
  readonly children: ReactNode
}

/** The one press of a bar at the foot of a phone. */
export function BarLink({ to, children }: BarLinkProps) {
  return (
    <a
      href={to}
      className="inline-flex min-h-11 shrink-0 items-center whitespace-nowrap rounded-pill bg-brand px-5 font-bold text-brand-ink"
    >
      {children}
    </a>
  )
}
