import { longestReason } from '@camp/domain/blocks/longest-reason.ts'
import { rulesText } from '#app/components/staff/bookings/rule-text.ts'
import type { Translator } from '#app/wording/catalogue.ts'
import type { PanelRefusal } from './panel-model.ts'

const known = [
  'not-found',
  'not-permitted',
  'expired',
  'already_cancelled',
  'stay_begun',
  'wrong_state',
  'stay-over',
  'too-late',
  'no-grown-up',
  'plot-repeated',
  'plot-unknown',
  'several-plots-not-allowed',
  'organisation-closed',
  'nights-not-covered',
  'guests-are-there',
  'slept-night-moved',
  'price-changed',
  'changed-meanwhile',
  'nothing-to-undo',
  'not-the-latest',
  'no-plots',
  'too-many-nights',
  'reason-too-long',
  'expiry-in-past',
  'block-changed',
  'departure-not-after-arrival',
  'stay-too-long',
  'form-incomplete',
] as const

/** Why something cannot be done, in words; rules with their numbers, taken plots by their names. */
export function refusalText(
  t: Translator<'calendar'>,
  ofBookings: Translator<'bookings'>,
  { code, plotNames, rules }: PanelRefusal,
): string {
  if (rules.length > 0) return rulesText(ofBookings, rules)
  if (code === 'booked') return t('refusal_booked', { plots: plotNames.join(', ') })
  const plain = known.find((one) => one === code)
  return plain ? t(`refusal_${plain}`, { most: longestReason }) : t('refusal_wrong_state')
}
