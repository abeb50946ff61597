import { pageOfRequest } from '#app/components/staff/lists/staff-list.server.ts'
import { type DecisionAct, DecisionActs } from '#app/components/staff/reviews/decision-acts.tsx'
import { listAddress } from '#app/components/staff/reviews/list-address.ts'
import { reviewListOf } from '#app/components/staff/reviews/review-list.server.ts'
import { ReviewList } from '#app/components/staff/reviews/review-list.tsx'
import { StaffPage } from '#app/components/staff/staff-page.tsx'
import { useText } from '#app/wording/use-text.ts'
import { requestFacts, useCases } from '#server/request-scope.ts'
import { staffReviewOnWire, type WireStaffReview } from '#server/wire/review-on-wire.ts'
import type { Route } from './+types/route.ts'
import { answerDecision } from './answer-decision.ts'

export async function loader(args: Route.LoaderArgs) {
  const { page } = await pageOfRequest(reviewListOf(null), args)
  return { page: { ...page, rows: page.rows.map(staffReviewOnWire) } }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { actor } = context.get(requestFacts)
  const address = listAddress('/admin/reviews', request.url)
  return answerDecision({ useCases: context.get(useCases), actor, address, form: await request.formData() })
}

const states = ['pending', 'reported', 'published', 'hidden', 'rejected'] as const

/** Every review of the marketplace, for the platform to decide on. */
export default function AdminReviews({ loaderData: { page }, actionData }: Route.ComponentProps) {
  const t = useText('staffReviews')
  return (
    <StaffPage title={t('adminTitle')} lead={t('adminLead')} hasErrors={actionData !== undefined}>
      <ReviewList
        page={page}
        title={t('adminTitle')}
        states={states}
        reply={actionData}
        showsOrganisation
        actsOf={(review) => (
          <DecisionActs id={review.id} acts={actsOn(review)} canReject={review.status !== 'REJECTED'} reply={actionData} />
        )}
      />
    </StaffPage>
  )
}

function actsOn({ status, isPublic, publishedToGoogle, report }: WireStaffReview): readonly DecisionAct[] {
  if (status !== 'PUBLISHED') return ['publish']
  const answer: readonly DecisionAct[] = report?.isOpen ? ['keep'] : []
  return [
    ...answer,
    ...(isPublic ? (['hide', publishedToGoogle ? 'keepFromGoogle' : 'passToGoogle'] as const) : (['show'] as const)),
  ]
}
