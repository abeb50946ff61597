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

const aboutPlots = ['booked', 'weekend_rule', 'criteria'] as const

/** Why something cannot be done, in words; the plots are named where the refusal is about plots. */
export function refusalText(t: Translator<'calendar'>, { code, plotNames, criteria }: PanelRefusal): string {
  const aboutPlot = aboutPlots.find((one) => one === code)
  if (aboutPlot) {
    const said = t(`refusal_${aboutPlot}`, { plots: plotNames.join(', ') })
    const why = criteria.map((criterion) => t(`criterion_${criterion}`)).join(', ')
    return why ? `${said.replace(/\.$/, '')} – ${why}.` : said
  }
  const plain = known.find((one) => one === code)
  return plain ? t(`refusal_${plain}`) : t('refusal_wrong_state')
}
