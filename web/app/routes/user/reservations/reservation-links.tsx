import { Link } from 'react-router'
import { summaryAddress } from '#app/addresses/reservation-addresses.ts'
import { useGoogleCalendar } from '#app/components/reservation/use-google-calendar.ts'
import { whatsAppLink } from '#app/components/reservation/whatsapp-link.ts'
import { useText } from '#app/wording/use-text.ts'
import type { WireReservation } from '#server/wire/reservation-on-wire.ts'
import { isOnNow } from './next-step.ts'

interface ReservationLinksProps {
  readonly reservation: WireReservation
  /** An action together with the booking that it is about, for screen readers. */
  readonly named: (action: string) => { readonly 'aria-label': string }
}

/** What may be taken away from a booking, and how to reach the campsite about it. */
export function ReservationLinks({ reservation, named }: ReservationLinksProps) {
  const t = useText('user')
  const help = useText('help')
  const { id, status, amountPaid, organisation, simpleReference: reference } = reservation
  const { name: campsite, businessNumber } = organisation
  const whatsApp = whatsAppLink(businessNumber, help('whatsAppGreeting', { campsite, reference }))
  const google = useGoogleCalendar(reservation)
  const isBooked = status === 'partiallyPaid' || status === 'confirmed'
  return (
    <p className="grid grid-cols-[auto_1fr] justify-items-start gap-x-5 text-sm sm:flex sm:flex-wrap">
      {isBooked && isOnNow(reservation) && (
        <Link to={`${summaryAddress(reservation)}#directions`} className={linkClass} {...named(t('directions'))}>
          {t('directions')}
        </Link>
      )}
      {(status !== 'cancelled' || amountPaid > 0) && (
        <Link to={`/r/${id}/invoice`} className={linkClass} {...named(t('invoice'))}>
          {t('invoice')}
        </Link>
      )}
      {isBooked && !isOnNow(reservation) && (
        <>
          <a href={`/r/${id}/calendar.ics`} className={linkClass} {...named(t('calendar'))}>
            {t('calendar')}
          </a>
          <a href={google} className={linkClass} {...named(t('google'))}>
            {t('google')}
          </a>
        </>
      )}
      <Link to={`/r/${id}/message`} className={linkClass} {...named(t('message'))}>
        {t('message')}
      </Link>
      {whatsApp && (
        <a href={whatsApp} className={linkClass} {...named(t('whatsApp'))}>
          {t('whatsApp')}
        </a>
      )}
    </p>
  )
}

export const linkClass = 'link inline-flex min-h-11 items-center'
