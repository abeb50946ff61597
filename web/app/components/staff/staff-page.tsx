import type { ReactNode } from 'react'
import { PageHeading } from '../page-heading.tsx'
import { PageTitle } from '../page-title.tsx'
import { DoneNotice } from './done-notice.tsx'

interface StaffPageProps {
  readonly title: string
  readonly lead?: ReactNode
  /** Buttons beside the heading. */
  readonly actions?: ReactNode
  /** The form came back with problems. */
  readonly hasErrors?: boolean
  readonly children: ReactNode
}

/** One page of staff inside its frame: title, heading with actions, "Saved", content. */
export function StaffPage({ title, lead, actions, hasErrors, children }: StaffPageProps) {
  return (
    <div className="grid gap-6">
      <PageTitle title={title} hasErrors={hasErrors} />
      <PageHeading lead={lead} actions={actions}>
        {title}
      </PageHeading>
      <DoneNotice />
      {children}
    </div>
  )
}
