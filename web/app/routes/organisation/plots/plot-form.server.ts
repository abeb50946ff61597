import type { PlotFacts, RateBasis } from '@camp/domain/plots/plot.ts'
import type { SiteId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { z } from 'zod'
import { typedCents } from '#app/formatting/typed-number.ts'
import { decimalOrNothing, htmlOrNothing, line, rowForm, textFields, wholeOrNothing, yes } from '#app/forms/form-fields.server.ts'
import { newPlotsFields } from './new/new-plots-answers.ts'
import { plotFields } from './plot-answers.ts'

export const plotForm = rowForm(plotFields)

/** Which button was pressed: `copy`, or none that has a name. */
export const plotAct = z.object({ go: line })

/** Metres are typed, millimetres kept. */
const millimetres = decimalOrNothing.transform((metres) => (metres === null ? null : Math.round(metres * 1000)))

const wholeOr = (nothing: number) => wholeOrNothing.transform((number) => number ?? nothing)

export const plotFacts = z
  .object({
    name: z.string(),
    plotNumber: wholeOrNothing,
    aboutPlot: htmlOrNothing,
    isActive: yes,
    isElectrified: yes,
    allowSmoking: yes,
    allowLateBooking: yes,
    irlWidth: millimetres,
    irlLength: millimetres,
    irlSqm: decimalOrNothing,
    useSqm: yes,
    tentsMax: wholeOrNothing,
    caravansMax: wholeOrNothing,
    paxMin: wholeOr(1),
    paxMax: wholeOr(Number.NaN),
    allowMultipleReservationsUpToPaxMax: yes,
    kidsUnderWhatAgeDontCountTowardsMaxPax: wholeOr(0),
    'minimumNights.general': wholeOr(0),
    'minimumNights.offPeak': wholeOr(0),
    'minimumNights.peak': wholeOr(0),
    'minimumNights.superPeak': wholeOr(0),
    isWeekendTwoDaysRequired: yes,
  })
  .transform((typed): PlotFacts => {
    const {
      'minimumNights.general': general,
      'minimumNights.offPeak': offPeak,
      'minimumNights.peak': peak,
      'minimumNights.superPeak': superPeak,
      ...facts
    } = typed
    return { ...facts, minimumNights: { general, offPeak, peak, superPeak } }
  })

export const newPlotsForm = textFields(newPlotsFields)

export function newPlotsFacts(currency: string) {
  return z
    .object({
      siteId: z.string().transform((id) => id as SiteId),
      name: z.string(),
      count: wholeOr(1),
      firstNumber: wholeOrNothing,
      isElectrified: yes,
      paxMax: wholeOr(Number.NaN),
      tentsMax: wholeOrNothing,
      caravansMax: wholeOrNothing,
      rateBasis: z.string().transform((basis): RateBasis => (basis === 'perPerson' ? 'perPerson' : 'perPlot')),
      rate: z.string().transform((text) => {
        const cents = typedCents(text)
        return cents === null || cents < 0 ? null : Money.cents(cents, currency)
      }),
    })
    .transform(({ siteId, name, count, firstNumber, rateBasis, rate, ...facts }) => ({
      siteId,
      series: { name, count, firstNumber },
      facts: { ...facts, paxMin: 1 },
      rateBasis,
      rate,
    }))
}
