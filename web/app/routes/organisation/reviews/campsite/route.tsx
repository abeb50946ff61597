import { longestTexts } from '@camp/domain/reviews/review-text.ts'
import { ButtonLink } from '#app/components/button.tsx'
import { pageOfRequest } from '#app/components/staff/lists/staff-list.server.ts'
import { organisationAddress } from '#app/components/staff/organisation-address.ts'
import { listAddress } from '#app/components/staff/reviews/list-address.ts'
import { reviewListOf } from '#app/components/staff/reviews/review-list.server.ts'
import { ReviewList } from '#app/components/staff/reviews/review-list.tsx'
import type { ReviewActReply } from '#app/components/staff/reviews/review-refusals.ts'
import { TextAct } from '#app/components/staff/reviews/text-act.tsx'
import { StaffPage } from '#app/components/staff/staff-page.tsx'
import { useText } from '#app/wording/use-text.ts'
import { useCases } from '#server/request-scope.ts'
import { organisationOfQuery } from '#server/staff/staff-organisation.ts'
import { staffReviewOnWire, type WireStaffReview } from '#server/wire/review-on-wire.ts'
import type { Route } from './+types/route.ts'
import { answerReviews } from './answer-reviews.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { slug, name } = (await organisationOfQuery({ context, request })).organisation
  const { page } = await pageOfRequest(reviewListOf(slug), { context, request })
  return { organisation: { slug, name }, page: { ...page, rows: page.rows.map(staffReviewOnWire) } }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { actor } = await organisationOfQuery({ context, request })
  const address = listAddress('/org/org-reviews', request.url)
  return answerReviews({ useCases: context.get(useCases), actor, address, form: await request.formData() })
}

const states = ['unanswered', 'published', 'pending', 'reported', 'rejected'] as const

/** What guests say of the organisation: read, answered in public, reported. */
export default function OrganisationReviews({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText('staffReviews')
  const { organisation, page } = loaderData
  return (
    <StaffPage
      title={t('title')}
      lead={t('lead', { campsite: organisation.name })}
      hasErrors={actionData !== undefined}
      actions={
        <ButtonLink to={organisationAddress(organisation.slug, 'org-reviews/guests')} intent="secondary">
          {t('toGuests')}
        </ButtonLink>
      }
    >
      <ReviewList
        page={page}
        title={t('title')}
        states={states}
        reply={actionData}
        actsOf={(review) => <Acts review={review} reply={actionData} />}
      />
    </StaffPage>
  )
}

function Acts({ review, reply }: { readonly review: WireStaffReview; readonly reply: ReviewActReply | undefined }) {
  const t = useText('staffReviews')
  if (review.status !== 'PUBLISHED') return null
  return (
    <div className="no-print grid gap-x-8 sm:grid-flow-col sm:justify-start">
      <TextAct
        id={review.id}
        act="answer"
        title={review.answer ? t('changeAnswer') : t('answer')}
        label={t('yourAnswer')}
        hint={t('answerHint')}
        save={t('saveAnswer')}
        given={review.answer ?? ''}
        most={longestTexts.answer}
        reply={reply}
      />
      {!review.report?.isOpen && (
        <TextAct
          id={review.id}
          act="report"
          title={t('report')}
          label={t('rejectReason')}
          hint={t('reportHint')}
          save={t('sendReport')}
          intent="secondary"
          most={longestTexts.reason}
          reply={reply}
        />
      )}
    </div>
  )
}
