import { dayText, stayText } from '@camp/domain/formatting/date-texts.ts'
import { formatRand } from '@camp/domain/formatting/rand.ts'
import { nameInMessage } from '@camp/domain/people/person-name.ts'
import { openBalance } from '@camp/domain/reservations/open-balance.ts'
import type { FieldValues } from '@camp/domain/saved-texts/text-fields.ts'
import { type NotifiedReservation, submittedFactsOf } from '../messaging/notification-facts.ts'
import { factsOfReservation } from '../reservations/notify.ts'
import type { ReservationContext } from '../reservations/reservation-context.ts'

/** What the fields of a text say about this booking, in its guest's language. */
export function fieldValuesOf(
  { reservation, context }: { readonly reservation: NotifiedReservation; readonly context: ReservationContext },
  publicUrl: string,
): FieldValues {
  const facts = factsOfReservation({ reservation, context }, publicUrl)
  const submitted = submittedFactsOf(reservation)
  const language = submitted?.guest.language ?? 'en'
  const { arrival, departure, nights, checkInFrom, checkOutBy, simpleReference, status } = facts.reservation
  const open = openBalance(reservation)
  const isPaidOnline = facts.money.takesOnlinePayment && (status === 'pending' || status === 'partiallyPaid')
  return {
    'first name': nameInMessage(facts.guest.firstName) || null,
    guest: nameInMessage(`${facts.guest.firstName} ${facts.guest.lastName}`) || null,
    campsite: facts.organisation.name,
    'phone of the campsite': facts.organisation.phone,
    reference: simpleReference,
    arrival: dayText(arrival, language),
    departure: dayText(departure, language),
    dates: stayText(arrival, departure, language),
    nights: String(nights),
    'check-in': checkInFrom,
    'check-out': checkOutBy,
    plot: [...new Set(facts.plots.map(({ name }) => name))].join(', '),
    'gate code': submitted?.gateCode ?? null,
    'amount open': open.isPositive ? formatRand(open.cents) : null,
    'booking link': facts.links.summary,
    'payment link': open.isPositive && isPaidOnline ? facts.links.confirm : null,
    'message link': facts.links.message ?? null,
  }
}
