import type { ListedPaper, PaperSum } from '@camp/application/invoices/paper-lists.ts'
import { dateOnWire, instantOnWire, randOnWire } from './on-wire.ts'

export type WirePaper = ReturnType<typeof paperOnWire>
export type WirePaperSum = ReturnType<typeof paperSumOnWire>

export function paperOnWire({ issuedAt, taxDate, month, amount, vat, ...paper }: ListedPaper) {
  return {
    ...paper,
    issuedAt: instantOnWire(issuedAt),
    taxDate: dateOnWire(taxDate),
    month: month?.toString() ?? null,
    currency: amount.currency,
    amount: randOnWire(amount),
    vat: randOnWire(vat),
  }
}

export function paperSumOnWire({ invoiced, credited, total, vat }: PaperSum) {
  return {
    currency: total.currency,
    invoiced: randOnWire(invoiced),
    credited: randOnWire(credited),
    total: randOnWire(total),
    vatLeft: randOnWire(vat),
  }
}
