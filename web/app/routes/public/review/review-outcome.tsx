import { ButtonLink } from '#app/components/button.tsx'
import { OwnReview } from '#app/components/reviews/own-review.tsx'
import { type ReviewState, reviewState } from '#app/components/reviews/review-state.tsx'
import { useText } from '#app/wording/use-text.ts'
import type { WireReview, WireStayToReview } from '#server/wire/review-on-wire.ts'

interface OutcomeProps {
  readonly stay: WireStayToReview
  readonly review: WireReview
}

const heading = {
  Pending: 'pendingHeading',
  Published: 'publishedHeading',
  Hidden: 'hiddenHeading',
  Rejected: 'rejectedHeading',
} as const satisfies Record<ReviewState, string>

/** What became of the review that was written. */
export function ReviewOutcome({ stay, review }: OutcomeProps) {
  const t = useText('reviews')
  const campsite = stay.organisation.name
  const state = reviewState(review)
  const texts = {
    Pending: () => t('pendingText', { campsite }),
    Published: () => t('publishedText', { campsite }),
    Hidden: () => t('hiddenText', { campsite }),
    Rejected: () => t('rejectedText', { reason: review.rejectionReason ?? '' }),
  } satisfies Record<ReviewState, () => string>
  return (
    <>
      <h1>{t(heading[state])}</h1>
      <p className="prose text-lg text-ink-soft">{texts[state]()}</p>
      <section className="grid gap-3 rounded-card border border-line bg-surface p-5">
        <h2>{t('whatYouWrote')}</h2>
        <OwnReview review={review} campsite={campsite} />
      </section>
      <div>
        <ButtonLink to={`/${stay.organisation.slug}`} intent="secondary">
          {t('viewCampsite', { campsite })}
        </ButtonLink>
      </div>
    </>
  )
}
