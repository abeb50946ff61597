import { monthAndYear } from '@camp/domain/formatting/date-texts.ts'
import { use } from 'react'
import { Link } from 'react-router'
import { ButtonLink } from '#app/components/button.tsx'
import { EmptyState } from '#app/components/empty-state.tsx'
import { MonthChooser } from '#app/components/staff/billing/month-chooser.tsx'
import { type ListColumn, ListTable } from '#app/components/staff/list-table.tsx'
import { organisationAddress } from '#app/components/staff/organisation-address.ts'
import { StaffPage } from '#app/components/staff/staff-page.tsx'
import { StatusBadge } from '#app/components/staff/status-badge.tsx'
import { randText } from '#app/formatting/rand-text.ts'
import { LanguageContext, useText } from '#app/wording/use-text.ts'
import { platformBillingOf } from '#server/staff/platform-billing-of-request.ts'
import type { WirePlatformBilling } from '#server/wire/billing-on-wire.ts'
import type { Route } from './+types/route.ts'
import '#app/components/staff/billing/billing.css'

type Line = WirePlatformBilling['organisations'][number]

const page = '/admin/billing-report'
const amounts = ['total', 'paid', 'refunded', 'bookingFee', 'feeCredit', 'adminFee', 'vat', 'owed'] as const

const downloads = { csv: 'download', xlsx: 'downloadExcel', pdf: 'downloadPdf' } as const

export async function loader(args: Route.LoaderArgs) {
  return { report: await platformBillingOf(args) }
}

/** What every campsite owes the platform for one month. */
export default function PlatformBillingPage({ loaderData: { report } }: Route.ComponentProps) {
  const t = useText('billing')
  const language = use(LanguageContext)
  const { month, isClosed, organisations, totals } = report
  const period = t('inMonth', { month: monthAndYear(`${month}-01`, language) })
  const columns: readonly ListColumn<Line>[] = [
    {
      title: t('organisation'),
      cell: ({ slug, name, currency }) => (
        <>
          <Link to={organisationAddress(slug, 'org-billing-report', { month })} className="link">
            {name}
          </Link>
          {totals.length > 1 && <span className="billing-fine">{t('paidIn', { currency })}</span>}
        </>
      ),
    },
    { title: t('bookings'), isNumber: true, cell: ({ bookings }) => bookings },
    ...amounts.map((name) => ({ title: t(name), isNumber: true, cell: (line: Line) => randText(line[name]) })),
  ]
  const sums = totals.map((sum) => (
    <tr key={sum.currency}>
      <th scope="row">{totals.length > 1 ? t('totalsIn', { currency: sum.currency }) : t('totals')}</th>
      <td data-label={t('bookings')} data-kind="number">
        {sum.bookings}
      </td>
      {amounts.map((name) => (
        <td key={name} data-label={t(name)} data-kind="number">
          {randText(sum[name])}
        </td>
      ))}
    </tr>
  ))
  const files = (['csv', 'xlsx', 'pdf'] as const).map((ending) => (
    <ButtonLink key={ending} to={`${page}.${ending}?month=${month}`} intent="secondary" reloadDocument>
      {t(downloads[ending])}
    </ButtonLink>
  ))
  return (
    <StaffPage
      title={t('title')}
      lead={t('platformLead', { period })}
      actions={
        <div className="no-print flex flex-wrap gap-3">
          {files}
          <ButtonLink to="/admin/payouts" intent="secondary">
            {t('toPayouts')}
          </ButtonLink>
          <ButtonLink to="/admin/invoices" intent="secondary">
            {t('toInvoices')}
          </ButtonLink>
          <ButtonLink to={`/admin/reports/bookings?month=${month}`} intent="secondary">
            {t('toReports')}
          </ButtonLink>
        </div>
      }
    >
      <MonthChooser {...report} page={page} />
      <p className="flex flex-wrap items-center gap-3">
        <StatusBadge tone={isClosed ? 'good' : 'quiet'}>{t(isClosed ? 'isClosed' : 'isOpen')}</StatusBadge>
        {t(isClosed ? 'platformClosed' : 'platformOpen')}
      </p>
      {organisations.length > 0 ? (
        <div className="billing-table">
          <ListTable
            rows={organisations}
            columns={columns}
            keyOf={({ slug }) => slug}
            caption={t('platformTable', { period })}
            totals={sums}
          />
        </div>
      ) : (
        <EmptyState icon="calendar" text={t('platformEmpty', { period })} />
      )}
    </StaffPage>
  )
}
