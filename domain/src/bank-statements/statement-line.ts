import type { Money } from '../shared/money.ts'
import type { Temporal } from '../shared/temporal.ts'

/** Money that came into the campsite's account, as its bank wrote it. */
export interface StatementLine {
  /** Of the file, the first is 1. */
  readonly row: number
  readonly date: Temporal.PlainDate
  readonly text: string
  readonly amount: Money
}

export interface IdentifiedLine extends StatementLine {
  /** The same in every statement that has this line: its payment is recorded once (rule D12). */
  readonly identity: string
}

/** Lines of one day that say the same are told apart by their order. */
export function identifiedLines(lines: readonly StatementLine[]): readonly IdentifiedLine[] {
  const seen = new Map<string, number>()
  return lines.map((line) => {
    const said = `${line.date} ${line.amount.cents} ${line.text.toUpperCase().replace(/\s+/g, ' ').trim()}`
    const nth = (seen.get(said) ?? 0) + 1
    seen.set(said, nth)
    return { ...line, identity: `${said} ${nth}` }
  })
}
