import type { Catalogue } from '@camp/domain/organisations/catalogue.ts'
import type { PlotId } from '@camp/domain/shared/ids.ts'

/** Whether all of them are plots of this organisation. */
export function allPlotsBelong({ plots }: Pick<Catalogue, 'plots'>, ids: readonly PlotId[]): boolean {
  const known = new Set(plots.map(({ id }) => id))
  return ids.every((id) => known.has(id))
}
