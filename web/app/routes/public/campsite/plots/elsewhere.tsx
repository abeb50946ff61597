import { Link } from 'react-router'
import { Icon } from '#app/components/icon.tsx'
import { distanceText } from '#app/formatting/distance-text.ts'
import { randText } from '#app/formatting/rand-text.ts'
import { useText } from '#app/wording/use-text.ts'
import type { PlacesElsewhere } from '#server/campsite/places-elsewhere.ts'

interface ElsewhereProps {
  readonly elsewhere: PlacesElsewhere
  readonly guests: number
}

/** Other campsites that have room for the same party on the same dates, and the search that finds them. */
export function Elsewhere({ elsewhere: { city, places, search, lookedKm }, guests }: ElsewhereProps) {
  const t = useText('waysOut')
  const common = useText('common')
  const party = common('guests', { count: guests })
  if (places.length === 0) return <p className="mt-2">{t('nothingElsewhere', { km: lookedKm, guests: party })}</p>
  return (
    <div className="way-out">
      <h3 className="text-base">{t('elsewhere', { guests: party })}</h3>
      <ul className="mt-2">
        {places.map(({ name, address, km, total, plots }) => (
          <li key={address} className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line py-2">
            <span>
              <Link to={address} className="link inline-block py-1.5 font-bold">
                {name}
              </Link>{' '}
              <span className="whitespace-nowrap text-sm text-ink-soft">{distanceText(km)}</span>
            </span>
            <span className="text-sm text-ink-soft">
              <strong className="text-base text-ink">{t('elsewhereTotal', { amount: randText(total) })}</strong>{' '}
              {t('elsewhereOver', { count: plots })}
            </span>
          </li>
        ))}
      </ul>
      {search && (
        <Link to={search} className="link mt-1 inline-flex min-h-11 items-center gap-2">
          <Icon name="search" className="size-4" />
          {t('searchElsewhere', { place: city })}
        </Link>
      )}
    </div>
  )
}
