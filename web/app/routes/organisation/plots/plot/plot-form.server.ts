import type { PlotFacts } from '@camp/domain/plots/plot.ts'
import { z } from 'zod'
import { readSupplement, supplementTexts } from '#app/components/staff/places/supplement-form.server.ts'
import { decimalOrNothing, htmlOrNothing, line, rowForm, wholeOr, wholeOrNothing, yes } from '#app/forms/form-fields.server.ts'
import { ofTicks, plotFormFields } from './plot-answers.ts'

export const plotForm = rowForm(plotFormFields)

/** Which button was pressed: `copy`, or none that has a name. */
export const plotAct = z.object({ go: line })

/** Metres are typed, millimetres kept. */
const millimetres = decimalOrNothing.transform((metres) => (metres === null ? null : Math.round(metres * 1000)))

const plotTexts = z.object({
  name: z.string(),
  plotNumber: wholeOrNothing,
  aboutPlot: htmlOrNothing,
  ...ofTicks(() => yes),
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

export const typedPlotFacts = z.record(z.string(), z.string()).transform((typed): PlotFacts => {
  const {
    'minimumNights.general': general,
    'minimumNights.offPeak': offPeak,
    'minimumNights.peak': peak,
    'minimumNights.superPeak': superPeak,
    ...facts
  } = plotTexts.parse(typed)
  return {
    ...facts,
    minimumNights: { general, offPeak, peak, superPeak },
    weekdaySupplement: readSupplement(supplementTexts.parse(typed)),
  }
})
