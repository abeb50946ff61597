import { adminFee } from '@camp/domain/billing/admin-fee.ts'
import { vatOn } from '@camp/domain/billing/vat-on-fee.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { Actor } from '../shared/actor.ts'
import { type Clock, todayIn } from '../shared/clock.ts'
import { mayManagePlatform } from '../shared/permissions.ts'
import type { NotPermitted } from '../shared/refusals.ts'
import type { Transaction } from '../shared/transaction.ts'
import type { AdminFeeCharge, BillingBooks } from './billing-books.ts'
import { platformZone } from './show-platform-billing.ts'

export interface ClosedMonths {
  /** The earliest first; none when all of them were closed before. */
  readonly months: readonly Temporal.PlainYearMonth[]
  readonly charges: number
}

export type CloseRefusal = NotPermitted | { readonly code: 'month-not-over' }

interface ClosePorts {
  readonly billingBooks: BillingBooks
  readonly clock: Clock
  readonly transaction: Transaction
}

/**
 * Charges the admin fees of a month and closes it, after those before it that are still open. What comes
 * later is a correction in the month in which it happens (rule B8). Done again it does nothing.
 */
export class CloseBillingMonth {
  readonly #ports: ClosePorts

  constructor(ports: ClosePorts) {
    this.#ports = ports
  }

  async execute({
    actor,
    month,
  }: {
    readonly actor: Actor
    readonly month: Temporal.PlainYearMonth
  }): Promise<Result<ClosedMonths, CloseRefusal>> {
    if (!mayManagePlatform(actor) || actor.kind === 'visitor') return refused({ code: 'not-permitted' })
    const { billingBooks, clock, transaction } = this.#ports
    if (Temporal.PlainYearMonth.compare(month, todayIn(platformZone, clock).toPlainYearMonth()) >= 0)
      return refused({ code: 'month-not-over' })
    return accepted(
      await transaction.run(async () => {
        const open = openMonths(await billingBooks.beginClosing(), month)
        let charged = 0
        for (const one of open) {
          const charges = await this.#charges(one)
          const by = actor.kind === 'user' ? actor.userId : actor.name
          await billingBooks.close(one, { charges, at: lastMomentOf(one), closedAt: clock.now(), by })
          charged += charges.length
        }
        return { months: open, charges: charged }
      }),
    )
  }

  async #charges(month: Temporal.PlainYearMonth): Promise<readonly AdminFeeCharge[]> {
    const { billingBooks } = this.#ports
    const agreed = await billingBooks.adminFeeTerms()
    const charges = agreed.map(async ({ organisationId, terms }) => {
      const fee = adminFee(terms, month)
      const percentage = fee.isPositive ? await billingBooks.feeVatPercentage(organisationId, lastMomentOf(month)) : 0
      return { organisationId, fee, vat: vatOn(fee, percentage) }
    })
    return (await Promise.all(charges)).filter(({ fee }) => fee.isPositive)
  }
}

/** The first month that is ever closed is the one that is asked for. */
function openMonths(last: Temporal.PlainYearMonth | null, until: Temporal.PlainYearMonth): readonly Temporal.PlainYearMonth[] {
  const first = last?.add({ months: 1 }) ?? until
  const count = first.until(until, { largestUnit: 'months' }).months + 1
  return Array.from({ length: Math.max(0, count) }, (_, index) => first.add({ months: index }))
}

function lastMomentOf(month: Temporal.PlainYearMonth): Temporal.Instant {
  const after = month.add({ months: 1 }).toPlainDate({ day: 1 })
  return after.toZonedDateTime(platformZone).toInstant().subtract({ seconds: 1 })
}
