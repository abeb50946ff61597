import { data } from 'react-router'
import { ButtonLink } from '#app/components/button.tsx'
import { EmptyState } from '#app/components/empty-state.tsx'
import { ErrorSummary } from '#app/components/error-summary.tsx'
import { organisationAddress } from '#app/components/staff/organisation-address.ts'
import { listAddress } from '#app/components/staff/reviews/list-address.ts'
import { refusalTexts } from '#app/components/staff/reviews/review-refusals.ts'
import { UserReviewItem } from '#app/components/staff/reviews/user-review-item.tsx'
import { StaffPage } from '#app/components/staff/staff-page.tsx'
import { useText } from '#app/wording/use-text.ts'
import { useCases } from '#server/request-scope.ts'
import { organisationOfQuery } from '#server/staff/staff-organisation.ts'
import { guestReviewsOnWire } from '#server/wire/review-on-wire.ts'
import type { Route } from './+types/route.ts'
import { answerGuestReview } from './answer-guest-review.ts'
import { GuestReviewForm } from './guest-review-form.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { actor, organisation } = await organisationOfQuery({ context, request })
  const listed = await context.get(useCases).listGuestReviews.execute({ actor, orgSlug: organisation.slug })
  if (!listed.ok) throw data({ code: listed.refusal.code }, listed.refusal.code === 'not-found' ? 404 : 403)
  return { slug: organisation.slug, ...guestReviewsOnWire(listed.value) }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { actor } = await organisationOfQuery({ context, request })
  const address = listAddress('/org/org-reviews/guests', request.url)
  return answerGuestReview({ useCases: context.get(useCases), actor, address, form: await request.formData() })
}

/** What the organisation says of its guests. */
export default function GuestReviews({ loaderData: { slug, toWrite, written }, actionData }: Route.ComponentProps) {
  const t = useText('staffReviews')
  const problems = actionData ? refusalTexts(t, actionData.refusal) : []
  return (
    <StaffPage
      title={t('guestsTitle')}
      lead={t('guestsLead')}
      hasErrors={actionData !== undefined}
      actions={
        <ButtonLink to={organisationAddress(slug, 'org-reviews')} intent="secondary">
          {t('toReviews')}
        </ButtonLink>
      }
    >
      <ErrorSummary
        problems={problems.map(({ field, message }) => ({ field: field && `${field}-${actionData?.id}`, message }))}
      />
      <section className="grid gap-3">
        <h2>{t('toReview')}</h2>
        {toWrite.length === 0 && <EmptyState icon="tent" text={t('nothingToReview')} />}
        <ul className="grid gap-3">
          {toWrite.map((stay) => (
            <GuestReviewForm key={stay.reservationId} stay={stay} reply={actionData} />
          ))}
        </ul>
      </section>
      <section className="grid gap-3">
        <h2>{t('writtenBefore')}</h2>
        {written.length === 0 && <p className="text-ink-soft">{t('nothingWritten')}</p>}
        <ul className="grid gap-3">
          {written.map((review) => (
            <UserReviewItem key={review.id} review={review} title={review.guestName} />
          ))}
        </ul>
      </section>
    </StaffPage>
  )
}
