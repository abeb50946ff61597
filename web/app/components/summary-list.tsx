import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useText } from '../wording/use-text.ts'

export interface SummaryRow {
  readonly label: string
  readonly value: ReactNode
  /** Where this answer can be changed. */
  readonly changeTo?: string
}

/** Answers to check before they are sent, or facts of a booking. */
export function SummaryList({ rows }: { readonly rows: readonly SummaryRow[] }) {
  const t = useText('common')
  return (
    <dl className="divide-y divide-line">
      {rows.map(({ label, value, changeTo }) => (
        <div
          key={label}
          className={`grid gap-x-4 gap-y-0.5 py-2.5 sm:grid-cols-[33%_1fr_auto] ${changeTo ? 'grid-cols-[1fr_auto]' : 'grid-cols-[36%_1fr]'}`}
        >
          <dt className="text-ink-soft sm:col-start-1">{label}</dt>
          <dd
            className={`min-w-0 whitespace-pre-line wrap-anywhere sm:col-span-1 sm:col-start-2 sm:row-start-1 ${changeTo ? 'col-span-2 row-start-2' : ''}`}
          >
            {value}
          </dd>
          {changeTo && (
            <dd className="no-print col-start-2 row-start-1 sm:col-start-3">
              <Link to={changeTo} className="link" aria-label={t('changeWhat', { what: label })}>
                {t('change')}
              </Link>
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}
