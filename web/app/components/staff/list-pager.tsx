import { useLocation } from 'react-router'
import { useText } from '../../wording/use-text.ts'
import { ButtonLink } from '../button.tsx'
import { pagesOfList, rowsPerPage } from './list-query.ts'

/** `26 to 50 of 61`, and the way to the other pages. */
export function ListPager({ page, total }: { readonly page: number; readonly total: number }) {
  const t = useText('staffFrame')
  const { pathname, search } = useLocation()
  const addressOf = (wanted: number) => {
    const query = new URLSearchParams(search)
    query.set('page', String(wanted))
    return `${pathname}?${query}`
  }
  const pages = pagesOfList(total)
  const from = (page - 1) * rowsPerPage + 1
  return (
    <nav aria-label={t('pages')} className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-sm text-ink-soft">
        {pages > 1 ? t('rowsOf', { from, to: Math.min(total, page * rowsPerPage), total }) : t('rows', { count: total })}
      </p>
      {pages > 1 && (
        <div className="no-print flex gap-3">
          {page > 1 && (
            <ButtonLink to={addressOf(page - 1)} intent="secondary" size="small">
              {t('previousPage')}
            </ButtonLink>
          )}
          {page < pages && (
            <ButtonLink to={addressOf(page + 1)} intent="secondary" size="small">
              {t('nextPage')}
            </ButtonLink>
          )}
        </div>
      )}
    </nav>
  )
}
