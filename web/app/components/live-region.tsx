import type { ReactNode } from 'react'

interface LiveRegionProps {
  /** Empty at first; what it becomes is said. */
  readonly children: ReactNode
  readonly isVisible?: boolean
}

/** A place whose changes screen readers say when there is time: counts of results, running totals. */
export function LiveRegion({ children, isVisible = true }: LiveRegionProps) {
  return (
    <div role="status" className={isVisible ? undefined : 'sr-only'}>
      {children}
    </div>
  )
}
