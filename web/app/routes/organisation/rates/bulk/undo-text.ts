import type { DoneToPlot } from '@camp/application/pricing/settings/revert-rates.ts'
import { type WeekdaySupplement, weekdays } from '@camp/domain/plots/plot.ts'
import { rateColumns } from '@camp/domain/pricing/rate-columns.ts'
import { type CellValue, rateCells } from '@camp/domain/pricing/rate-sheet.ts'

/** What was done, for the hidden field of "Undo". */
export function undoText(done: readonly DoneToPlot[]): string {
  return JSON.stringify(done)
}

/** Null when it is not what `undoText` wrote; whether it may be undone is the use case's to judge. */
export function readUndo(text: string): readonly DoneToPlot[] | null {
  try {
    const done: unknown = JSON.parse(text)
    return Array.isArray(done) && done.every(isDoneToPlot) ? done : null
  } catch {
    return null
  }
}

function isDoneToPlot(value: unknown): value is DoneToPlot {
  const { plotId, cells, tiers, supplement } = fieldsOf(value)
  const isOfPlot = typeof plotId === 'string' && isListOf(cells, isCellChange) && isListOf(tiers, isTierChange)
  return isOfPlot && (supplement === null || isSupplementChange(supplement))
}

function isCellChange(value: unknown): boolean {
  const { cell, from, to } = fieldsOf(value)
  return rateCells.some((each) => each === cell) && isCellValue(from) && isCellValue(to)
}

function isTierChange(value: unknown): boolean {
  const { paxFrom, paxTo, column, from, to } = fieldsOf(value)
  const areCents = [from, to].every((cents) => cents === null || Number.isInteger(cents))
  return rateColumns.some((each) => each === column) && [paxFrom, paxTo].every(Number.isInteger) && areCents
}

function isSupplementChange(value: unknown): boolean {
  const { from, to } = fieldsOf(value)
  return [from, to].every((side) => side === null || side === 'none' || isSupplement(side))
}

function isSupplement(value: unknown): value is WeekdaySupplement {
  const { kind, percentage, cents, weekdays: days } = fieldsOf(value)
  if (!isListOf(days, (day) => weekdays.some((each) => each === day))) return false
  return kind === 'percentage' ? typeof percentage === 'number' : kind === 'amount' && Number.isInteger(cents)
}

function isCellValue(value: unknown): value is CellValue {
  return Number.isInteger(value) || typeof value === 'boolean' || value === 'perPlot' || value === 'perPerson'
}

function isListOf(value: unknown, isOne: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isOne)
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {}
}
