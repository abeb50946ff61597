import type { WireReservation } from '#server/wire/reservation-on-wire.ts'
import { partyText } from '../../formatting/party-text.ts'
import { useText } from '../../wording/use-text.ts'
import { calendarLink } from './calendar-link.ts'
import { plotNames } from './stay-facts.tsx'

/** Where a stay is put into Google's calendar, in the words of its calendar file. */
export function useGoogleCalendar(reservation: WireReservation): string {
  const t = useText('reservation')
  const tc = useText('common')
  const { organisation, simpleReference, reservationDate, endDate } = reservation
  const { name, address1, cityName, provinceName } = organisation
  return calendarLink({
    title: t('calendarSummary', { campsite: name }),
    details: t('calendarDetails', {
      reference: simpleReference,
      plots: plotNames(reservation),
      guests: partyText(tc, reservation),
    }),
    location: [name, address1, cityName, provinceName].filter(Boolean).join(', '),
    arrivalDate: reservationDate,
    departureDate: endDate,
  })
}
