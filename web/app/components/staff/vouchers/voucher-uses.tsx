import { Link } from 'react-router'
import { bookingAddress } from '#app/components/staff/bookings/booking-addresses.ts'
import { randText } from '#app/formatting/rand-text.ts'
import { useText } from '#app/wording/use-text.ts'
import type { WireVoucher } from '#server/wire/voucher-on-wire.ts'

/** The bookings that a voucher paid for, and what the campsite took back of it. */
export function VoucherUses({
  slug,
  usedFor,
  takenBack,
}: { readonly slug: string } & Pick<WireVoucher, 'usedFor' | 'takenBack'>) {
  const t = useText('vouchers')
  if (usedFor.length === 0 && takenBack === null) return <span className="text-ink-soft">{t('unused')}</span>
  return (
    <ul>
      {usedFor.map(({ reservationId, simpleReference, amount }) => (
        <li key={reservationId}>
          <Link to={bookingAddress(slug, reservationId)} className="link">
            {t('usedForOne', { reference: simpleReference, amount: randText(amount) })}
          </Link>
        </li>
      ))}
      {takenBack !== null && <li>{t('takenBack', { amount: randText(takenBack) })}</li>}
    </ul>
  )
}
