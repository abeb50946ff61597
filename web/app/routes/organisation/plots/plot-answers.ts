import type { PlotRow } from '@camp/application/plots/plots.ts'
import { htmlOfTyped, typedOfHtml } from '@camp/domain/formatting/typed-html.ts'
import type { PlotFacts } from '@camp/domain/plots/plot-problems.ts'
import { decimalOf, numberText, type TypedForm, ticked, wholeOf } from '../settings-forms/typed-form.ts'

export const plotsPage = 'org-organisation/plots'

export const plotFields = [
  ...(['siteId', 'name', 'plotNumber', 'aboutPlot', 'isActive', 'isElectrified', 'allowSmoking', 'allowLateBooking'] as const),
  ...(['irlWidth', 'irlLength', 'irlSqm', 'useSqm', 'tentsMax', 'caravansMax', 'paxMin', 'paxMax'] as const),
  ...(['allowMultipleReservationsUpToPaxMax', 'kidsUnderWhatAgeDontCountTowardsMaxPax'] as const),
  ...(['minimumNights.general', 'minimumNights.offPeak', 'minimumNights.peak', 'minimumNights.superPeak'] as const),
  'isWeekendTwoDaysRequired',
] as const
export type PlotField = (typeof plotFields)[number]
export type PlotAnswers = TypedForm<PlotField>

export function plotToAnswers(plot: PlotRow): PlotAnswers {
  const { minimumNights } = plot
  return {
    siteId: plot.siteId,
    name: plot.name,
    plotNumber: numberText(plot.plotNumber),
    aboutPlot: plot.aboutPlot === null ? '' : typedOfHtml(plot.aboutPlot),
    isActive: ticked(plot.isActive),
    isElectrified: ticked(plot.isElectrified),
    allowSmoking: ticked(plot.allowSmoking),
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
  }
}

export function readPlot(answers: PlotAnswers): PlotFacts {
  const nights = (column: keyof PlotFacts['minimumNights']) => wholeOf(answers[`minimumNights.${column}`]) ?? 0
  return {
    name: answers.name,
    plotNumber: wholeOf(answers.plotNumber),
    aboutPlot: answers.aboutPlot === '' ? null : htmlOfTyped(answers.aboutPlot),
    isActive: answers.isActive === 'yes',
    isElectrified: answers.isElectrified === 'yes',
    allowSmoking: answers.allowSmoking === 'yes',
    allowLateBooking: answers.allowLateBooking === 'yes',
    irlWidth: millimetresOf(answers.irlWidth),
    irlLength: millimetresOf(answers.irlLength),
    irlSqm: decimalOf(answers.irlSqm),
    useSqm: answers.useSqm === 'yes',
    tentsMax: wholeOf(answers.tentsMax),
    caravansMax: wholeOf(answers.caravansMax),
    paxMin: wholeOf(answers.paxMin) ?? 1,
    paxMax: wholeOf(answers.paxMax) ?? Number.NaN,
    allowMultipleReservationsUpToPaxMax: answers.allowMultipleReservationsUpToPaxMax === 'yes',
    kidsUnderWhatAgeDontCountTowardsMaxPax: wholeOf(answers.kidsUnderWhatAgeDontCountTowardsMaxPax) ?? 0,
    minimumNights: {
      general: nights('general'),
      offPeak: nights('offPeak'),
      peak: nights('peak'),
      superPeak: nights('superPeak'),
    },
    isWeekendTwoDaysRequired: answers.isWeekendTwoDaysRequired === 'yes',
  }
}

/** Metres are typed, millimetres kept. */
function metresText(millimetres: number | null): string {
  return numberText(millimetres === null ? null : millimetres / 1000)
}

function millimetresOf(metres: string): number | null {
  const typed = decimalOf(metres)
  return typed === null ? null : Math.round(typed * 1000)
}
