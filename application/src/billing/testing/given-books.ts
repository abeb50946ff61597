import type { AdminFeeTerms } from '@camp/domain/billing/admin-fee.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { testId } from '../../testing/a-campsite.ts'
import type { BillingBooks, BooksOfPeriod, Closing, MonthOfOrganisation } from '../billing-books.ts'

interface Books {
  readonly lastClosed?: string
  /** By the number of the organisation. */
  readonly terms?: Readonly<Record<number, AdminFeeTerms>>
  readonly vatPercentage?: number
  readonly months?: readonly MonthOfOrganisation[]
  readonly period?: Partial<BooksOfPeriod>
}

/** Books that say what they were given, and remember what was closed and what they were asked. */
export function givenBooks({ lastClosed, terms = {}, vatPercentage = 15, months = [], period = {} }: Books = {}) {
  const closed: { readonly month: string; readonly closing: Closing }[] = []
  const asked: string[] = []
  let last = lastClosed ? Temporal.PlainYearMonth.from(lastClosed) : null
  const books: BillingBooks = {
    ofPeriod: async (wanted) => {
      asked.push(`${wanted.period.from} to ${wanted.period.to}`)
      return { lines: [], adminFee: Money.zero(), adminFeeVat: Money.zero(), ...period }
    },
    ofMonth: async (month) => {
      asked.push(month.toString())
      return months
    },
    lastClosed: async () => last,
    beginClosing: async () => last,
    feeVatPercentage: async (_, at) => {
      asked.push(`VAT at ${at}`)
      return vatPercentage
    },
    adminFeeTerms: async () =>
      Object.entries(terms).map(([number, one]) => {
        return {
          organisationId: testId(Number(number)) as OrganisationId,
          slug: `camp-${number}`,
          name: `Camp ${number}`,
          terms: one,
        }
      }),
    close: async (month, closing) => {
      closed.push({ month: month.toString(), closing })
      last = month
    },
  }
  return { books, closed, asked }
}
