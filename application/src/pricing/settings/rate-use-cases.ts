import type { Catalogue } from '@camp/domain/organisations/catalogue.ts'
import type { Plot, Tier } from '@camp/domain/plots/plot.ts'
import { type BulkChange, type PlannedPlot, plannedChange, plannedPlot, valueCount } from '@camp/domain/pricing/bulk-rates.ts'
import { copiedRates, type RatesCopy } from '@camp/domain/pricing/copied-rates.ts'
import { rateColumns } from '@camp/domain/pricing/rate-columns.ts'
import { type CellProblem, type CellValue, isRate, type RateCell, ratesOfPlot } from '@camp/domain/pricing/rate-sheet.ts'
import { largestParty, type TierCoverageRefusal, tierCoverage } from '@camp/domain/pricing/tier-coverage.ts'
import type { OrganisationId, PlotId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { checkRevision } from '../../settings/check-revision.ts'
import type { OfOrganisation } from '../../shared/actor.ts'
import type { ChangedMeanwhile } from '../../shared/refusals.ts'
import { revisionOf } from '../../shared/revision.ts'
import { type ChangePricesPorts, changePrices, type SettingsRefusal } from './change-prices.ts'

/** A cell of the rates grid: what it showed, and what it is to hold. */
export interface CellEdit {
  readonly plotId: PlotId
  readonly cell: RateCell
  readonly from: CellValue
  readonly to: CellValue
}

export interface WrongCell {
  readonly plotId: PlotId
  readonly cell: RateCell
  readonly code: CellProblem | 'changed-meanwhile'
}

/** One wrong cell, and nothing is written. */
export type RatesRefusal = SettingsRefusal | { readonly code: 'cells-wrong'; readonly cells: readonly WrongCell[] }

/** All of them or none. */
export async function saveUnlessWrong(
  { priceSettings }: Pick<ChangePricesPorts, 'priceSettings'>,
  rates: {
    readonly organisationId: OrganisationId
    readonly planned: readonly PlannedPlot[]
    readonly wrong: readonly WrongCell[]
  },
): Promise<Result<readonly PlannedPlot[], RatesRefusal>> {
  const { organisationId, planned, wrong } = rates
  if (wrong.length > 0) return refused({ code: 'cells-wrong', cells: wrong })
  await priceSettings.savePlotPrices(organisationId, changedPlots(planned))
  return accepted(planned)
}

/** Cells of the grid, any number of plots at once, all of them or none. */
export class ChangeRates {
  readonly #ports: ChangePricesPorts

  constructor(ports: ChangePricesPorts) {
    this.#ports = ports
  }

  async execute(
    command: OfOrganisation & { readonly edits: readonly CellEdit[] },
  ): Promise<Result<readonly PlannedPlot[], RatesRefusal>> {
    return changePrices<readonly PlannedPlot[], RatesRefusal>(this.#ports, command, async ({ plots }) => {
      const byPlot = Map.groupBy(command.edits, ({ plotId }) => plotId)
      const edited = plotsWithIds(plots, [...byPlot.keys()])
      if (!edited.ok) return edited
      const planned = edited.value.map((plot) => plannedChange(plot, byPlot.get(plot.id) ?? []))
      const wrong = [...changedCells(edited.value, byPlot), ...wrongCells(planned)]
      return saveUnlessWrong(this.#ports, { organisationId: command.organisationId, planned, wrong })
    })
  }
}

/** What another plot of the same organisation costs, as it stands then. */
export interface CopyChange extends RatesCopy {
  readonly copyFrom: PlotId
}

export interface BulkChangeCommand extends OfOrganisation {
  readonly plotIds: readonly PlotId[]
  readonly change: BulkChange | CopyChange
  /** Of the preview, when it was shown: `revisionOfPlan`. Null shows the preview and writes nothing. */
  readonly revision: string | null
}

export type BulkRefusal = RatesRefusal | ChangedMeanwhile

/** The same change of many cells; first shown, then written exactly as it was shown. */
export class BulkChangeRates {
  readonly #ports: ChangePricesPorts

  constructor(ports: ChangePricesPorts) {
    this.#ports = ports
  }

  async execute(command: BulkChangeCommand): Promise<Result<readonly PlannedPlot[], BulkRefusal>> {
    return changePrices<readonly PlannedPlot[], BulkRefusal>(this.#ports, command, async ({ plots, sites }) => {
      const chosen = plotsWithIds(plots, command.plotIds)
      if (!chosen.ok) return chosen
      const planner = plannerOf({ plots, sites }, command.change)
      if (!planner.ok) return planner
      const planned = chosen.value.map(planner.value)
      const wrong = wrongCells(planned)
      if (wrong.length > 0) return refused({ code: 'cells-wrong', cells: wrong })
      if (command.revision === null) return accepted(planned)
      if (command.revision !== revisionOfPlan(planned)) return refused({ code: 'changed-meanwhile' })
      await this.#ports.priceSettings.savePlotPrices(command.organisationId, changedPlots(planned))
      return accepted(planned)
    })
  }
}

