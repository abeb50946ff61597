import type { MonthSums } from '@camp/application/billing/billing-books.ts'
import type { AddressedInvoice } from '@camp/application/invoices/show-invoice.ts'
import type { UseCases } from '@camp/application/use-cases.ts'
import type { OrganisationId, ReservationId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { accepted } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'

const sums: MonthSums = {
  bookings: 2,
  total: Money.rand(1600),
  paid: Money.rand(800),
  refunded: Money.zero(),
  bookingFee: Money.rand(130.1),
  feeCredit: Money.zero(),
  feeVat: Money.rand(19.52),
  adminFee: Money.rand(250),
  adminFeeVat: Money.rand(37.5),
  owed: Money.rand(437.12),
}
const of = { organisationId: 'organisation-1' as OrganisationId, slug: 'kloofwater-camp', name: 'Kloofwater Camp' }
const months = [Temporal.PlainYearMonth.from('2026-11'), Temporal.PlainYearMonth.from('2026-12')] as const

const paper = {
  label: 'INV-000001',
  kind: 'invoice',
  taxDate: Temporal.PlainDate.from('2026-11-22'),
  amount: Money.rand(800),
  vat: Money.rand(104.35),
} as const
const pdf = (name: string) => ({ name, contentType: 'application/pdf' as const, content: new TextEncoder().encode('%PDF') })

/** A closed December, and two months that wait to be closed. */
export const fakeBilling = {
  showPlatformBilling: {
    execute: async () =>
      accepted({
        month: months[1],
        isClosed: true,
        organisations: [Object.assign({}, of, sums)],
        totals: [Object.assign({ currency: 'ZAR' }, sums)],
      }),
  },
  issuePapers: {
    execute: async () => ({ bookings: [{ id: 'reservation-1' as ReservationId, simpleReference: '482-913-107' }], months: 2 }),
  },
  showInvoice: { execute: async () => accepted({ papers: [paper] } as unknown as AddressedInvoice) },
  printPaper: { execute: async ({ label }) => accepted(pdf(`${label}.pdf`)) },
  printFeePaper: { execute: async () => accepted(pdf('FEE-000001.pdf')) },
  closeBillingMonth: { execute: async () => accepted({ months, charges: 4, papers: 2 }) },
} satisfies Partial<{ [Name in keyof UseCases]: Pick<UseCases[Name], 'execute'> }>
