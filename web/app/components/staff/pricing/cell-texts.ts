import type { RateBasis } from '@camp/domain/plots/plot.ts'
import { type CellValue, isMoneyCell, isNightsCell, type RateCell, rateCells } from '@camp/domain/pricing/rate-sheet.ts'
import { centsField, typedCents, typedWhole } from '#app/formatting/typed-number.ts'

/** A value as its field of the grid holds it: `240.50`, `3`, `perPlot`, `yes`. */
export function cellText(cell: RateCell, value: CellValue): string {
  if (cell === 'weekend') return value ? 'yes' : 'no'
  if (isMoneyCell(cell)) return centsField(Number(value))
  return String(value)
}

/** The value of a field as it was typed; null where it is none. */
export function cellValue(cell: RateCell, text: string): CellValue | null {
  if (cell === 'weekend') return text === 'yes' ? true : text === 'no' ? false : null
  if (cell === 'basis') return text === 'perPlot' || text === 'perPerson' ? (text satisfies RateBasis) : null
  if (isNightsCell(cell)) return text.trim() === '' ? 0 : typedWhole(text)
  return typedCents(text)
}

/** The name of a cell's field; `from` is the hidden one that says what the cell was shown with. */
export function cellField(plotId: string, cell: RateCell): string {
  return `${cell}.${plotId}`
}

export function cellOfField(name: string): { readonly plotId: string; readonly cell: RateCell } | null {
  const [first, ...rest] = name.split('.')
  const cell = rateCells.find((each) => each === first)
  return cell && rest.length === 1 && rest[0] ? { cell, plotId: rest[0] } : null
}
