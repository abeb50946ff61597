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

/** `River stand 1: free, R766.60`: what a plot of the map says aloud. */
export function plotLabel(t: Translator<'plotMap'>, plot: PickedPlot, state: PlotState): string {
  const said = { plot: nameOnMap(plot), state: t(stateWords[state].name).toLowerCase() }
  if (plot.unavailableReason === 'booked') return t('plotNoPrice', said)
  return t('plot', { ...said, price: randText(plot.total) })
}
