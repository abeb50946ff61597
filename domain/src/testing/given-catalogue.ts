import type { Catalogue } from '../organisations/catalogue.ts'
import type { PlotId } from '../shared/ids.ts'
import { aPlot, rates } from './a-plot.ts'
import { aSite } from './a-site.ts'
import { anOrganisation } from './an-organisation.ts'

/** Kwena Camp: one camping site with Stand 1 and Stand 2, each R200.00 a night, no seasons. */
export function givenCatalogue(facts: Partial<Catalogue> = {}): Catalogue {
  return {
    organisation: anOrganisation(),
    sites: [aSite()],
    plots: [aPlot({ rates: rates(200) }), aPlot({ id: 'plot-2' as PlotId, name: 'Stand 2', plotNumber: 2, rates: rates(200) })],
    seasons: [],
    ageScales: [],
    discounts: [],
    paymentRules: [],
    specialTerms: [],
    documents: [],
    tags: [],
    ...facts,
  }
}
