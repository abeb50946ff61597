import type { PickerView } from '@camp/application/picker/picker-view.ts'
import { chosenPlotsAddress } from '#app/addresses/chosen-plots-address.ts'
import { embeddedAs } from '#app/appearance/header-footer.ts'
import type { StayParameters } from '#app/search-parameters/stay-parameters.ts'
import { randOnWire } from '../wire/on-wire.ts'

export interface PlotsTogetherOnPage {
  readonly names: readonly string[]
  readonly total: number
  /** This page with them selected and the guests shared out. */
  readonly address: string
}

export function plotsTogetherOnPage(
  { together, plots, organisation }: Pick<PickerView, 'together' | 'plots' | 'organisation'>,
  stay: StayParameters,
  search: URLSearchParams,
): PlotsTogetherOnPage | null {
  if (!together) return null
  const nameOf = new Map(plots.map(({ plot }) => [plot.id, plot.name]))
  const chosen = together.plots.map(({ plotId, party, equipment }) => ({ plotId, ...party, ...equipment }))
  return {
    names: chosen.map(({ plotId }) => nameOf.get(plotId) ?? ''),
    total: randOnWire(together.total),
    address: embeddedAs(search, chosenPlotsAddress(organisation.slug, stay, chosen)),
  }
}
