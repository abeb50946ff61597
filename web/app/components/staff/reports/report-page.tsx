import type { ReportKind } from '@camp/domain/reports/report.ts'
import { Link } from 'react-router'
import { useText } from '#app/wording/use-text.ts'
import { EmptyState } from '../../empty-state.tsx'
import { MonthChooser } from '../billing/month-chooser.tsx'
import { ListTable } from '../list-table.tsx'
import { ListFiles } from '../lists/list-files.tsx'
import { StaffPage } from '../staff-page.tsx'
import type { ReportInWords } from './report-in-words.server.ts'
import '../billing/billing.css'
import './reports.css'

interface ReportPageProps {
  readonly lead: string
  readonly report: ReportInWords
  readonly kinds: readonly ReportKind[]
  /** `/admin/reports`, before the kind. */
  readonly base: string
  /** The campsite that the page is of; none on the platform's. */
  readonly slug?: string
}

type Row = ReportInWords['rows'][number]

/** A report of one month: its picture, and all of it as a table. */
export function ReportPage({ lead, report, kinds, base, slug }: ReportPageProps) {
  const t = useText('reports')
  const { kind, month, rows, totals, currency, currencies } = report
  const kept = { ...(slug && { org: slug }), ...(currency && { currency }) }
  const query = new URLSearchParams({ ...kept, month })
  const columns = [
    { title: report.first, cell: ({ name }: Row) => name },
    ...report.columns.map((title, position) => ({ title, isNumber: true, cell: ({ cells }: Row) => cells[position] })),
  ]
  const sums = (
    <tr>
      <th scope="row">{t('total')}</th>
      {report.columns.map((title, position) => (
        <td key={title} data-label={title} data-kind="number">
          {totals[position]}
        </td>
      ))}
    </tr>
  )
  return (
    <StaffPage title={`${t('title')}: ${t(kind)}`} lead={lead}>
      <nav aria-label={t('kinds')} className="no-print flex flex-wrap gap-x-5">
        {kinds.map((one) => (
          <Link
            key={one}
            to={`${base}/${one}?${query}`}
            aria-current={one === kind ? 'page' : undefined}
            className={`inline-flex min-h-11 items-center ${one === kind ? 'font-bold' : 'link'}`}
          >
            {t(one)}
          </Link>
        ))}
      </nav>
      <MonthChooser {...report} page={`${base}/${kind}`} kept={kept} />
      {currencies.length > 0 && (
        <nav aria-label={t('currencies')} className="no-print flex flex-wrap gap-x-5">
          {currencies.map((one) => (
            <Link
              key={one}
              to={`${base}/${kind}?${new URLSearchParams({ currency: one, month })}`}
              aria-current={one === currency ? 'page' : undefined}
              className={`inline-flex min-h-11 items-center ${one === currency ? 'font-bold' : 'link'}`}
            >
              {t('inCurrency', { currency: one })}
            </Link>
          ))}
        </nav>
      )}
      <p className="prose">{t(`about_${kind}`)}</p>
      {report.isEmpty ? (
        <EmptyState icon="calendar" text={t('empty', { period: report.period })} />
      ) : (
        <>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by the server, every text of it escaped. */}
          <div dangerouslySetInnerHTML={{ __html: report.chart }} />
          <div className="billing-table">
            <ListTable rows={rows} columns={columns} keyOf={({ key }) => key} caption={report.caption} totals={sums} />
          </div>
          <ListFiles />
        </>
      )}
    </StaffPage>
  )
}
