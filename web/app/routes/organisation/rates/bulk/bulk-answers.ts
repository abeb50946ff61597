import type { BulkChangeCommand } from '@camp/application/pricing/settings/rate-use-cases.ts'
import { type BulkAct, roundingSteps } from '@camp/domain/pricing/bulk-rates.ts'
import { type CellValue, isMoneyCell, isNightsCell, type RateCell, rateCells } from '@camp/domain/pricing/rate-sheet.ts'
import type { PlotId } from '@camp/domain/shared/ids.ts'
import { typedCents, typedDecimal, typedWhole } from '#app/formatting/typed-number.ts'
import type { TextKey } from '#app/wording/catalogue.ts'

export const bulkActs = ['percent', 'addAmount', 'setAmount', 'addNights', 'setNights', 'setBasis', 'setWeekend', 'copy'] as const
export type BulkActName = (typeof bulkActs)[number]

/** As typed; every act has a field of its own. */
export interface BulkAnswers {
  readonly plots: readonly string[]
  readonly cells: readonly RateCell[]
  readonly act: BulkActName
  readonly values: Readonly<Record<BulkActName, string>>
  /** Cents. */
  readonly roundTo: number
  readonly withTiers: boolean
  /** Of what is copied alone. */
  readonly withSupplement: boolean
}

export interface BulkProblem {
  readonly field: string
  readonly code: Extract<TextKey<'rateSettings'>, `bulkProblem_${string}`>
}

/** The plot in the address, to be copied to others. */
export const copyParameter = 'copy'

/** What one plot costs to be copied to others, with its tiers. */
export function copyAnswers(source: string): BulkAnswers {
  const first = firstBulkAnswers([])
  return { ...first, act: 'copy', values: { ...first.values, copy: source } }
}

/** Ten percent more on every plot and rate, to the rand: what most owners come for. */
export function firstBulkAnswers(plots: readonly string[]): BulkAnswers {
  const values = {
    percent: '',
    addAmount: '',
    setAmount: '',
    addNights: '',
    setNights: '',
    setBasis: 'perPlot',
    setWeekend: 'no',
    copy: '',
  }
  return {
    plots,
    cells: rateCells.filter(isMoneyCell),
    act: 'percent',
    values,
    roundTo: 100,
    withTiers: true,
    withSupplement: true,
  }
}

/** The change that the answers ask for, or what is missing. */
export function readBulkChange(answers: BulkAnswers): BulkChangeCommand['change'] | readonly BulkProblem[] {
  if (answers.act === 'copy') return readCopy(answers)
  const act = actOf(answers)
  const cells = cellsOf(answers)
  if (act && cells.length > 0 && answers.plots.length > 0) return { act, cells, withTiers: answers.withTiers }
  const problems: readonly (BulkProblem | false)[] = [
    answers.plots.length === 0 && { field: 'plots', code: 'bulkProblem_noPlots' },
    cells.length === 0 && { field: 'cells', code: 'bulkProblem_noColumns' },
    act === null && { field: answers.act, code: `bulkProblem_${answers.act}` },
  ]
  return problems.filter((problem) => problem !== false)
}

function readCopy(answers: BulkAnswers): BulkChangeCommand['change'] | readonly BulkProblem[] {
  const { plots, cells, values, withTiers, withSupplement } = answers
  const problems: readonly (BulkProblem | false)[] = [
    plots.length === 0 && { field: 'plots', code: 'bulkProblem_noPlots' },
    cells.length === 0 && !withTiers && !withSupplement && { field: 'cells', code: 'bulkProblem_noColumns' },
    values.copy === '' && { field: 'copy', code: 'bulkProblem_copy' },
  ]
  const found = problems.filter((problem) => problem !== false)
  return found.length > 0 ? found : { copyFrom: values.copy as PlotId, cells, withTiers, withSupplement }
}

function cellsOf({ act, cells }: BulkAnswers): readonly RateCell[] {
  if (act === 'setBasis') return ['basis']
  if (act === 'setWeekend') return ['weekend']
  return cells.filter(act === 'addNights' || act === 'setNights' ? isNightsCell : isMoneyCell)
}

function actOf({ act, values, roundTo }: BulkAnswers): BulkAct | null {
  const text = values[act]
  switch (act) {
    case 'copy':
      return null
    case 'percent': {
      const percent = typedDecimal(text)
      const step = roundingSteps.find((each) => each === roundTo) ?? 1
      return percent === null || percent < -100 ? null : { kind: 'percent', percent, roundTo: step }
    }
    case 'addAmount':
      return adding(typedCents(text))
    case 'addNights':
      return adding(typedWhole(text))
    case 'setAmount':
      return setting(typedCents(text))
    case 'setNights':
      return setting(typedWhole(text))
    case 'setBasis':
      return text === 'perPlot' || text === 'perPerson' ? setting(text) : null
    case 'setWeekend':
      return text === 'yes' || text === 'no' ? setting(text === 'yes') : null
  }
}

function adding(value: number | null): BulkAct | null {
  return value === null ? null : { kind: 'add', value }
}

function setting(value: CellValue | null): BulkAct | null {
  return value === null ? null : { kind: 'set', value }
}
