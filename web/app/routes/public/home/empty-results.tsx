import { Link } from 'react-router'
import { EmptyState } from '#app/components/empty-state.tsx'
import { Icon } from '#app/components/icon.tsx'
import { searchFilterText } from '#app/components/search/search-filter-text.ts'
import { searchFilters, withoutFilter } from '#app/search-parameters/search-filters.ts'
import type { SearchParameters } from '#app/search-parameters/search-parameters.ts'
import { changedSearch, searchAddress } from '#app/search-parameters/write-search-parameters.ts'
import { useText } from '#app/wording/use-text.ts'

/** Never an end: each link takes one thing away that may have been too much. */
export function EmptyResults({ parameters }: { readonly parameters: SearchParameters }) {
  const t = useText('search')
  const { stay, place, box } = parameters
  const filters = searchFilters(parameters).map((filter) => ({
    text: t('removeFilter', { filter: searchFilterText(t, filter) }),
    to: withoutFilter(parameters, filter),
  }))
  const withoutDates = changedSearch(parameters, { stay: { ...stay, arrivalDate: null, departureDate: null } })
  const everywhere = changedSearch(parameters, { place: null, latitude: null, longitude: null, box: null })
  const links = [
    ...filters,
    ...(stay.arrivalDate || stay.departureDate ? [{ text: t('removeDates'), to: withoutDates }] : []),
    ...(place !== null || box !== null ? [{ text: t('searchEverywhere'), to: everywhere }] : []),
  ]
  return (
    <EmptyState
      text={t('emptyText')}
      icon="tent-tree"
      action={
        <ul className="flex flex-wrap justify-center gap-2">
          {links.map(({ text, to }) => (
            <li key={text}>
              <Link to={searchAddress(to)} className="chip">
                <Icon name="x" className="size-4" />
                {text}
              </Link>
            </li>
          ))}
        </ul>
      }
    />
  )
}
