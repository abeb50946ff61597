import type { MonthSums } from '@camp/application/billing/billing-books.ts'
import type { PlatformBilling } from '@camp/application/billing/show-platform-billing.ts'
import type { PrintedReport } from '@camp/application/invoices/paper-printer.ts'
import { type BillingAmount, billingAmounts } from '@camp/domain/billing/billing-amounts.ts'
import { dayText, monthAndYear, stayText } from '@camp/domain/formatting/date-texts.ts'
import type { Money } from '@camp/domain/shared/money.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import { paperAmount, t } from './paper-words.ts'
import type { Sheet, SheetColumn, SheetSum } from './sheet.ts'

const titleOf = {
  total: 'booked',
  paid: 'paid',
  refunded: 'refunded',
  bookingFee: 'bookingFee',
  feeCredit: 'feeCreditShort',
  feeVat: 'vatOnFee',
} as const satisfies Record<BillingAmount, string>
type AmountTitle = (typeof titleOf)[BillingAmount]

/** A line for each booking, and how what is owed comes about. */
export function billingSheet({ name, report, madeAt }: PrintedReport): Sheet {
  const { lines, totals, period, timezone, adminFee, vat, owed, isClosed } = report
  const title = t('billingReport')
  const months = period.month ? monthAndYear(period.from.toString()) : dayText(period.from.toString())
  const columns = [
    { title: t('booking'), share: 2.4 },
    { title: t('counts'), share: 2.2 },
    { title: t('stayTitle'), share: 3.4 },
    ...billingAmounts.map((amount) => numberColumn(titleOf[amount])),
  ]
  const rows = lines.map((line) => [
    { text: line.simpleReference, fine: [line.guestName].filter(Boolean) },
    line.bookedAt === null ? '–' : dayText(line.bookedAt.toZonedDateTimeISO(timezone).toPlainDate().toString()),
    stayText(line.arrival.toString(), line.departure.toString()),
    ...billingAmounts.map((amount) => moneyText(line[amount])),
  ])
  const sumRow = [t('totals'), '', '', ...billingAmounts.map((amount) => moneyText(totals[amount]))]
  const sums: readonly SheetSum[] = [
    { label: t('bookingFee'), value: moneyText(totals.bookingFee) },
    { label: t('feeCreditShort'), value: moneyText(totals.feeCredit.negated()) },
    { label: t('adminFee'), value: moneyText(adminFee) },
    { label: t('vatOf'), value: moneyText(vat) },
    { label: t('owed'), value: moneyText(owed), isStrong: true },
  ]
  const shown = lines.length > 0 ? [...rows, sumRow] : []
  return {
    ...frame({ title, lead: name, months, isClosed, madeAt }),
    notes: lines.length > 0 ? [] : [t('nothing')],
    tables: [{ columns, rows: shown, sums }],
  }
}

/** What every campsite owes for the month: a table for each currency. */
export function platformBillingSheet(billing: PlatformBilling, madeAt: Temporal.Instant): Sheet {
  const { month, organisations, totals, isClosed } = billing
  const columns = [
    { title: t('organisation'), share: 4 },
    numberColumn('bookings'),
    ...(['booked', 'paid', 'refunded', 'bookingFee', 'feeCreditShort', 'adminFee', 'vatOf', 'gross'] as const).map(numberColumn),
  ]
  return {
    ...frame({ title: t('billingReport'), lead: t('everyCampsite'), months: monthAndYear(`${month}-01`), isClosed, madeAt }),
    notes: organisations.length > 0 ? [] : [t('nothing')],
    tables: totals.map(({ currency, ...sums }) => ({
      ...(totals.length > 1 && { title: currency }),
      columns,
      rows: [
        ...organisations.filter(({ owed }) => owed.currency === currency).map((one) => [one.name, ...sumTexts(one)]),
        [t('totals'), ...sumTexts(sums)],
      ],
      sums: [{ label: t('owed'), value: moneyText(sums.owed), isStrong: true }],
    })),
  }
}

interface Framed {
  readonly title: string
  readonly lead: string
  readonly months: string
  readonly isClosed: boolean
  readonly madeAt: Temporal.Instant
}

function frame({ title, lead, months, isClosed, madeAt }: Framed): Omit<Sheet, 'tables' | 'notes'> {
  return {
    title,
    lead,
    facts: [
      { label: t('month'), value: months },
      { label: t('state'), value: t(isClosed ? 'closed' : 'open') },
    ],
    sides: [],
    foot: t('foot', { issuer: lead, label: `${title} ${months}` }),
    isWide: true,
    madeAt,
    pageText: (page, pages) => t('page', { page, pages }),
  }
}

function sumTexts(sums: MonthSums): readonly string[] {
  const { bookings, total, paid, refunded, bookingFee, feeCredit, adminFee, feeVat, adminFeeVat, owed } = sums
  const money = [total, paid, refunded, bookingFee, feeCredit, adminFee, feeVat.plus(adminFeeVat), owed]
  return [String(bookings), ...money.map(moneyText)]
}

function numberColumn(
  title: Parameters<typeof t>[0] & ('bookings' | 'booked' | 'paid' | 'gross' | 'vatOf' | AmountTitle | 'adminFee'),
): SheetColumn {
  return { title: t(title), share: 2, isNumber: true }
}

function moneyText(money: Money): string {
  return paperAmount(money.cents)
}
