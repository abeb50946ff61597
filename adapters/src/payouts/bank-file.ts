import { createHash } from 'node:crypto'
import type { BankDetails } from '@camp/application/payouts/payouts.ts'
import type { Money } from '@camp/domain/shared/money.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'

export interface BankFileLine {
  readonly reference: string
  readonly bankDetails: BankDetails
  readonly amount: Money
}

interface BankFile {
  readonly run: string
  readonly on: Temporal.PlainDate
  readonly lines: readonly BankFileLine[]
}

/** `docs/bank-file.md` says what stands where; the last line is a checksum of all before it. */
export function bankFile({ run, on, lines }: BankFile): string {
  const currency = lines[0]?.amount.currency ?? 'ZAR'
  const rows = [
    ['H', 'camp-payouts', '1', run, on.toString(), currency],
    ...lines.map(({ reference, bankDetails, amount }) => {
      const { accountName, bankName, branchCode, accountNumber, accountType } = bankDetails
      return ['P', reference, accountName, bankName, branchCode, accountNumber, accountType, amountText(amount.cents)]
    }),
  ]
  const body = rows.map((row) => `${row.map(field).join(',')}\r\n`).join('')
  const total = lines.reduce((sum, { amount }) => sum + amount.cents, 0)
  return `${body}T,${lines.length},${amountText(total)},${createHash('sha256').update(body).digest('hex')}\r\n`
}

function amountText(cents: number): string {
  return (cents / 100).toFixed(2)
}

/** Line ends are spaces, and nothing begins as a formula does. */
function field(text: string): string {
  const flat = text.replace(/[\r\n\t]+/g, ' ').replace(/^[=+\-@]+/, '')
  return /[",]/.test(flat) ? `"${flat.replaceAll('"', '""')}"` : flat
}
