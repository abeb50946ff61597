import { longDate, stayText } from '@camp/domain/formatting/date-texts.ts'
import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { summaryAddress } from '#app/addresses/reservation-addresses.ts'
import { ButtonLink } from '#app/components/button.tsx'
import { PageTitle } from '#app/components/page-title.tsx'
import { useText } from '#app/wording/use-text.ts'
import { useCases } from '#server/request-scope.ts'
import { notFound } from '#server/reservations/find-reservation.ts'
import { stayToReviewOnWire, type WireStayToReview } from '#server/wire/review-on-wire.ts'
import type { Route } from './+types/route.ts'
import { answerReviewForm } from './answer-review.ts'
import { nothingGiven } from './nothing-given.ts'
import { ReviewForm } from './review-form.tsx'
import { ReviewOutcome } from './review-outcome.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  const stay = await context.get(useCases).showStayToReview.execute({ id: params.reservationId as ReservationId })
  if (!stay.ok) throw notFound()
  return stayToReviewOnWire(stay.value)
}

export async function action({ context, params, request }: Route.ActionArgs) {
  return answerReviewForm({ useCases: context.get(useCases), id: params.reservationId, form: await request.formData() })
}

/** The form of the invitation; afterwards, what became of it. */
export default function Review({ loaderData: stay, actionData }: Route.ComponentProps) {
  const t = useText('reviews')
  const reply = actionData ?? { given: nothingGiven, problems: [] }
  const campsite = stay.organisation.name
  return (
    <div className="page grid max-w-[760px] gap-6 py-8 sm:py-12">
      <PageTitle title={`${t('writePageTitle')} – ${campsite}`} hasErrors={reply.problems.length > 0} />
      {stay.review && <ReviewOutcome stay={stay} review={stay.review} />}
      {stay.state === 'open' && (
        <>
          <div>
            <h1>{t('writeHeading', { campsite })}</h1>
            <p className="prose mt-2 text-lg text-ink-soft">
              {t('writeLead', { dates: stayText(stay.arrival, stay.departure) })}
            </p>
          </div>
          <ReviewForm {...reply} />
        </>
      )}
      {(stay.state === 'early' || stay.state === 'never') && <NothingToReview stay={stay} />}
    </div>
  )
}

function NothingToReview({ stay }: { readonly stay: WireStayToReview }) {
  const t = useText('reviews')
  const campsite = stay.organisation.name
  const isEarly = stay.state === 'early'
  return (
    <>
      <h1>{isEarly ? t('earlyHeading') : t('neverHeading')}</h1>
      <p className="prose text-lg text-ink-soft">
        {isEarly ? t('earlyText', { date: longDate(stay.departure) }) : t('neverText', { campsite })}
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={isEarly ? summaryAddress(stay) : `/${stay.organisation.slug}`} intent="secondary">
          {isEarly ? t('viewBooking') : t('viewCampsite', { campsite })}
        </ButtonLink>
      </div>
    </>
  )
}
