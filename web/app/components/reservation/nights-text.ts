import type { WireReservation } from '#server/wire/reservation-on-wire.ts'
import type { Translator } from '../../wording/catalogue.ts'

/** The counter of rule L12: words on the days of arrival and departure, a number on all others, 0 before. */
export function nightsText(t: Translator<'reservation'>, { kind, nights }: WireReservation['nights']): string {
  if (kind === 'arriving-today') return t('arrivingToday')
  if (kind === 'departing-today') return t('departingToday')
  return String(nights)
}

/** Of the whole stay: a booking that was split has only some of its nights on each plot. */
export function nightsOfStay(
  plots: readonly { readonly dailyPricingBreakdown: readonly { readonly startDate: string }[] }[],
): number {
  return new Set(plots.flatMap(({ dailyPricingBreakdown }) => dailyPricingBreakdown.map(({ startDate }) => startDate))).size
}
