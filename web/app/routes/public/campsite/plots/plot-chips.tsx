import { Link } from 'react-router'
import { usePendingSearch } from '#app/components/campsite/use-pending-search.ts'
import { Icon } from '#app/components/icon.tsx'
import { useText } from '#app/wording/use-text.ts'
import { type PlotFilter, wantedFilters, withFilterToggled } from './plot-filters.ts'

const words = { power: 'chipPower', caravan: 'chipCaravan', large: 'chipLarge' } as const
const icons = { power: 'plug', caravan: 'caravan', large: 'tent' } as const

/** Only the plots that the guest can use; links, so that scripts are not needed. */
export function PlotChips({ filters }: { readonly filters: readonly PlotFilter[] }) {
  const t = useText('campsite')
  const { search } = usePendingSearch()
  const wanted = wantedFilters(search)
  if (filters.length === 0) return null
  return (
    <nav aria-label={t('chips')} className="mt-3">
      <ul className="chip-row">
        {filters.map(({ name, area }) => (
          <li key={name}>
            <Link
              to={`?${withFilterToggled(search, name)}`}
              replace
              preventScrollReset
              aria-current={wanted.includes(name) || undefined}
              className={`chip ${wanted.includes(name) ? 'chip-on' : ''}`}
            >
              <Icon name={icons[name]} className="size-4" />
              {t(words[name], { area: area ?? 0 })}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
