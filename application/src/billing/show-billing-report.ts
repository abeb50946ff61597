import { type AdminFeeTerms, adminFee } from '@camp/domain/billing/admin-fee.ts'
import { billingAmounts } from '@camp/domain/billing/billing-amounts.ts'
import { type BillingPeriod, billingPeriod } from '@camp/domain/billing/billing-period.ts'
import { vatOn } from '@camp/domain/billing/vat-on-fee.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { type Currency, Money } from '@camp/domain/shared/money.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { IssuedPapers } from '../invoices/issued-papers.ts'
import type { Catalogues } from '../organisations/catalogues.ts'
import type { OrganisationSettings, Settings } from '../settings/settings.ts'
import type { Actor } from '../shared/actor.ts'
import { type Clock, todayIn } from '../shared/clock.ts'
import { judgeStaff } from '../shared/judge-staff.ts'
import type { NotFound, NotPermitted } from '../shared/refusals.ts'
import type { BillingAmounts, BillingBooks, BillingLine, BooksOfPeriod } from './billing-books.ts'

export interface BillingReport {
  readonly period: BillingPeriod
  /** Of the organisation; the days of the period are days there. */
  readonly timezone: string
  readonly isClosed: boolean
  /** The number of the paper for the fees of a closed month; none where no fee was charged. */
  readonly feePaper: string | null
  readonly lines: readonly BillingLine[]
  /** Each the sum of the lines, to the cent. */
  readonly totals: BillingAmounts
  /** As it was charged; of a month that is still open as it will be. */
  readonly adminFee: Money
  /** On booking fees without their credits, and on the admin fee. */
  readonly vat: Money
  /** By the organisation to the platform: booking fees without credits, the admin fee, and the VAT. */
  readonly owed: Money
}

export interface BillingPorts {
  readonly settings: Pick<Settings, 'organisation'>
  readonly catalogues: Pick<Catalogues, 'find'>
  readonly billingBooks: BillingBooks
  readonly issuedPapers: Pick<IssuedPapers, 'ofMonth'>
  readonly clock: Clock
}

/** The fees of a month: for the organisation's people and the platform, to read (rules U7, B2). */
export class ShowBillingReport {
  readonly #ports: BillingPorts

  constructor(ports: BillingPorts) {
    this.#ports = ports
  }

  async execute(query: {
    readonly actor: Actor
    readonly organisationId: OrganisationId
    /** `2026-12`, as typed; null is the month that it is now. */
    readonly month: string | null
  }): Promise<Result<BillingReport, NotFound | NotPermitted>> {
    const { actor, organisationId } = query
    const judged = judgeStaff(actor, organisationId)
    if (!judged.ok) return judged
    const { catalogues, billingBooks, clock } = this.#ports
    const catalogue = await catalogues.find(organisationId)
    if (!catalogue) return refused({ code: 'not-found' })
    const { timezone, currency } = catalogue.organisation.province.country
    const today = todayIn(timezone, clock)
    const period = billingPeriod(query.month ?? today.toPlainYearMonth().toString(), today)
    const books = await billingBooks.ofPeriod({ organisationId, period, timezone, currency })
    const isClosed = await this.#isClosed(period)
    const charged = isClosed ? books : { ...books, ...(await this.#comingFee({ organisationId, period, timezone, currency })) }
    const feePaper = period.month && (await this.#ports.issuedPapers.ofMonth({ organisationId, month: period.month }))
    return accepted({ period, timezone, isClosed, feePaper: feePaper?.label ?? null, ...summed(charged, currency) })
  }

  async #isClosed({ month }: BillingPeriod): Promise<boolean> {
    const last = await this.#ports.billingBooks.lastClosed()
    return month !== null && last !== null && Temporal.PlainYearMonth.compare(month, last) <= 0
  }

  /** Charged on the last day of its month. */
  async #comingFee({ organisationId, period, timezone, currency }: Parameters<BillingBooks['ofPeriod']>[0]) {
    const { settings, billingBooks } = this.#ports
    const organisation = period.month && (await settings.organisation(organisationId))
    const none = Money.zero(currency)
    if (!period.month || !organisation) return { adminFee: none, adminFeeVat: none }
    const fee = adminFee(adminFeeTerms(organisation, currency), period.month)
    const percentage = await billingBooks.feeVatPercentage(organisationId, period.to.toZonedDateTime(timezone).toInstant())
    return { adminFee: fee, adminFeeVat: vatOn(fee, percentage) }
  }
}

/** What the platform wrote into the organisation's settings. */
function adminFeeTerms(settings: OrganisationSettings, currency: Currency): AdminFeeTerms {
  const { adminFeeStartDate } = settings
  return {
    type: (['monthly', 'annual'] as const).find((type) => type === settings.adminFeeType) ?? null,
    amount: Money.cents(settings.adminFeeAmountCents, currency),
    startDate: adminFeeStartDate === null ? null : Temporal.PlainDate.from(adminFeeStartDate),
  }
}

function summed({ lines, adminFee: fee, adminFeeVat }: BooksOfPeriod, currency: Money['currency']) {
  const sums = billingAmounts.map((name) => [
    name,
    Money.sum(
      lines.map((line) => line[name]),
      currency,
    ),
  ])
  const totals = Object.fromEntries(sums) as unknown as BillingAmounts
  const vat = totals.feeVat.plus(adminFeeVat)
  return { lines, totals, adminFee: fee, vat, owed: totals.bookingFee.minus(totals.feeCredit).plus(fee).plus(vat) }
}
