import { type ReactNode, useRef } from 'react'
import { Link } from 'react-router'
import { searchFilters, withTagToggled } from '../../search-parameters/search-filters.ts'
import type { SearchParameters } from '../../search-parameters/search-parameters.ts'
import { changedSearch, searchAddress } from '../../search-parameters/write-search-parameters.ts'
import { useText } from '../../wording/use-text.ts'
import { FacilityIcon, Icon } from '../icon.tsx'
import type { Facets } from './facets.ts'
import { facilityChoices, quickFacilities } from './facility-choices.ts'
import { sortOrders } from './sort-orders.ts'
import { useDismissedDetails } from './use-dismissed-details.ts'

interface FilterBarProps {
  readonly parameters: SearchParameters
  readonly facets: Facets
  readonly sort: SearchParameters['sort']
  /** The panel of all filters. */
  readonly children: ReactNode
}

/** Under the search bar: a few facilities at one press, all filters, the order. */
export function FilterBar({ parameters, facets, sort, children }: FilterBarProps) {
  const t = useText('search')
  const panel = useRef<HTMLDetailsElement>(null)
  useDismissedDetails(panel)
  const { tags } = parameters
  const quick = quickFacilities(facilityChoices(facets.tags, tags), tags, facets.total)
  const others = searchFilters(parameters).length - tags.length
  return (
    <div className={`filter-bar ${sort ? 'filter-bar-short' : ''}`}>
      <ul aria-label={t('popularFacilities')} className="filter-quick">
        {quick.map(({ name, icon, count }) => {
          const isOn = tags.includes(name)
          return (
            <li key={name}>
              <Link
                to={searchAddress(withTagToggled(parameters, name))}
                preventScrollReset
                rel="nofollow"
                className={`chip ${isOn ? 'chip-on' : ''}`}
              >
                <FacilityIcon icon={icon} className="size-4" />
                <span className="sr-only">{isOn ? t('withoutFacility', { name }) : t('withFacility', { name })}</span>
                <span aria-hidden="true">{name}</span>
                {isOn ? (
                  <Icon name="x" className="size-4" />
                ) : (
                  count !== null && <span className="font-normal text-ink-soft">{count}</span>
                )}
              </Link>
            </li>
          )
        })}
      </ul>
      <details ref={panel} className="menu filter-menu">
        <summary className={`chip ${others > 0 ? 'chip-on' : ''}`}>
          <Icon name="sliders-horizontal" className="size-4" />
          <span className={sort ? 'max-sm:sr-only' : undefined}>{t('allFilters')}</span>
          {others > 0 && <span className="font-normal">{t('filtersOn', { count: others })}</span>}
        </summary>
        <div className="search-drop search-drop-filters p-5 sm:p-6">{children}</div>
      </details>
      {sort && <SortMenu parameters={parameters} sort={sort} />}
    </div>
  )
}

function SortMenu({
  parameters,
  sort,
}: {
  readonly parameters: SearchParameters
  readonly sort: NonNullable<SearchParameters['sort']>
}) {
  const t = useText('search')
  const menu = useRef<HTMLDetailsElement>(null)
  useDismissedDetails(menu)
  return (
    <details ref={menu} key={sort} className="menu relative ml-auto flex-none">
      <summary className="chip">
        <span className="max-sm:sr-only">{t('sortedBy')}</span>
        <span className="max-sm:inline-block max-sm:first-letter:uppercase">{t(`sort_${sort}`)}</span>
        <Icon name="chevron-down" className="size-4" />
      </summary>
      <ul className="search-drop right-0 w-56 py-2">
        {sortOrders(parameters).map((order) => (
          <li key={order}>
            <Link
              to={searchAddress(changedSearch(parameters, { sort: order }))}
              preventScrollReset
              rel="nofollow"
              aria-current={order === sort ? 'true' : undefined}
              className="flex min-h-11 items-center gap-3 px-4 hover:bg-sunken aria-[current]:font-bold"
            >
              <span className="size-4">{order === sort && <Icon name="check" className="size-4" />}</span>
              <span className="first-letter:uppercase">{t(`sort_${order}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}
