import type { CampsiteData } from '#server/campsite/load-campsite.ts'
import type { PickedPlot } from '#server/campsite/load-selection.ts'

export interface SelectedPlotsProps {
  /** `formKey` tells one showing of the form from the next. */
  readonly data: CampsiteData & { readonly formKey: string }
  readonly plots: readonly PickedPlot[]
  readonly action: string
}
