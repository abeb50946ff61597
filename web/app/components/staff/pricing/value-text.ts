import { isMoneyCell, type RateCell } from '@camp/domain/pricing/rate-sheet.ts'
import type { Translator } from '#app/wording/catalogue.ts'

/** A cell's text as people say it: `R240.00`, `Per person`. */
export function valueText(t: Translator<'rateSettings'>, cell: RateCell | undefined, text: string): string {
  if (cell && isMoneyCell(cell)) return `R${text}`
  if (text === 'perPlot' || text === 'perPerson' || text === 'yes' || text === 'no') return t(text)
  return text
}
