import type { PickerView } from '@camp/application/picker/picker-view.ts'
import { partySize } from '@camp/domain/stay-rules/party.ts'
import { chosenPlotsAddress } from '#app/addresses/chosen-plots-address.ts'
import { embeddedAs } from '#app/appearance/header-footer.ts'
import type { StayParameters } from '#app/search-parameters/stay-parameters.ts'
import { randOnWire } from '../wire/on-wire.ts'

export interface PlotsTogetherOnPage {
  readonly plots: readonly { readonly name: string; readonly guests: number }[]
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
    plots: chosen.map((share) => ({ name: nameOf.get(share.plotId) ?? '', guests: partySize(share) })),
    total: randOnWire(together.total),
    address: embeddedAs(search, chosenPlotsAddress(organisation.slug, stay, chosen)),
  }
}
