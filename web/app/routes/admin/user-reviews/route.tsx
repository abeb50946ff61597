import { data, Form, redirect } from 'react-router'
import { Button } from '#app/components/button.tsx'
import { EmptyState } from '#app/components/empty-state.tsx'
import { ListPager } from '#app/components/staff/list-pager.tsx'
import { withDone } from '#app/components/staff/organisation-address.ts'
import { listAddress } from '#app/components/staff/reviews/list-address.ts'
import { readReviewsWanted } from '#app/components/staff/reviews/review-filters.ts'
import { userReviewForm } from '#app/components/staff/reviews/review-forms.server.ts'
import { StateFilter } from '#app/components/staff/reviews/state-filter.tsx'
import { UserReviewItem } from '#app/components/staff/reviews/user-review-item.tsx'
import { StaffPage } from '#app/components/staff/staff-page.tsx'
import { readForm } from '#app/forms/read-form.server.ts'
import styles from '#app/styles/staff.css?url'
import { useText } from '#app/wording/use-text.ts'
import { requestFacts, useCases } from '#server/request-scope.ts'
import { userReviewOnWire } from '#server/wire/review-on-wire.ts'
import type { Route } from './+types/route.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

const states = ['all', 'visible', 'hidden'] as const

export async function loader({ context, request }: Route.LoaderArgs) {
  const { actor } = context.get(requestFacts)
  const asked = new URL(request.url).searchParams.get('state')
  const state = states.find((known) => known === asked) ?? 'all'
  const { page, slice } = readReviewsWanted(request.url)
  const filter = state === 'all' ? {} : { isVisible: state === 'visible' }
  const listed = await context.get(useCases).listUserReviews.execute({ actor, ...filter, ...slice })
  if (!listed.ok) throw data({ code: listed.refusal.code }, 403)
  return { reviews: listed.value.rows.map(userReviewOnWire), total: listed.value.total, state, page }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { actor } = context.get(requestFacts)
  const { id, act } = readForm(userReviewForm, await request.formData())
  const changed = await context.get(useCases).showOrHideUserReview.execute({ actor, id, isVisible: act === 'show' })
  if (!changed.ok) throw data({ code: changed.refusal.code }, changed.refusal.code === 'not-found' ? 404 : 403)
  return redirect(withDone(listAddress('/admin/user-reviews', request.url), 'saved'), 303)
}

/** What organisations say of guests, for the platform to hide or show. */
export default function AdminUserReviews({ loaderData: { reviews, total, state, page } }: Route.ComponentProps) {
  const t = useText('staffReviews')
  return (
    <div className="page pt-6 pb-16">
      <StaffPage title={t('adminGuestsTitle')} lead={t('adminGuestsLead')}>
        <StateFilter state={state} states={states} />
        {reviews.length === 0 ? (
          <EmptyState icon="star" text={state === 'all' ? t('none') : t('noneFit')} />
        ) : (
          <>
            <ul className="grid gap-3">
              {reviews.map((review) => (
                <UserReviewItem
                  key={review.id}
                  review={review}
                  level={2}
                  title={t('ofGuest', { guest: review.guestName, campsite: review.organisation.name })}
                >
                  <Form method="post" preventScrollReset className="no-print">
                    <input type="hidden" name="id" value={review.id} />
                    <Button type="submit" name="act" value={review.isVisible ? 'hide' : 'show'} intent="secondary" size="small">
                      {review.isVisible ? t('hide') : t('show')}
                    </Button>
                  </Form>
                </UserReviewItem>
              ))}
            </ul>
            <ListPager page={page} total={total} />
          </>
        )}
      </StaffPage>
    </div>
  )
}
