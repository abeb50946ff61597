import type { GuestPaperLine, Paper } from '@camp/application/invoices/paper.ts'
import { isFullTaxInvoice } from '@camp/domain/invoices/invoice-form.ts'
import { allocated } from '@camp/domain/invoices/vat-share.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { paperAmount, t } from './paper-words.ts'
import type { SheetCell, SheetSum, SheetTable } from './sheet.ts'

const what = { title: t('what'), share: 6 }
const gross = { title: t('gross'), share: 2, isNumber: true }

/**
 * Full above R5000 at a registered campsite: each line with its VAT. Else what was charged and the VAT in
 * it.
 */
export function guestTable(paper: Paper): SheetTable {
  const lines = paper.facts.lines as readonly GuestPaperLine[]
  const nights = nightsOf(paper)
  if (paper.vatPercentage === null || !isFullTaxInvoice(paper.amount))
    return {
      columns: [what, gross],
      rows: lines.map((line) => [lineText(line, paper, nights), paperAmount(line.cents)]),
      sums: abridgedSums(paper),
    }
  const vat = allocated(
    paper.vat,
    lines.map(({ cents }) => Money.cents(cents, paper.amount.currency)),
  )
  return {
    columns: [
      what,
      { title: t('quantity'), share: 1, isNumber: true },
      { title: t('net'), share: 2, isNumber: true },
      { title: t('vatOf'), share: 2, isNumber: true },
      gross,
    ],
    rows: lines.map((line, index) => {
      const vatCents = vat[index]?.cents ?? 0
      const quantity = line.kind === 'plot' ? String(nights) : ''
      return [
        lineText(line, paper, null),
        quantity,
        paperAmount(line.cents - vatCents),
        paperAmount(vatCents),
        paperAmount(line.cents),
      ]
    }),
    sums: fullSums(paper),
  }
}

function fullSums({ amount, vat, vatPercentage }: Paper): readonly SheetSum[] {
  return [
    { label: t('totalNet'), value: paperAmount(amount.minus(vat).cents) },
    { label: t('vatAt', { percentage: vatPercentage ?? 0 }), value: paperAmount(vat.cents) },
    { label: t('totalVat'), value: paperAmount(amount.cents), isStrong: true },
  ]
}

function abridgedSums({ amount, vat, vatPercentage }: Paper): readonly SheetSum[] {
  const isVat = vatPercentage !== null
  return [
    { label: t(isVat ? 'totalVat' : 'total'), value: paperAmount(amount.cents), isStrong: true },
    ...(isVat ? [{ label: t('vatInside', { percentage: vatPercentage }), value: paperAmount(vat.cents) }] : []),
  ]
}

function nightsOf({ facts: { booking } }: Paper): number {
  return booking ? Temporal.PlainDate.from(booking.arrival).until(booking.departure).days : 0
}

/** The nights stand below where they have no column. */
function lineText(line: GuestPaperLine, { facts }: Paper, nights: number | null): SheetCell {
  if (line.kind === 'credit') return t('credit', { label: facts.corrects?.label ?? '' })
  if (line.kind !== 'plot') return t(line.kind)
  const { numberOfAdults, numberOfPensioners, childrenAges, discountName } = line
  const children = { count: childrenAges.length, ages: childrenAges.join(', ') }
  const guests = [
    ...(numberOfAdults > 0 ? [t('adults', { count: numberOfAdults })] : []),
    ...(numberOfPensioners > 0 ? [t('pensioners', { count: numberOfPensioners })] : []),
    ...(childrenAges.length > 0 ? [t('children', children)] : []),
    ...(nights === null ? [] : [t('nights', { count: nights })]),
  ].join(', ')
  return {
    text: t('plot', { plot: line.plotName, site: line.siteName }),
    fine: [guests, ...(discountName === null ? [] : [t('discount', { name: discountName })])],
  }
}
