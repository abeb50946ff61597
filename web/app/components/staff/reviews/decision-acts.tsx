import { longestTexts } from '@camp/domain/reviews/review-text.ts'
import { Form } from 'react-router'
import { useText } from '#app/wording/use-text.ts'
import { Button } from '../../button.tsx'
import type { ReviewActReply } from './review-refusals.ts'
import { TextAct } from './text-act.tsx'

interface DecisionActsProps {
  /** The review. */
  readonly id: string
  readonly acts: readonly DecisionAct[]
  readonly canReject: boolean
  readonly reply: ReviewActReply | undefined
}

/** What the platform may do next about a review. */
export function DecisionActs({ id, acts, canReject, reply }: DecisionActsProps) {
  const t = useText('staffReviews')
  return (
    <div className="no-print flex flex-wrap items-start gap-3">
      <Form method="post" preventScrollReset className="flex flex-wrap gap-3">
        <input type="hidden" name="id" value={id} />
        {acts.map((act) => (
          <Button
            key={act}
            type="submit"
            name="act"
            value={act}
            size="small"
            intent={act === 'publish' ? 'primary' : 'secondary'}
          >
            {t(act)}
          </Button>
        ))}
      </Form>
      {canReject && (
        <TextAct
          id={id}
          act="reject"
          title={t('reject')}
          label={t('rejectReason')}
          hint={t('rejectHint')}
          save={t('reject')}
          intent="danger"
          most={longestTexts.reason}
          reply={reply}
        />
      )}
    </div>
  )
}

export type DecisionAct = 'publish' | 'hide' | 'show' | 'keep' | 'passToGoogle' | 'keepFromGoogle'
