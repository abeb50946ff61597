import type { ListedPaper, PaperSum } from '@camp/application/invoices/paper-lists.ts'
import type { PaperKind } from '@camp/domain/invoices/paper-kind.ts'
import type { Money } from '@camp/domain/shared/money.ts'
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
    amount: signed(amount, paper.kind),
    vat: signed(vat, paper.kind),
  }
}

/** In rand, below zero where it is taken back: as it counts. */
function signed(amount: Money, kind: PaperKind): number {
  return randOnWire(kind === 'credit-note' || kind === 'fee-credit-note' ? amount.negated() : amount)
}

export function paperSumOnWire({ of, invoiced, credited, total, vat }: PaperSum) {
  return {
    of,
    currency: total.currency,
    invoiced: randOnWire(invoiced),
    credited: randOnWire(credited),
    total: randOnWire(total),
    vatLeft: randOnWire(vat),
  }
}
