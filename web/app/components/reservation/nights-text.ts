import type { WireReservation } from '#server/wire/reservation-on-wire.ts'
import type { Translator } from '../../wording/catalogue.ts'

/** The counter of rule L12: words on the days of arrival and departure, a number on all others, 0 before. */
export function nightsText(t: Translator<'reservation'>, { kind, nights }: WireReservation['nights']): string {
  if (kind === 'arriving-today') return t('arrivingToday')
  if (kind === 'departing-today') return t('departingToday')
  return String(nights)
}
