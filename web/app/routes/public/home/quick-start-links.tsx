import { stayText } from '@camp/domain/formatting/date-texts.ts'
import type { SiteType } from '@camp/domain/plots/plot.ts'
import { Link } from 'react-router'
import { Icon } from '#app/components/icon.tsx'
import type { IconName } from '#app/components/icon-names.ts'
import type { SearchParameters } from '#app/search-parameters/search-parameters.ts'
import { changedSearch, searchAddress } from '#app/search-parameters/write-search-parameters.ts'
import { useText } from '#app/wording/use-text.ts'
import type { QuickStart } from '#server/holidays/quick-starts.ts'
import { popularRegions } from './popular-regions.ts'

interface QuickStartLinksProps {
  readonly starts: readonly QuickStart[]
  readonly parameters: SearchParameters
}

const kinds: readonly (readonly [SiteType, IconName])[] = [
  ['camping', 'tent'],
  ['caravan', 'caravan'],
  ['chalets', 'house'],
  ['cottages', 'lamp'],
  ['glamping', 'tent-tree'],
  ['cabins', 'trees'],
]

/** Real links: each is a search that somebody may keep or send on. */
export function QuickStartLinks({ starts, parameters }: QuickStartLinksProps) {
  const t = useText('search')
  const on = (dates: Pick<QuickStart, 'arrivalDate' | 'departureDate'>) =>
    searchAddress(changedSearch(parameters, { stay: { ...parameters.stay, ...dates } }))
  const of = (type: SiteType) => searchAddress(changedSearch(parameters, { siteTypes: [type] }))
  const inRegion = (place: string) => searchAddress(changedSearch(parameters, { place }))
  return (
    <section aria-labelledby="quick-starts" className="grid gap-4">
      <h2 id="quick-starts">{t('quickStarts')}</h2>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {starts.map(({ arrivalDate, departureDate, kind, holiday }) => (
          <li key={kind + arrivalDate}>
            <Link to={on({ arrivalDate, departureDate })} className="quick-start">
              <Icon name="calendar" className="size-6 text-accent" />
              <span className="min-w-0">
                <span className="block truncate font-bold">
                  {holiday ?? t(kind === 'december' ? 'decemberWeek' : 'nextWeekend')}
                </span>
                <span className="block text-sm text-balance text-ink-soft">{stayText(arrivalDate, departureDate)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <h3 className="text-base">{t('stayByKind')}</h3>
      <ul className="-mt-2 flex flex-wrap gap-2">
        {kinds.map(([type, icon]) => (
          <li key={type}>
            <Link to={of(type)} className="chip">
              <Icon name={icon} className="size-4" />
              {t(`type_${type}`)}
            </Link>
          </li>
        ))}
      </ul>
      <h3 className="text-base">{t('stayByRegion')}</h3>
      <ul className="-mt-2 flex flex-wrap gap-2">
        {popularRegions.map((region) => (
          <li key={region}>
            <Link to={inRegion(region)} className="chip">
              <Icon name="map-pin" className="size-4" />
              {region}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
