import { dayText } from '@camp/domain/formatting/date-texts.ts'
import { use } from 'react'
import { Link } from 'react-router'
import { bookingAddress } from '#app/components/staff/bookings/booking-addresses.ts'
import { type ListColumn, ListTable } from '#app/components/staff/list-table.tsx'
import { randText } from '#app/formatting/rand-text.ts'
import { LanguageContext, useText } from '#app/wording/use-text.ts'
import type { WirePayoutLine } from '#server/wire/payouts-on-wire.ts'

interface PayoutLinesProps {
  readonly slug: string
  readonly lines: readonly WirePayoutLine[]
  readonly total: number
  readonly caption: string
}

/** Lines of the ledger, and their sum. */
export function PayoutLines({ slug, lines, total, caption }: PayoutLinesProps) {
  const t = useText('payouts')
  const language = use(LanguageContext)
  const columns: readonly ListColumn<WirePayoutLine>[] = [
    { title: t('what'), cell: ({ kind }) => t(`kind_${kind}`) },
    {
      title: t('booking'),
      cell: ({ reservationId, reference }) =>
        reservationId === null ? (
          '–'
        ) : (
          <Link to={bookingAddress(slug, reservationId)} className="link whitespace-nowrap">
            {reference}
          </Link>
        ),
    },
    { title: t('date'), cell: ({ on }) => dayText(on, language) },
    { title: t('amount'), isNumber: true, cell: ({ amount }) => randText(amount) },
  ]
  const sum = (
    <tr>
      <th scope="row" colSpan={3}>
        {t('total')}
      </th>
      <td data-label={t('amount')} data-kind="number">
        {randText(total)}
      </td>
    </tr>
  )
  return (
    <div className="billing-table">
      <ListTable rows={lines} columns={columns} keyOf={({ key }) => key} caption={caption} totals={sum} />
    </div>
  )
}
