import { testId } from '@camp/application/testing/a-campsite.ts'
import { kwenaCamp } from '@camp/application/testing/kwena-camp.ts'
import type { Catalogue } from '@camp/domain/organisations/catalogue.ts'
import type { Plot } from '@camp/domain/plots/plot.ts'
import type { PlotId } from '@camp/domain/shared/ids.ts'

/** Kwena Camp with as many stands as a proof books at once, each R200.00 a night, half of it now. */
export function campsiteWithStands(count: number): Catalogue {
  const camp = kwenaCamp()
  const [stand] = camp.plots
  if (!stand) throw new Error('Kwena Camp has no stand')
  return { ...camp, plots: Array.from({ length: count }, (_, index) => numbered(stand, index + 1)) }
}

function numbered(stand: Plot, number: number): Plot {
  return { ...stand, id: testId(1_000 + number) as PlotId, name: `Stand ${number}`, plotNumber: number }
}
