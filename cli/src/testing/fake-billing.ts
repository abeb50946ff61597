import type { MonthSums } from '@camp/application/billing/billing-books.ts'
import type { UseCases } from '@camp/application/use-cases.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
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

/** A closed December, and two months that wait to be closed. */
export const fakeBilling = {
  showPlatformBilling: {
    execute: async () =>
      accepted({ month: months[1], isClosed: true, organisations: [Object.assign({}, of, sums)], totals: sums }),
  },
  closeBillingMonth: { execute: async () => accepted({ months, charges: 4 }) },
} satisfies Partial<{ [Name in keyof UseCases]: Pick<UseCases[Name], 'execute'> }>
