import { nameOnMap } from '#app/components/plot-map/name-on-map.ts'
import { randText } from '#app/formatting/rand-text.ts'
import type { TextKey, Translator } from '#app/wording/catalogue.ts'
import type { PickedPlot } from '#server/campsite/load-selection.ts'

export type PlotState = 'free' | 'chosen' | 'fit' | 'unavailable'

/** Each state by colour, by pattern, by letter and in words. */
export const stateWords = {
  free: { name: 'stateFree', letter: 'letterFree' },
  chosen: { name: 'stateChosen', letter: 'letterChosen' },
  fit: { name: 'stateFit', letter: 'letterFit' },
  unavailable: { name: 'stateUnavailable', letter: 'letterUnavailable' },
} as const satisfies Record<PlotState, { name: TextKey<'plotMap'>; letter: TextKey<'plotMap'> }>

export const plotStates = Object.keys(stateWords) as readonly PlotState[]

export function plotState(plot: Pick<PickedPlot, 'id' | 'isAvailable' | 'isSelectable'>, selected: readonly string[]): PlotState {
  if (selected.includes(plot.id)) return 'chosen'
  if (plot.isAvailable) return 'free'
  return plot.isSelectable ? 'fit' : 'unavailable'
}

/** `River stand 1: free, R766.60`, `River stand 1: Min 3 nights`: what a plot of the map says aloud. */
export function plotLabel(t: Translator<'plotMap'>, plot: PickedPlot, state: PlotState): string {
  const name = nameOnMap(plot)
  if (state === 'unavailable') return t('plotNot', { plot: name, why: whyNot(t, plot) })
  return t('plot', { plot: name, state: t(stateWords[state].name).toLowerCase(), price: randText(plot.total) })
}

/** What stands on a plot below its number: what the stay costs there, or why it cannot be had. */
export function tagText(t: Translator<'plotMap'>, plot: PickedPlot, state: PlotState): string {
  return state === 'unavailable' ? whyNot(t, plot) : randText(plot.total)
}

function whyNot(t: Translator<'plotMap'>, { unavailableReason, criteria: [criterion] }: PickedPlot): string {
  if (unavailableReason === 'own_hold') return t('tagYours')
  if (unavailableReason === 'weekend_rule') return t('tagWeekend')
  return unavailableReason === 'criteria' && criterion ? criterionText(t, criterion) : t('tagFull')
}

function criterionText(t: Translator<'plotMap'>, criterion: PickedPlot['criteria'][number]): string {
  switch (criterion.code) {
    case 'stay-too-short':
      return t('tagMinNights', { count: criterion.required })
    case 'too-few-guests':
      return t('tagMinGuests', { count: criterion.paxMin })
    case 'too-many-guests':
      return t('tagMaxGuests', { count: criterion.paxMax })
    case 'too-many-tents':
      return criterion.tentsMax === 0 ? t('tagNoTents') : t('tagMaxTents', { count: criterion.tentsMax })
    case 'too-many-caravans':
      return criterion.caravansMax === 0 ? t('tagNoCaravans') : t('tagMaxCaravans', { count: criterion.caravansMax })
    case 'adults-only':
      return t('tagAdultsOnly')
    case 'arrival-in-past':
    case 'arrival-today':
    case 'too-far-ahead':
      return t('tagOtherDates')
  }
}
