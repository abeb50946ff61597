import { platformZone } from '@camp/domain/shared/platform-zone.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { AuditTrail } from '../audit/audit-trail.ts'
import { auditedActor } from '../audit/audited.ts'
import { type FeePaperPorts, issueFeePapers } from '../invoices/issue-fee-papers.ts'
import type { Actor } from '../shared/actor.ts'
import { todayIn } from '../shared/clock.ts'
import { mayManagePlatform } from '../shared/permissions.ts'
import type { NotPermitted } from '../shared/refusals.ts'
import { adminFeeCharges, lastMomentOf } from './admin-fee-charges.ts'
import type { BillingBooks } from './billing-books.ts'

export interface ClosedMonths {
  /** The earliest first; none when all of them were closed before. */
  readonly months: readonly Temporal.PlainYearMonth[]
  readonly charges: number
  /** Papers for fees; none when nothing was done. */
  readonly papers: number
}

interface ClosedMonth {
  readonly month: Temporal.PlainYearMonth
  readonly charges: number
}

export type CloseRefusal = NotPermitted | { readonly code: 'month-not-over' }

interface ClosePorts extends FeePaperPorts {
  readonly billingBooks: BillingBooks
  readonly auditTrail: AuditTrail
}

/**
 * Charges the admin fees of a month and closes it, after those before it that are still open, and invoices
 * the fees. What comes later is a correction in the month in which it happens (rule B8). Done again it does
 * nothing.
 */
export class CloseBillingMonth {
  readonly #ports: ClosePorts

  constructor(ports: ClosePorts) {
    this.#ports = ports
  }

  async execute({
    actor,
    month,
    dryRun,
  }: {
    readonly actor: Actor
    readonly month: Temporal.PlainYearMonth
    /** Only says which months would be closed, and with how many charges. */
    readonly dryRun?: boolean
  }): Promise<Result<ClosedMonths, CloseRefusal>> {
    if (!mayManagePlatform(actor) || actor.kind === 'visitor') return refused({ code: 'not-permitted' })
    if (Temporal.PlainYearMonth.compare(month, todayIn(platformZone, this.#ports.clock).toPlainYearMonth()) >= 0)
      return refused({ code: 'month-not-over' })
    if (dryRun) return accepted(await this.#wouldClose(month))
    const closed: ClosedMonth[] = []
    for (;;) {
      const last = await this.#ports.billingBooks.lastClosed()
      // The first month that is ever closed is the one that is asked for.
      const next = last?.add({ months: 1 }) ?? month
      if (Temporal.PlainYearMonth.compare(next, month) > 0) break
      const one = await this.#close(next, last, auditedActor(actor))
      if (one) closed.push(one)
    }
    return accepted({
      months: closed.map((one) => one.month),
      charges: closed.reduce((sum, { charges }) => sum + charges, 0),
      papers: await issueFeePapers('all', this.#ports),
    })
  }

  async #wouldClose(month: Temporal.PlainYearMonth): Promise<ClosedMonths> {
    const { billingBooks } = this.#ports
    const last = await billingBooks.lastClosed()
    const months: Temporal.PlainYearMonth[] = []
    let next = last?.add({ months: 1 }) ?? month
    for (; Temporal.PlainYearMonth.compare(next, month) <= 0; next = next.add({ months: 1 })) months.push(next)
    const charges = await Promise.all(months.map((one) => adminFeeCharges(billingBooks, one)))
    return { months, charges: charges.flat().length, papers: 0 }
  }

  /**
   * Money waits while a month closes, so what can be known before is worked out before. Null when somebody
   * else closed the month meanwhile.
   */
  async #close(month: Temporal.PlainYearMonth, last: Temporal.PlainYearMonth | null, by: string): Promise<ClosedMonth | null> {
    const { auditTrail, billingBooks, clock, transaction } = this.#ports
    const charges = await adminFeeCharges(billingBooks, month)
    return transaction.run(async () => {
      if (String(await billingBooks.beginClosing()) !== String(last)) return null
      const at = clock.now()
      await billingBooks.close(month, { charges, at: lastMomentOf(month), closedAt: at, by })
      const changes = [{ field: 'adminFees', before: '', after: String(charges.length) }]
      await auditTrail.record({ at, by, organisationId: null, act: 'billing-month.closed', subject: String(month), changes })
      return { month, charges: charges.length }
    })
  }
}
