import { Icon } from '#app/components/icon.tsx'
import { TagChip } from '#app/components/tag-chip.tsx'
import { useText } from '#app/wording/use-text.ts'
import type { CampsiteData } from '#server/campsite/load-campsite.ts'
import { placeText } from './place-text.ts'

export function CampsiteHeading({ organisation }: Pick<CampsiteData, 'organisation'>) {
  const t = useText('campsite')
  const { name, rating, isAdultsOnly, priceLine } = organisation
  return (
    <header>
      <h1 className="text-3xl sm:text-4xl">{name}</h1>
      <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft">
        <span className="inline-flex items-center gap-1.5">
          <Icon name="map-pin" className="size-4" />
          {placeText(organisation)}
        </span>
        {rating.average === null ? (
          <span>{t('noReviews')}</span>
        ) : (
          <a href="#reviews" className="link inline-flex items-center gap-1.5">
            <Icon name="star" className="size-4 text-accent" />
            {t('rating', { average: rating.average.toFixed(1), count: rating.count })}
          </a>
        )}
        {priceLine && <span>{priceLine}</span>}
        {isAdultsOnly && <TagChip tone="warn">{t('adultsOnly')}</TagChip>}
      </p>
    </header>
  )
}
