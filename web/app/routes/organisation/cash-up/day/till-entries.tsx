import { use } from 'react'
import { Link } from 'react-router'
import { bookingAddress } from '#app/components/staff/bookings/booking-addresses.ts'
import { ListTable } from '#app/components/staff/list-table.tsx'
import { momentText } from '#app/formatting/moment-text.ts'
import { randText } from '#app/formatting/rand-text.ts'
import { LanguageContext, useText } from '#app/wording/use-text.ts'
import type { WireTillEntry } from '#server/wire/cash-up-on-wire.ts'

interface TillEntriesProps {
  readonly entries: readonly WireTillEntry[]
  readonly slug: string
  readonly caption: string
}

/** Each payment, refund and reversal as the desk wrote it down. */
export function TillEntries({ entries, slug, caption }: TillEntriesProps) {
  const t = useText('cashUp')
  const tb = useText('bookings')
  const language = use(LanguageContext)
  return (
    <ListTable
      rows={entries}
      keyOf={({ id }) => id}
      caption={caption}
      columns={[
        {
          title: t('booking'),
          isName: true,
          cell: ({ reservationId, guestName, simpleReference }: WireTillEntry) => (
            <Link to={bookingAddress(slug, reservationId)} className="link">
              {guestName ?? simpleReference}
            </Link>
          ),
        },
        {
          title: t('method'),
          cell: ({ method, kind }: WireTillEntry) => `${tb(`${method}Method`)}, ${t(`kind_${kind}`)}`,
        },
        { title: t('reference'), cell: ({ reference }: WireTillEntry) => reference ?? '–' },
        { title: t('person'), cell: ({ byName }: WireTillEntry) => byName ?? t('command') },
        { title: t('time'), cell: ({ at }: WireTillEntry) => momentText(at, language) },
        { title: t('amount'), isNumber: true, cell: ({ amount }: WireTillEntry) => randText(amount) },
      ]}
    />
  )
}
