import { dayText } from '@camp/domain/formatting/date-texts.ts'
import { Stars } from '#app/components/reviews/stars.tsx'
import { useText } from '#app/wording/use-text.ts'
import type { WireMyReviews } from '#server/wire/review-on-wire.ts'

export function ReceivedReviews({ received, average }: Pick<WireMyReviews, 'received' | 'average'>) {
  const t = useText('reviews')
  return (
    <section className="grid gap-3">
      <h2>{t('received')}</h2>
      {average === null ? (
        <p className="text-ink-soft">{t('nothingReceived')}</p>
      ) : (
        <div>
          <p className="font-bold">{t('receivedAverage', { average: average.toFixed(1), count: received.length })}</p>
          <p className="text-sm text-ink-soft">{t('receivedNote')}</p>
        </div>
      )}
      <ul className="grid gap-4">
        {received.map(({ review, organisation }) => (
          <li key={review.id} className="grid gap-2 rounded-card border border-line bg-surface p-5">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <h3>{organisation.name}</h3>
              <Stars stars={review.rating} label={t('stars', { stars: review.rating })} />
            </div>
            <p className="prose whitespace-pre-line">{review.comment}</p>
            <p className="text-sm text-ink-soft">{t('writtenOn', { date: dayText(review.createdAt) })}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
