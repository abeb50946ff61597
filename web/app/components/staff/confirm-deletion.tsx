import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { useText } from '../../wording/use-text.ts'
import { Button, ButtonLink } from '../button.tsx'
import { ErrorSummary } from '../error-summary.tsx'
import { StaffPage } from './staff-page.tsx'

interface ConfirmDeletionProps {
  readonly title: string
  /** The sentence of rule W5: `Are you sure you want to delete this payment rule (Half now)?` */
  readonly question: string
  /** What else happens, or what it is used by. */
  readonly children?: ReactNode
  /** `Delete` unless said. */
  readonly deleteLabel?: string
  readonly cancelTo: string
  /** Why it could not be deleted. */
  readonly problem?: string
}

/** A page of its own, so that it works without scripts: GET asks, POST to the same address deletes. */
export function ConfirmDeletion({ title, question, children, deleteLabel, cancelTo, problem }: ConfirmDeletionProps) {
  const t = useText('staffFrame')
  const tc = useText('common')
  const isBusy = useNavigation().state === 'submitting'
  return (
    <StaffPage title={title} hasErrors={problem !== undefined}>
      <ErrorSummary problems={problem ? [{ message: problem }] : []} />
      <Form method="post" className="form-section grid gap-5">
        <p className="text-lg">{question}</p>
        {children}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" intent="danger" disabled={isBusy}>
            {deleteLabel ?? t('delete')}
          </Button>
          <ButtonLink to={cancelTo} intent="secondary">
            {tc('cancel')}
          </ButtonLink>
        </div>
      </Form>
    </StaffPage>
  )
}
