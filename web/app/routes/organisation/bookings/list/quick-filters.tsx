import { Link, useLocation } from 'react-router'
import { bookingsAddress } from '#app/components/staff/bookings/booking-addresses.ts'
import { useText } from '#app/wording/use-text.ts'

/** What a desk asks for every day, one touch away; each is an address of its own. */
export function QuickFilters({ slug, today }: { readonly slug: string; readonly today: string }) {
  const t = useText('bookings')
  const { pathname, search } = useLocation()
  const filters = [
    [t('arrivingToday'), { dates: 'arrival', from: today, to: today }],
    [t('sleepingTonight'), { dates: 'staying', from: today, to: today }],
    [t('leavingToday'), { dates: 'departure', from: today, to: today }],
    [t('waiting'), { status: 'pending' }],
    [t('owing'), { owing: '1', order: 'balance' }],
    [t('bookedToday'), { dates: 'booked', from: today, to: today, order: 'newest' }],
  ] as const
  return (
    <nav aria-label={t('quickFilters')} className="quick-filters no-print">
      {filters.map(([label, query]) => {
        const address = bookingsAddress(slug, query)
        return (
          <Link key={label} to={address} aria-current={address === pathname + search ? 'true' : undefined}>
            {label}
          </Link>
        )
      })}
    </nav>
  )
}
