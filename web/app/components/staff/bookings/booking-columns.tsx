import { stayText } from '@camp/domain/formatting/date-texts.ts'
import { use } from 'react'
import { Link } from 'react-router'
import { randText } from '#app/formatting/rand-text.ts'
import { LanguageContext, useText } from '#app/wording/use-text.ts'
import type { WireDeskReservationRow } from '#server/wire/desk-reservation-on-wire.ts'
import type { ListColumn } from '../list-table.tsx'
import { bookingAddress } from './booking-addresses.ts'
import { BookingStatus } from './booking-status.tsx'

/** A booking on one line, wherever bookings are listed. */
export function useBookingColumns(slug: string): readonly ListColumn<WireDeskReservationRow>[] {
  const t = useText('bookings')
  const tc = useText('common')
  const language = use(LanguageContext)
  return [
    {
      title: t('guest'),
      isName: true,
      cell: ({ id, guestName, simpleReference }) => (
        <div>
          <Link to={bookingAddress(slug, id)} className="link">
            {guestName ?? t('nobodyYet')}
          </Link>
          <span className="booking-fine whitespace-nowrap">{simpleReference}</span>
        </div>
      ),
    },
    {
      title: t('stay'),
      cell: ({ arrivalDate, departureDate, nights }) => (
        <div className="lg:whitespace-nowrap">
          {stayText(arrivalDate, departureDate, language)}
          <span className="booking-fine">{tc('nights', { count: nights })}</span>
        </div>
      ),
    },
    {
      title: t('plots'),
      cell: ({ plots, adults, pensioners, children }) => (
        <div>
          {plots.map(({ plotName }) => plotName).join(', ')}
          <span className="booking-fine">{t('guests', { count: adults + pensioners + children })}</span>
        </div>
      ),
    },
    {
      title: t('reach'),
      cell: ({ phone, vehiclePlate }) => (
        <div className="whitespace-nowrap">
          {phone ?? '–'}
          {vehiclePlate && <span className="booking-fine">{vehiclePlate}</span>}
        </div>
      ),
    },
    { title: t('status'), cell: ({ status, checkedInAt }) => <BookingStatus status={status} checkedInAt={checkedInAt} /> },
    { title: t('due'), isNumber: true, cell: ({ amountDue }) => randText(amountDue) },
    {
      title: t('balance'),
      isNumber: true,
      cell: ({ balance }) => (balance === 0 ? '–' : <strong>{randText(balance)}</strong>),
    },
  ]
}