function plannerOf(
  { plots, sites }: Pick<Catalogue, 'plots' | 'sites'>,
  change: BulkChangeCommand['change'],
): Result<(plot: Plot) => PlannedPlot, SettingsRefusal> {
  if (!('copyFrom' in change)) return accepted((plot) => plannedPlot(plot, change))
  const source = plots.find(({ id }) => id === change.copyFrom)
  return source ? accepted((plot) => copiedRates(source, plot, { ...change, sites })) : refused({ code: 'not-found' })
}

/** Old and new values of every cell: what a person saw and agreed to. */
export function revisionOfPlan(planned: readonly PlannedPlot[]): string {
  return revisionOf(planned.map(({ before, cells, tiers, supplement }) => [before.id, cells, tiers, supplement]))
}

export interface SaveTiersCommand extends OfOrganisation {
  readonly plotId: PlotId
  /** `revisionOf` the tiers as they were shown. */
  readonly revision: string
  readonly tiers: readonly Tier[]
}

export type TiersRefusal =
  | SettingsRefusal
  | ChangedMeanwhile
  | TierCoverageRefusal
  | { readonly code: 'tier-guests-invalid' | 'tier-rate-invalid'; readonly paxFrom: number; readonly paxTo: number }

/** The tiers of one plot: none, or every party size from 1 to `paxMax` exactly once. */
export class SaveTiers {
  readonly #ports: ChangePricesPorts

  constructor(ports: ChangePricesPorts) {
    this.#ports = ports
  }

  async execute(command: SaveTiersCommand): Promise<Result<null, TiersRefusal>> {
    return changePrices<null, TiersRefusal>(this.#ports, command, async ({ plots }) => {
      const shown = checkRevision(
        plots.find(({ id }) => id === command.plotId),
        command.revision,
        ({ tiers }) => revisionOf(tiers),
      )
      if (!shown.ok) return shown
      const plot = shown.value
      const wrong = wrongTier(command.tiers)
      if (wrong) return refused(wrong)
      const covered = tierCoverage(command.tiers, plot.paxMax)
      if (!covered.ok) return covered
      await this.#ports.priceSettings.savePlotPrices(command.organisationId, [{ ...plot, tiers: command.tiers }])
      return accepted(null)
    })
  }
}

function wrongTier(
  tiers: readonly Tier[],
): Extract<TiersRefusal, { readonly code: 'tier-guests-invalid' | 'tier-rate-invalid' }> | null {
  for (const { paxFrom, paxTo, rates } of tiers) {
    if (![paxFrom, paxTo].every((pax) => Number.isInteger(pax) && pax >= 1 && pax <= largestParty)) {
      return { code: 'tier-guests-invalid', paxFrom, paxTo }
    }
    if (!rateColumns.every((column) => isRate(rates[column].cents))) return { code: 'tier-rate-invalid', paxFrom, paxTo }
  }
  return null
}

/** Those of these ids, every one of them. */
export function plotsWithIds(plots: Catalogue['plots'], ids: readonly PlotId[]): Result<readonly Plot[], SettingsRefusal> {
  const found = plots.filter(({ id }) => ids.includes(id))
  return found.length === new Set(ids).size ? accepted(found) : refused({ code: 'not-found' })
}

function changedCells(plots: readonly Plot[], byPlot: ReadonlyMap<PlotId, readonly CellEdit[]>): readonly WrongCell[] {
  return plots.flatMap((plot) => {
    const rates = ratesOfPlot(plot)
    const isChanged = ({ cell, from, to }: CellEdit) => rates[cell] !== from && rates[cell] !== to
    return (byPlot.get(plot.id) ?? []).filter(isChanged).map(({ cell }) => ({ plotId: plot.id, cell, code: 'changed-meanwhile' }))
  })
}

export function wrongCells(planned: readonly PlannedPlot[]): readonly WrongCell[] {
  return planned.flatMap(({ before, problems }) => problems.map((problem) => ({ plotId: before.id, ...problem })))
}

export function changedPlots(planned: readonly PlannedPlot[]): readonly Plot[] {
  return planned.filter((plot) => valueCount(plot) > 0).map(({ after }) => after)
}
