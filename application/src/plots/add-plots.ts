import { type PlotFacts, type RateBasis, usualPlotFacts } from '@camp/domain/plots/plot.ts'
import { numberedPlots, type PlotSeries, plotSeriesProblems } from '@camp/domain/plots/plot-numbering.ts'
import { plotProblems } from '@camp/domain/plots/plot-problems.ts'
import { highestRate, isRate } from '@camp/domain/pricing/rate-sheet.ts'
import type { FieldProblem, FieldsInvalid } from '@camp/domain/shared/field-problem.ts'
import type { OrganisationId, PlotId, SiteId } from '@camp/domain/shared/ids.ts'
import type { Money } from '@camp/domain/shared/money.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { type AuditedWriting, writeAudited } from '../settings/audited-writing.ts'
import { judgeManager, type SettingsRefusal } from '../settings/settings-permission.ts'
import type { SaveRowRefusal } from '../settings/settings-rows.ts'
import type { Actor } from '../shared/actor.ts'
import type { Randomness } from '../shared/randomness.ts'
import type { NewPlot, Plots } from './plots.ts'

type GivenFacts = Pick<PlotFacts, 'isElectrified' | 'paxMin' | 'paxMax' | 'tentsMax' | 'caravansMax'>

interface Ports extends AuditedWriting {
  readonly plots: Plots
  readonly randomness: Randomness
}

export interface AddPlotsCommand {
  readonly actor: Actor
  readonly organisationId: OrganisationId
  readonly siteId: SiteId
  readonly series: PlotSeries
  readonly facts: GivenFacts
  readonly rateBasis: RateBasis
  /**
   * Of every night until the rates are set by season; nothing is sold for nothing by oversight. Null where
   * nothing was said.
   */
  readonly rate: Money | 'unreadable' | null
}

/** One plot, or many that differ by their number: "12 stands numbered from 1". */
export class AddPlots {
  readonly #ports: Ports

  constructor(ports: Ports) {
    this.#ports = ports
  }

  async execute(
    command: AddPlotsCommand,
  ): Promise<Result<{ readonly ids: readonly PlotId[] }, SettingsRefusal | FieldsInvalid | SaveRowRefusal>> {
    const judged = judgeManager(command.actor, command.organisationId)
    if (!judged.ok) return judged
    const { series, rate, facts } = command
    const problems = [
      ...plotSeriesProblems(series),
      ...plotProblems({ ...usualPlotFacts, ...facts, name: 'Plot', plotNumber: null }),
      ...rateProblems(rate),
    ]
    if (problems.length > 0 || rate === null || rate === 'unreadable') return refused({ code: 'fields-invalid', problems })
    const { plots, randomness } = this.#ports
    const made = numberedPlots(series).map((numbered): NewPlot => {
      const { organisationId, siteId, rateBasis } = command
      const id = randomness.uuid() as PlotId
      return { ...usualPlotFacts, ...facts, ...numbered, id, organisationId, siteId, rateBasis, rate, map: null }
    })
    return writeAudited(this.#ports, command, async () => {
      const added = await plots.add(made)
      if (!added.ok) return added
      const after = { site: command.siteId, ...facts, rateBasis: command.rateBasis, rate, names: made.map(({ name }) => name) }
      const ids = made.map(({ id }) => id)
      return accepted({ value: { ids }, act: 'plot.added', subject: ids[0] ?? command.siteId, after })
    })
  }
}

/** In rand, as it is typed. */
function rateProblems(rate: AddPlotsCommand['rate']): readonly FieldProblem[] {
  if (rate === null) return [{ field: 'rate', code: 'missing' }]
  if (rate === 'unreadable') return [{ field: 'rate', code: 'not-a-number' }]
  return isRate(rate.cents) ? [] : [{ field: 'rate', code: 'too-much', most: highestRate / 100 }]
}
