import { FilterSelect } from '#app/components/staff/filter-select.tsx'
import { ListPage } from '#app/components/staff/list-page.tsx'
import { pageOfRequest } from '#app/components/staff/lists/staff-list.server.ts'
import { type DecisionAct, DecisionActs } from '#app/components/staff/reviews/decision-acts.tsx'
import { listAddress } from '#app/components/staff/reviews/list-address.ts'
import { userReviewStates } from '#app/components/staff/reviews/review-filters.ts'
import { ReviewProblems } from '#app/components/staff/reviews/review-list.tsx'
import { UserReviewItem } from '#app/components/staff/reviews/user-review-item.tsx'
import { StaffPage } from '#app/components/staff/staff-page.tsx'
import { useText } from '#app/wording/use-text.ts'
import { requestFacts, useCases } from '#server/request-scope.ts'
import { userReviewOnWire, type WireUserReview } from '#server/wire/review-on-wire.ts'
import type { Route } from './+types/route.ts'
import { answerUserDecision } from './answer-user-decision.ts'
import { userReviewList } from './user-review-list.server.ts'

export async function loader(args: Route.LoaderArgs) {
  const { page } = await pageOfRequest(userReviewList, args)
  return { page: { ...page, rows: page.rows.map(userReviewOnWire) } }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { actor } = context.get(requestFacts)
  const address = listAddress('/admin/user-reviews', request.url)
  return answerUserDecision({ useCases: context.get(useCases), actor, address, form: await request.formData() })
}

const states = Object.keys(userReviewStates) as readonly (keyof typeof userReviewStates)[]

/** What organisations say of guests, for the platform to decide on. */
export default function AdminUserReviews({ loaderData: { page }, actionData }: Route.ComponentProps) {
  const t = useText('staffReviews')
  return (
    <StaffPage title={t('adminGuestsTitle')} lead={t('adminGuestsLead')} hasErrors={actionData !== undefined}>
      <ReviewProblems reply={actionData} />
      <ListPage
        page={page}
        caption={t('adminGuestsTitle')}
        keyOf={({ id }) => id}
        empty={t('none')}
        emptyIcon="star"
        search={t('searchGuests')}
        filters={
          <FilterSelect
            name="state"
            label={t('state')}
            chosen={page.query.filters.state}
            values={states}
            textOf={(state) => t(`state_${state}`)}
          />
        }
        hasFiles
        card={(review) => (
          <UserReviewItem
            review={review}
            level={2}
            title={t('ofGuest', { guest: review.guestName, campsite: review.organisation.name })}
          >
            <DecisionActs id={review.id} acts={actsOn(review)} canReject={review.status !== 'REJECTED'} reply={actionData} />
          </UserReviewItem>
        )}
        orders={[
          ['-createdAt', t('order_newest')],
          ['createdAt', t('order_oldest')],
          ['rating', t('order_fewestStars')],
          ['-rating', t('order_mostStars')],
          ['guest', t('order_guest')],
          ['organisation', t('order_campsite')],
        ]}
      />
    </StaffPage>
  )
}

function actsOn({ status, isVisible }: WireUserReview): readonly DecisionAct[] {
  if (status !== 'PUBLISHED') return ['publish']
  return isVisible ? ['hide'] : ['show']
}
