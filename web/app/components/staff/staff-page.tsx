import type { ReactNode } from 'react'
import { useText } from '#app/wording/use-text.ts'
import { ButtonLink } from '../button.tsx'
import { PageHeading } from '../page-heading.tsx'
import { PageTitle } from '../page-title.tsx'
import { DoneNotice } from './done-notice.tsx'
import { useHistoryAddress } from './history/use-history.ts'
import { useTypedBeforeScripts } from './typed-before-scripts.ts'

interface StaffPageProps {
  readonly title: string
  readonly lead?: ReactNode
  /** Buttons beside the heading. */
  readonly actions?: ReactNode
  /** The form came back with problems. */
  readonly hasErrors?: boolean
  readonly children: ReactNode
}

/** One page of staff inside its frame: title, heading with actions and history, "Saved", content. */
export function StaffPage({ title, lead, actions, hasErrors, children }: StaffPageProps) {
  const t = useText('staffFrame')
  const history = useHistoryAddress()
  useTypedBeforeScripts()
  return (
    <div className="grid gap-6">
      <PageTitle title={title} hasErrors={hasErrors} />
      <PageHeading
        lead={lead}
        actions={
          (actions || history) && (
            <>
              {actions}
              {history && (
                <ButtonLink to={history} intent="quiet">
                  {t('history')}
                </ButtonLink>
              )}
            </>
          )
        }
      >
        {title}
      </PageHeading>
      <DoneNotice />
      {children}
    </div>
  )
}
