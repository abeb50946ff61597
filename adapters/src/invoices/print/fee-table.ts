import type { FeeLine, Paper } from '@camp/application/invoices/paper.ts'
import { paperAmount, t } from './paper-words.ts'
import type { SheetSum, SheetTable } from './sheet.ts'

const names = { 'booking-fee': 'bookingFee', 'fee-credit': 'feeCredit', 'admin-fee': 'adminFee' } as const

/** Every fee of the month; VAT by rate, so that a month in which it changed adds up. */
export function feeTable(paper: Paper): SheetTable {
  const lines = paper.facts.lines as readonly FeeLine[]
  const isVendor = paper.facts.supplier.vatNumber !== null
  const vatColumns = [
    { title: t('vatOf'), share: 2, isNumber: true },
    { title: t('gross'), share: 2, isNumber: true },
  ]
  return {
    columns: [
      { title: t('what'), share: 5 },
      { title: t('booking'), share: 2.5 },
      { title: isVendor ? t('net') : t('gross'), share: 2, isNumber: true },
      ...(isVendor ? vatColumns : []),
    ],
    rows: lines.map(({ kind, reference, cents, vatCents }) => [
      t(names[kind]),
      reference ?? '',
      paperAmount(cents),
      ...(isVendor ? [paperAmount(vatCents), paperAmount(cents + vatCents)] : []),
    ]),
    sums: isVendor ? vatSums(paper, lines) : [{ label: t('total'), value: paperAmount(paper.amount.cents), isStrong: true }],
  }
}

function vatSums({ amount, vat }: Paper, lines: readonly FeeLine[]): readonly SheetSum[] {
  const rates = [...new Set(lines.map(({ vatPercentage }) => vatPercentage))].toSorted((one, other) => one - other)
  return [
    { label: t('totalNet'), value: paperAmount(amount.minus(vat).cents) },
    ...rates.map((percentage) => {
      const ofRate = lines.filter(({ vatPercentage }) => vatPercentage === percentage)
      return { label: t('vatAt', { percentage }), value: paperAmount(ofRate.reduce((sum, { vatCents }) => sum + vatCents, 0)) }
    }),
    { label: t('totalVat'), value: paperAmount(amount.cents), isStrong: true },
  ]
}
