import { stayText } from '@camp/domain/formatting/date-texts.ts'
import { ButtonLink } from '#app/components/button.tsx'
import { useText } from '#app/wording/use-text.ts'
import type { WireMyReviews } from '#server/wire/review-on-wire.ts'

export function StaysToReview({ stays }: { readonly stays: WireMyReviews['toWrite'] }) {
  const t = useText('reviews')
  if (stays.length === 0) return null
  return (
    <section className="grid gap-3">
      <h2>{t('toWrite')}</h2>
      <ul className="grid gap-3">
        {stays.map(({ id, organisation, arrival, departure }) => {
          const dates = stayText(arrival, departure)
          return (
            <li
              key={id}
              className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-surface px-5 py-4"
            >
              <div>
                <h3>{organisation.name}</h3>
                <p>{dates}</p>
              </div>
              <ButtonLink
                to={`/r/${encodeURIComponent(id)}/review`}
                size="small"
                aria-label={t('writeAbout', { campsite: organisation.name, dates })}
              >
                {t('write')}
              </ButtonLink>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
