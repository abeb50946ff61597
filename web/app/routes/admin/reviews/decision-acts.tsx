import { longestTexts } from '@camp/domain/reviews/review-text.ts'
import { Form } from 'react-router'
import { Button } from '#app/components/button.tsx'
import type { ReviewActReply } from '#app/components/staff/reviews/review-refusals.ts'
import { TextAct } from '#app/components/staff/reviews/text-act.tsx'
import { useText } from '#app/wording/use-text.ts'
import type { WireStaffReview } from '#server/wire/review-on-wire.ts'

interface DecisionActsProps {
  readonly review: WireStaffReview
  readonly reply: ReviewActReply | undefined
}

/** What the platform may do next about a review. */
export function DecisionActs({ review, reply }: DecisionActsProps) {
  const t = useText('staffReviews')
  const { id, status } = review
  return (
    <div className="no-print flex flex-wrap items-start gap-3">
      <Form method="post" preventScrollReset className="flex flex-wrap gap-3">
        <input type="hidden" name="id" value={id} />
        {actsOf(review).map((act) => (
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
      {status !== 'REJECTED' && (
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

function actsOf({ status, isPublic, report }: WireStaffReview) {
  if (status !== 'PUBLISHED') return ['publish'] as const
  const turn = isPublic ? 'hide' : 'show'
  return report?.isOpen ? (['keep', turn] as const) : ([turn] as const)
}
