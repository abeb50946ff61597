import type { CampsiteData } from '../load-campsite.ts'
import type { PickedPlot } from './load-selection.ts'

export interface SelectedPlotsProps {
  /** `formKey` tells one showing of the form from the next. */
  readonly data: CampsiteData & { readonly formKey: string }
  readonly plots: readonly PickedPlot[]
  readonly action: string
}
