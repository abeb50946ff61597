import { dayText } from '@camp/domain/formatting/date-texts.ts'
import { Link } from 'react-router'
import { OwnReview } from '#app/components/reviews/own-review.tsx'
import { ReviewStateChip } from '#app/components/reviews/review-state.tsx'
import { useText } from '#app/wording/use-text.ts'
import type { WireMyReviews } from '#server/wire/review-on-wire.ts'

export function WrittenReviews({ written }: { readonly written: WireMyReviews['written'] }) {
  const t = useText('reviews')
  return (
    <section className="grid gap-3">
      <h2>{t('written')}</h2>
      {written.length === 0 && <p className="text-ink-soft">{t('nothingWritten')}</p>}
      <ul className="grid gap-4">
        {written.map(({ review, organisation }) => (
          <li key={review.id} className="grid gap-4 rounded-card border border-line bg-surface p-5">
            <div>
              <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <h3>
                  <Link to={`/${organisation.slug}`} className="link">
                    {organisation.name}
                  </Link>
                </h3>
                <ReviewStateChip review={review} />
              </div>
              <p className="text-sm text-ink-soft">{t('writtenOn', { date: dayText(review.createdAt) })}</p>
              {review.rejectionReason && <p>{t('reason', { reason: review.rejectionReason })}</p>}
            </div>
            <OwnReview review={review} campsite={organisation.name} />
          </li>
        ))}
      </ul>
    </section>
  )
}
