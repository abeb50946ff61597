import { listedPlots } from '@camp/domain/availability/listed-plots.ts'
import { type DatelessPlotKind, plotKinds } from '@camp/domain/plots/kinds-of-plots.ts'
import type { Catalogues } from '../organisations/catalogues.ts'

/** What a campsite has to stay on, for whoever has no dates yet; nothing where no plot can be booked. */
export class ShowPlotKinds {
  readonly #catalogues: Catalogues

  constructor(ports: { readonly catalogues: Catalogues }) {
    this.#catalogues = ports.catalogues
  }

  async execute({ slug }: { readonly slug: string }): Promise<readonly DatelessPlotKind[]> {
    const catalogue = await this.#catalogues.findBySlug(slug)
    return catalogue ? plotKinds(listedPlots(catalogue)) : []
  }
}
