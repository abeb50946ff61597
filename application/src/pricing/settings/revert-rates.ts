import type { Plot, RateColumn, Tier } from '@camp/domain/plots/plot.ts'
import {
  type CellChange,
  type PlannedPlot,
  plannedChange,
  type SupplementChange,
  tierOfRange,
  valueCount,
} from '@camp/domain/pricing/bulk-rates.ts'
import { rateCellOf } from '@camp/domain/pricing/rate-columns.ts'
import { ratesByColumn, ratesOfPlot } from '@camp/domain/pricing/rate-sheet.ts'
import { isSameSupplement } from '@camp/domain/pricing/weekday-supplement.ts'
import type { PlotId } from '@camp/domain/shared/ids.ts'
import { type Currency, Money } from '@camp/domain/shared/money.ts'
import type { Result } from '@camp/domain/shared/result.ts'
import type { OfOrganisation } from '../../shared/actor.ts'
import { type ChangePricesPorts, changePrices } from './change-prices.ts'
import { plotsWithIds, type RatesRefusal, saveUnlessWrong, type WrongCell, wrongCells } from './rate-use-cases.ts'

/** What a change did to one plot; undoing puts every `from` back. */
export interface DoneToPlot {
  readonly plotId: PlotId
  readonly cells: readonly CellChange[]
  readonly tiers: readonly DoneToTier[]
  readonly supplement: SupplementChange | null
}

/** Cents; null where there was no such tier, or is none any more. */
export interface DoneToTier {
  readonly paxFrom: number
  readonly paxTo: number
  readonly column: RateColumn
  readonly from: number | null
  readonly to: number | null
}

/** What was planned, as it is told to be undone. */
export function doneTo(planned: readonly PlannedPlot[]): readonly DoneToPlot[] {
  return planned
    .filter((plot) => valueCount(plot) > 0)
    .map(({ before, cells, tiers, supplement }) => ({
      plotId: before.id,
      cells,
      supplement,
      tiers: tiers.map(({ from, to, ...tier }) => ({ ...tier, from: from?.cents ?? null, to: to?.cents ?? null })),
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
    command: OfOrganisation & { readonly done: readonly DoneToPlot[] },
  ): Promise<Result<readonly PlannedPlot[], RatesRefusal>> {
    return changePrices<readonly PlannedPlot[], RatesRefusal>(this.#ports, command, async ({ plots }) => {
      const byPlot = new Map(command.done.map((done) => [done.plotId, done]))
      const chosen = plotsWithIds(plots, [...byPlot.keys()])
      if (!chosen.ok) return chosen
      const pairs = chosen.value.flatMap((plot) => {
        const done = byPlot.get(plot.id)
        return done ? [{ plot, done }] : []
      })
      const moved = pairs.flatMap(({ plot, done }) => movedOn(plot, done))
      const planned = pairs.map(({ plot, done }) => plannedChange(plot, done.cells.map(backwards), before(plot, done)))
      const wrong = [...moved, ...wrongCells(planned)]
      return saveUnlessWrong(this.#ports, { organisationId: command.organisationId, planned, wrong })
    })
  }
}

function before(plot: Plot, done: DoneToPlot) {
  const { weekdaySupplement } = plot
  return { tiers: tiersBefore(plot, done), weekdaySupplement: done.supplement ? done.supplement.from : weekdaySupplement }
}

function backwards({ cell, from }: CellChange) {
  return { cell, to: from }
}

/** What somebody has changed since. */
function movedOn(plot: Plot, { cells, tiers, supplement }: DoneToPlot): readonly WrongCell[] {
  const rates = ratesOfPlot(plot)
  const movedCells = cells.filter(({ cell, to }) => rates[cell] !== to).map(({ cell }) => cell)
  const centsNow = (done: DoneToTier) => tierOfRange(plot.tiers, done)?.rates[done.column].cents ?? null
  const movedTiers = tiers.filter((done) => centsNow(done) !== done.to)
  const movedSupplement = supplement && !isSameSupplement(plot.weekdaySupplement, supplement.to) ? [rateCellOf.offPeak] : []
  return [...movedCells, ...movedTiers.map(({ column }) => rateCellOf[column]), ...movedSupplement].map((cell) => {
    return { plotId: plot.id, cell, code: 'changed-meanwhile' }
  })
}

/** Those that came are gone, those that went are there again, the others cost what they did. */
function tiersBefore({ tiers, rates: { offPeak } }: Plot, done: DoneToPlot): readonly Tier[] {
  const before = done.tiers.reduce((left, change) => {
    const { paxFrom, paxTo, column, from } = change
    const others = left.filter((tier) => tier !== tierOfRange(left, change))
    if (from === null) return others
    const known = tierOfRange(left, change)?.rates ?? free(offPeak.currency)
    return [...others, { paxFrom, paxTo, rates: { ...known, [column]: Money.cents(from, offPeak.currency) } }]
  }, tiers)
  return before.toSorted((one, other) => one.paxFrom - other.paxFrom)
}

/** Each column of a tier that is back follows in a change of its own. */
function free(currency: Currency) {
  return ratesByColumn([0, 0, 0], currency)
}
