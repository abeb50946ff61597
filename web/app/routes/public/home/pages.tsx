import { Link } from 'react-router'
import { Icon } from '#app/components/icon.tsx'
import type { SearchParameters } from '#app/search-parameters/search-parameters.ts'
import { changedSearch, searchAddress } from '#app/search-parameters/write-search-parameters.ts'
import { useText } from '#app/wording/use-text.ts'
import { shownPages } from './shown-pages.ts'

interface PagesProps {
  readonly parameters: SearchParameters
  readonly total: number
  readonly pageSize: number
}

export function Pages({ parameters, total, pageSize }: PagesProps) {
  const t = useText('search')
  const last = Math.ceil(total / pageSize)
  if (last <= 1) return null
  const { page } = parameters
  const to = (number: number) => searchAddress(changedSearch(parameters, { page: number }))
  const from = (page - 1) * pageSize + 1
  return (
    <nav aria-label={t('pages')} className="mt-8 grid justify-items-center gap-2">
      <ul className="flex flex-wrap items-center justify-center gap-1">
        {page > 1 && (
          <li>
            <Link to={to(page - 1)} rel="prev" className="page-link">
              <Icon name="chevron-left" className="size-4" />
              {t('previousPage')}
            </Link>
          </li>
        )}
        {shownPages(page, last).map((number, index) => (
          <li key={number ?? `gap-${index}`}>
            {number === null ? (
              <span className="px-1">…</span>
            ) : (
              <Link
                to={to(number)}
                aria-current={number === page ? 'page' : undefined}
                aria-label={t('page', { number })}
                className="page-link"
              >
                {number}
              </Link>
            )}
          </li>
        ))}
        {page < last && (
          <li>
            <Link to={to(page + 1)} rel="next" className="page-link">
              {t('nextPage')}
              <Icon name="chevron-right" className="size-4" />
            </Link>
          </li>
        )}
      </ul>
      <p className="text-sm text-ink-soft">{t('showingOf', { from, to: Math.min(page * pageSize, total), total })}</p>
    </nav>
  )
}
