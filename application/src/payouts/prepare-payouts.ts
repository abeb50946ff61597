import { needsSecondPerson } from '@camp/domain/payouts/second-person.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { AuditTrail } from '../audit/audit-trail.ts'
import { auditedActor } from '../audit/audited.ts'
import type { Actor } from '../shared/actor.ts'
import type { Clock } from '../shared/clock.ts'
import { mayManagePlatform } from '../shared/permissions.ts'
import type { NotPermitted } from '../shared/refusals.ts'
import type { Transaction } from '../shared/transaction.ts'
import type { BankDetails, DuePayout, Payouts } from './payouts.ts'

export interface PreparePorts {
  readonly payouts: Payouts
  readonly auditTrail: AuditTrail
  readonly clock: Clock
  readonly transaction: Transaction
}

export interface Prepared {
  readonly runIds: readonly string[]
  readonly payouts: readonly DuePayout[]
}

type Payable = DuePayout & { readonly bankDetails: BankDetails }

/**
 * Everything that is due goes into a run of its currency with its bank file (rule N8); what goes to an
 * account that is new into one of its own, which a second person approves (rule B15).
 */
export class PreparePayouts {
  readonly #ports: PreparePorts

  constructor(ports: PreparePorts) {
    this.#ports = ports
  }

  async execute({
    actor,
    dryRun,
  }: {
    readonly actor: Actor
    readonly dryRun: boolean
  }): Promise<Result<Prepared, NotPermitted | { readonly code: 'nothing-due' }>> {
    if (!mayManagePlatform(actor)) return refused({ code: 'not-permitted' })
    const { payouts, clock, transaction } = this.#ports
    const now = clock.now()
    return transaction.run(async () => {
      await payouts.takeTurn()
      await payouts.earn(now)
      const due = (await payouts.due(now)).filter(isPayable)
      if (due.length === 0) return refused({ code: 'nothing-due' })
      if (dryRun) return accepted({ runIds: [], payouts: due })
      const isNew = ({ detailsChangedAt: changedAt, detailsAnnouncedAt: announcedAt }: Payable) =>
        needsSecondPerson({ changedAt, announcedAt }, now)
      const runIds: string[] = []
      for (const inCurrency of Map.groupBy(due, ({ amount }) => amount.currency).values()) {
        const [known, ofNew] = [inCurrency.filter((one) => !isNew(one)), inCurrency.filter(isNew)]
        if (known.length > 0) runIds.push(await this.#run(actor, known, false))
        if (ofNew.length > 0) runIds.push(await this.#run(actor, ofNew, true))
      }
      return accepted({ runIds, payouts: due })
    })
  }

  async #run(actor: Actor, payable: readonly Payable[], needsSecond: boolean): Promise<string> {
    const { payouts, auditTrail, clock } = this.#ports
    const [by, at] = [auditedActor(actor), clock.now()]
    const id = await payouts.prepare({ preparedAt: at, preparedBy: by, needsSecond, payouts: payable })
    for (const { organisationId, amount } of payable)
      await auditTrail.record({
        at,
        by,
        organisationId,
        act: 'payout.prepared',
        subject: `run-${id}`,
        changes: [{ field: 'amount', before: '', after: amount.toRand().toFixed(2) }],
      })
    return id
  }
}

function isPayable(due: DuePayout): due is Payable {
  return due.amount.isPositive && due.bankDetails !== null
}
