import { adminFee } from '@camp/domain/billing/admin-fee.ts'
import { type BillingPeriod, billingPeriod, momentsOf } from '@camp/domain/billing/billing-period.ts'
import { bookingFee, bookingFeeCredit } from '@camp/domain/billing/booking-fee.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Catalogues } from '../organisations/catalogues.ts'
import type { Settings } from '../settings/settings.ts'
import { judgeReader } from '../settings/settings-permission.ts'
import type { Actor } from '../shared/actor.ts'
import { type Clock, todayIn } from '../shared/clock.ts'
import type { NotFound, NotPermitted } from '../shared/refusals.ts'
import { adminFeeTerms, bookingFeeTerms } from './billing-fees.ts'
import type { BillableReservation, BillingLines } from './billing-lines.ts'

export interface BillingAmounts {
  readonly total: Money
  readonly paid: Money
  readonly refunded: Money
  readonly bookingFee: Money
  /** The part of the booking fee that refunds took back. */
  readonly feeCredit: Money
}

export type BillingLine = BillableReservation & BillingAmounts

export interface BillingReport {
  readonly period: BillingPeriod
  /** Of the organisation; the days of the period are days there. */
  readonly timezone: string
  readonly lines: readonly BillingLine[]
  /** Each the sum of the lines, to the cent. */
  readonly totals: BillingAmounts
  readonly adminFee: Money
  /** By the organisation to the platform: booking fees without credits, and the admin fee. */
  readonly owed: Money
}

export interface BillingPorts {
  readonly settings: Pick<Settings, 'organisation'>
  readonly catalogues: Pick<Catalogues, 'find'>
  readonly billingLines: BillingLines
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
    const judged = judgeReader(actor, organisationId)
    if (!judged.ok) return judged
    const { settings, catalogues, billingLines, clock } = this.#ports
    const [organisation, catalogue] = await Promise.all([settings.organisation(organisationId), catalogues.find(organisationId)])
    if (!organisation || !catalogue) return refused({ code: 'not-found' })
    const { timezone, currency } = catalogue.organisation.province.country
    const today = todayIn(timezone, clock)
    const period = billingPeriod(query.month ?? today.toPlainYearMonth().toString(), today)
    const booked = await billingLines.firstBooked({ organisationId, ...momentsOf(period, timezone) })
    const terms = bookingFeeTerms(organisation, currency)
    const lines = booked.map((reservation): BillingLine => {
      const fee = bookingFee(reservation, terms)
      return { ...reservation, bookingFee: fee, feeCredit: bookingFeeCredit(fee, reservation) }
    })
    const sum = (amount: keyof BillingAmounts) =>
      Money.sum(
        lines.map((line) => line[amount]),
        currency,
      )
    const totals: BillingAmounts = {
      total: sum('total'),
      paid: sum('paid'),
      refunded: sum('refunded'),
      bookingFee: sum('bookingFee'),
      feeCredit: sum('feeCredit'),
    }
    const ofMonth = period.month ? adminFee(adminFeeTerms(organisation, currency), period.month) : Money.zero(currency)
    const owed = totals.bookingFee.minus(totals.feeCredit).plus(ofMonth)
    return accepted({ period, timezone, lines, totals, adminFee: ofMonth, owed })
  }
}
