import type { UseCases } from '@camp/application/use-cases.ts'
import type { PlotId } from '@camp/domain/shared/ids.ts'
import { type Result, refused } from '@camp/domain/shared/result.ts'
import type { Stop } from '../answer.ts'
import { operator } from '../operator.ts'
import { organisationStop } from '../refusals.ts'
import { type NamedPlot, namedPlot } from './named-plot.ts'

/** Every plot of an organisation, as its tape chart has them; undefined where there is none of that name. */
export async function plotsOf(
  { showTapeChart }: Pick<UseCases, 'showTapeChart'>,
  orgSlug: string,
): Promise<readonly NamedPlot[] | undefined> {
  const chart = await showTapeChart.execute({ actor: operator, orgSlug, from: null, days: 7 })
  return chart.ok
    ? chart.value.sites.flatMap(({ name: siteName, plots }) => plots.map(({ id, name }) => ({ id, name, siteName })))
    : undefined
}

export async function plotNamedIn(
  useCases: Pick<UseCases, 'showTapeChart'>,
  orgSlug: string,
  wanted: string,
): Promise<Result<PlotId, Stop>> {
  const plots = await plotsOf(useCases, orgSlug)
  return plots ? namedPlot(plots, wanted) : refused(organisationStop({ code: 'not-found' }, orgSlug))
}
