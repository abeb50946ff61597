import type { ReactNode } from 'react'

interface PageHeadingProps {
  readonly children: ReactNode
  /** A sentence under the heading. */
  readonly lead?: ReactNode
  /** Buttons beside it. */
  readonly actions?: ReactNode
}

/** The one `h1` of a page; takes the focus after a change of page. */
export function PageHeading({ children, lead, actions }: PageHeadingProps) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div>
        <h1>{children}</h1>
        {lead && <p className="prose mt-1 text-ink-soft">{lead}</p>}
      </div>
      {actions && <div className="no-print flex flex-wrap gap-3">{actions}</div>}
    </div>
  )
}
