import type { PickedPlot } from '#server/campsite/load-selection.ts'

/** What map and list share: one selection, kept in the address. */
export interface MapChoice {
  readonly plots: readonly PickedPlot[]
  readonly selected: readonly string[]
  readonly search: URLSearchParams
  readonly isMulti: boolean
}
