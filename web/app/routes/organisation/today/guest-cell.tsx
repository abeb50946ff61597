import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { bookingAddress } from '#app/components/staff/bookings/booking-addresses.ts'
import { useText } from '#app/wording/use-text.ts'

interface GuestCellProps {
  readonly slug: string
  readonly line: { readonly id: string; readonly guestName: string | null; readonly simpleReference: string }
  readonly children?: ReactNode
}

/** Who it is, with the reference below and a link to the booking. */
export function GuestCell({ slug, line: { id, guestName, simpleReference }, children }: GuestCellProps) {
  const t = useText('bookings')
  return (
    <div>
      <Link to={bookingAddress(slug, id)} className="link">
        {guestName ?? t('nobodyYet')}
      </Link>
      <span className="booking-fine whitespace-nowrap">{simpleReference}</span>
      {children}
    </div>
  )
}
