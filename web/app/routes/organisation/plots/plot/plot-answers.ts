import type { PlotRow } from '@camp/application/plots/plots.ts'
import { typedOfHtml } from '@camp/domain/formatting/typed-html.ts'
import { supplementFields, supplementToAnswers } from '#app/components/staff/places/supplement-answers.ts'
import { numberText, type TypedForm, ticked } from '#app/components/staff/settings-forms/typed-form.ts'

/** What is ticked of a plot as such; the form shows these in this order. */
export const plotTicks = ['isActive', 'isElectrified', 'allowSmoking'] as const
type PlotTick = (typeof plotTicks)[number]

export function ofTicks<Value>(of: (field: PlotTick) => Value) {
  return Object.fromEntries(plotTicks.map((field) => [field, of(field)])) as Record<PlotTick, Value>
}

export const plotFormFields = [
  ...(['siteId', 'name', 'plotNumber', 'aboutPlot', ...plotTicks, 'allowLateBooking'] as const),
  ...(['irlWidth', 'irlLength', 'irlSqm', 'useSqm', 'tentsMax', 'caravansMax', 'paxMin', 'paxMax'] as const),
  ...(['allowMultipleReservationsUpToPaxMax', 'kidsUnderWhatAgeDontCountTowardsMaxPax'] as const),
  ...(['minimumNights.general', 'minimumNights.offPeak', 'minimumNights.peak', 'minimumNights.superPeak'] as const),
  'isWeekendTwoDaysRequired',
  ...supplementFields,
] as const
export type PlotField = (typeof plotFormFields)[number]
export type PlotAnswers = TypedForm<PlotField>

export function plotToAnswers(plot: PlotRow): PlotAnswers {
  const { minimumNights } = plot
  return {
    siteId: plot.siteId,
    name: plot.name,
    plotNumber: numberText(plot.plotNumber),
    aboutPlot: plot.aboutPlot === null ? '' : typedOfHtml(plot.aboutPlot),
    ...ofTicks((field) => ticked(plot[field])),
    allowLateBooking: ticked(plot.allowLateBooking),
    irlWidth: metresText(plot.irlWidth),
    irlLength: metresText(plot.irlLength),
    irlSqm: numberText(plot.irlSqm),
    useSqm: ticked(plot.useSqm),
    tentsMax: numberText(plot.tentsMax),
    caravansMax: numberText(plot.caravansMax),
    paxMin: numberText(plot.paxMin),
    paxMax: numberText(plot.paxMax),
    allowMultipleReservationsUpToPaxMax: ticked(plot.allowMultipleReservationsUpToPaxMax),
    kidsUnderWhatAgeDontCountTowardsMaxPax: numberText(plot.kidsUnderWhatAgeDontCountTowardsMaxPax),
    'minimumNights.general': numberText(minimumNights.general),
    'minimumNights.offPeak': numberText(minimumNights.offPeak),
    'minimumNights.peak': numberText(minimumNights.peak),
    'minimumNights.superPeak': numberText(minimumNights.superPeak),
    isWeekendTwoDaysRequired: ticked(plot.isWeekendTwoDaysRequired),
    ...supplementToAnswers(plot.weekdaySupplement, 'site'),
  }
}

/** Metres are typed, millimetres kept. */
function metresText(millimetres: number | null): string {
  return numberText(millimetres === null ? null : millimetres / 1000)
}
