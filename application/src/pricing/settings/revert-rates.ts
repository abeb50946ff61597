import type { Plot, RateColumn, Tier } from '@camp/domain/plots/plot.ts'
import { type CellChange, type PlannedPlot, plannedChange } from '@camp/domain/pricing/bulk-rates.ts'
import { ratesOfPlot } from '@camp/domain/pricing/rate-sheet.ts'
import type { PlotId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import type { Result } from '@camp/domain/shared/result.ts'
import { type ChangePricesPorts, changePrices, type ForOrganisation } from './change-prices.ts'
import { plotsOf, type RatesRefusal, saveUnlessWrong, type WrongCell, wrongCells } from './rate-use-cases.ts'

/** What a change did to one plot; undoing puts every `from` back. */
export interface DoneToPlot {
  readonly plotId: PlotId
  readonly cells: readonly CellChange[]
  readonly tiers: readonly DoneToTier[]
}

/** Cents. */
export interface DoneToTier {
  readonly paxFrom: number
  readonly paxTo: number
  readonly column: RateColumn
  readonly from: number
  readonly to: number
}

/** What was planned, as it is told to be undone. */
export function doneTo(planned: readonly PlannedPlot[]): readonly DoneToPlot[] {
  return planned
    .filter(({ cells, tiers }) => cells.length + tiers.length > 0)
    .map(({ before, cells, tiers }) => ({
      plotId: before.id,
      cells,
      tiers: tiers.map(({ from, to, ...tier }) => ({ ...tier, from: from.cents, to: to.cents })),
    }))
}

/**
 * Undoes a change of many rates: only while every value is still what the change made of it, all of them or
 * none.
 */
export class RevertRates {
  readonly #ports: ChangePricesPorts

  constructor(ports: ChangePricesPorts) {
    this.#ports = ports
  }

  async execute(
    command: ForOrganisation & { readonly done: readonly DoneToPlot[] },
  ): Promise<Result<readonly PlannedPlot[], RatesRefusal>> {
    return changePrices<readonly PlannedPlot[], RatesRefusal>(this.#ports, command, async ({ plots }) => {
      const byPlot = new Map(command.done.map((done) => [done.plotId, done]))
      const chosen = plotsOf(plots, [...byPlot.keys()])
      if (!chosen.ok) return chosen
      const pairs = chosen.value.flatMap((plot) => {
        const done = byPlot.get(plot.id)
        return done ? [{ plot, done }] : []
      })
      const moved = pairs.flatMap(({ plot, done }) => movedOn(plot, done))
      const planned = pairs.map(({ plot, done }) => plannedChange(plot, done.cells.map(backwards), tiersBefore(plot, done)))
      const wrong = [...moved, ...wrongCells(planned)]
      return saveUnlessWrong(this.#ports, { organisationId: command.organisationId, planned, wrong })
    })
  }
}

function backwards({ cell, from }: CellChange) {
  return { cell, to: from }
}

const cellOfColumn = { offPeak: 'rateOffPeak', peak: 'ratePeak', superPeak: 'rateSuperPeak' } as const

/** What somebody has changed since. */
function movedOn(plot: Plot, { cells, tiers }: DoneToPlot): readonly WrongCell[] {
  const rates = ratesOfPlot(plot)
  const movedCells = cells.filter(({ cell, to }) => rates[cell] !== to).map(({ cell }) => cell)
  const movedTiers = tiers.filter((done) => tierOf(plot.tiers, done)?.rates[done.column].cents !== done.to)
  return [...movedCells, ...movedTiers.map(({ column }) => cellOfColumn[column])].map((cell) => {
    return { plotId: plot.id, cell, code: 'changed-meanwhile' }
  })
}

function tiersBefore({ tiers }: Plot, done: DoneToPlot): readonly Tier[] {
  return done.tiers.reduce((before, change) => {
    const changed = tierOf(before, change)
    if (!changed) return before
    const amount = Money.cents(change.from, changed.rates[change.column].currency)
    const after = { ...changed, rates: { ...changed.rates, [change.column]: amount } }
    return before.map((tier) => (tier === changed ? after : tier))
  }, tiers)
}

function tierOf(tiers: readonly Tier[], { paxFrom, paxTo }: DoneToTier): Tier | undefined {
  return tiers.find((tier) => tier.paxFrom === paxFrom && tier.paxTo === paxTo)
}
