import { ratedAspects } from '@camp/domain/reviews/ratings.ts'
import type { WireReview } from '#server/wire/review-on-wire.ts'
import { useText } from '../../wording/use-text.ts'
import { Stars } from './stars.tsx'

interface OwnReviewProps {
  readonly review: WireReview
  readonly campsite: string
}

/** What somebody wrote, with the campsite's answer. */
export function OwnReview({ review, campsite }: OwnReviewProps) {
  const t = useText('reviews')
  return (
    <div className="grid gap-4">
      <dl className="grid max-w-[70ch] gap-x-10 gap-y-1 sm:grid-cols-2">
        {ratedAspects.map((aspect) => (
          <div key={aspect} className="flex justify-between gap-4">
            <dt>{t(aspect)}</dt>
            <dd>
              <Stars stars={review.ratings[aspect]} label={t('stars', { stars: review.ratings[aspect] })} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="prose whitespace-pre-line">{review.text}</p>
      {review.answer && (
        <div className="border-l-4 border-brand pl-4">
          <p className="font-bold">{t('answerOf', { campsite })}</p>
          <p className="prose whitespace-pre-line">{review.answer}</p>
        </div>
      )}
    </div>
  )
}
