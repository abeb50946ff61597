import { data } from 'react-router'
import { listAddress } from '#app/components/staff/reviews/list-address.ts'
import { readReviewsWanted, reviewStates } from '#app/components/staff/reviews/review-filters.ts'
import { ReviewList } from '#app/components/staff/reviews/review-list.tsx'
import { StaffPage } from '#app/components/staff/staff-page.tsx'
import styles from '#app/styles/staff.css?url'
import { useText } from '#app/wording/use-text.ts'
import { requestFacts, useCases } from '#server/request-scope.ts'
import { staffReviewOnWire } from '#server/wire/review-on-wire.ts'
import type { Route } from './+types/route.ts'
import { answerDecision } from './answer-decision.ts'
import { DecisionActs } from './decision-acts.tsx'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export async function loader({ context, request }: Route.LoaderArgs) {
  const { actor } = context.get(requestFacts)
  const { state, page, slice } = readReviewsWanted(request.url)
  const listed = await context.get(useCases).listReviews.execute({ actor, orgSlug: null, ...reviewStates[state], ...slice })
  if (!listed.ok) throw data({ code: listed.refusal.code }, 403)
  return { reviews: listed.value.rows.map(staffReviewOnWire), total: listed.value.total, state, page }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { actor } = context.get(requestFacts)
  const address = listAddress('/admin/reviews', request.url)
  return answerDecision({ useCases: context.get(useCases), actor, address, form: await request.formData() })
}

const states = ['all', 'pending', 'reported', 'published', 'hidden', 'rejected'] as const

/** Every review of the marketplace, for the platform to decide on. */
export default function AdminReviews({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText('staffReviews')
  return (
    <div className="page pt-6 pb-16">
      <StaffPage title={t('adminTitle')} lead={t('adminLead')} hasErrors={actionData !== undefined}>
        <ReviewList
          {...loaderData}
          states={states}
          reply={actionData}
          showsOrganisation
          actsOf={(review) => <DecisionActs review={review} reply={actionData} />}
        />
      </StaffPage>
    </div>
  )
}
