import { billingAmounts } from '@camp/domain/billing/billing-amounts.ts'
import { dayText, stayText } from '@camp/domain/formatting/date-texts.ts'
import { use } from 'react'
import { Link } from 'react-router'
import { bookingAddress } from '#app/components/staff/bookings/booking-addresses.ts'
import { type ListColumn, ListTable } from '#app/components/staff/list-table.tsx'
import { randText } from '#app/formatting/rand-text.ts'
import { LanguageContext, useText } from '#app/wording/use-text.ts'
import type { WireBillingLine, WireBillingReport } from '#server/wire/billing-on-wire.ts'

interface BillingTableProps {
  readonly report: WireBillingReport
  readonly slug: string
  readonly caption: string
}

/** The bookings of the month, and under them the sum of each column. */
export function BillingTable({ report, slug, caption }: BillingTableProps) {
  const t = useText('billing')
  const language = use(LanguageContext)
  const columns: readonly ListColumn<WireBillingLine>[] = [
    {
      title: t('reference'),
      cell: ({ id, simpleReference, guestName, isOffline }) => (
        <>
          <Link to={bookingAddress(slug, id)} className="link whitespace-nowrap">
            {simpleReference}
          </Link>
          <span className="billing-fine">{guestName}</span>
          {isOffline && <span className="billing-fine">{t('offline')}</span>}
        </>
      ),
    },
    { title: t('bookedOn'), cell: ({ bookedOn }) => (bookedOn === null ? '–' : dayText(bookedOn, language)) },
    {
      title: t('stay'),
      cell: ({ arrivalDate, departureDate, payoutDate }) => (
        <>
          {stayText(arrivalDate, departureDate, language)}
          {payoutDate && <span className="billing-fine">{t('paidOut', { date: dayText(payoutDate, language) })}</span>}
        </>
      ),
    },
    ...billingAmounts.map((name) => ({
      title: t(name),
      isNumber: true,
      cell: (line: WireBillingLine) => randText(line[name]),
    })),
  ]
  const totals = (
    <tr>
      <th scope="row" colSpan={3}>
        {t('totals')}
      </th>
      {billingAmounts.map((name) => (
        <td key={name} data-label={t(name)} data-kind="number">
          {randText(report.totals[name])}
        </td>
      ))}
    </tr>
  )
  return (
    <div className="billing-table">
      <ListTable rows={report.lines} columns={columns} keyOf={({ id }) => id} caption={caption} totals={totals} />
    </div>
  )
}
