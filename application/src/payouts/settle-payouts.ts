import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { auditedActor } from '../audit/audited.ts'
import type { Actor } from '../shared/actor.ts'
import { mayManagePlatform } from '../shared/permissions.ts'
import type { NotFound, NotPermitted } from '../shared/refusals.ts'
import type { Payout, PayoutRun, Payouts } from './payouts.ts'
import type { PreparePorts } from './prepare-payouts.ts'

type ApproveRefusal = NotPermitted | { readonly code: 'no-such-run' | 'same-person' | 'already-approved' }

/** Another person than who prepared it agrees that the new accounts are right (rule B15). */
export class ApprovePayoutRun {
  readonly #ports: PreparePorts

  constructor(ports: PreparePorts) {
    this.#ports = ports
  }

  async execute({ actor, runId }: { readonly actor: Actor; readonly runId: string }): Promise<Result<PayoutRun, ApproveRefusal>> {
    if (!mayManagePlatform(actor)) return refused({ code: 'not-permitted' })
    const { payouts, auditTrail, clock, transaction } = this.#ports
    return transaction.run(async () => {
      await payouts.takeTurn()
      const run = await payouts.run(runId)
      if (!run) return refused({ code: 'no-such-run' })
      if (!run.needsSecond || run.approvedAt !== null) return refused({ code: 'already-approved' })
      const [by, at] = [auditedActor(actor), clock.now()]
      if (run.preparedBy === by) return refused({ code: 'same-person' })
      await payouts.approve(runId, by, at)
      const changes = [{ field: 'approvedBy', before: '', after: by }]
      await auditTrail.record({ at, by, organisationId: null, act: 'payout.approved', subject: `run-${runId}`, changes })
      return accepted(run)
    })
  }
}

export interface SettlePayoutCommand {
  readonly actor: Actor
  /** The payout's id, or its reference. */
  readonly payoutId: string
  readonly outcome:
    | { readonly kind: 'paid'; readonly bankReference: string }
    | { readonly kind: 'returned'; readonly reason: string }
  /** Only says whether it may be settled so. */
  readonly dryRun?: boolean
}

export type SettleRefusal =
  | NotPermitted
  | NotFound
  | { readonly code: 'text-missing' | 'already-settled' | 'needs-second-person' }

/**
 * Paid, as the bank's line says; or withdrawn, or returned by the bank, also after it was paid, and its lines
 * are due again (rule B14).
 */
export class SettlePayout {
  readonly #ports: PreparePorts

  constructor(ports: PreparePorts) {
    this.#ports = ports
  }

  async execute({ actor, payoutId, outcome, dryRun }: SettlePayoutCommand): Promise<Result<Payout, SettleRefusal>> {
    if (!mayManagePlatform(actor)) return refused({ code: 'not-permitted' })
    const text = (outcome.kind === 'paid' ? outcome.bankReference : outcome.reason).trim().slice(0, 200)
    const { payouts, auditTrail, clock, transaction } = this.#ports
    return transaction.run(async () => {
      if (text === '') return refused({ code: 'text-missing' })
      await payouts.takeTurn()
      const payout = await payouts.payout(payoutId)
      if (!payout) return refused({ code: 'not-found' })
      const judged = await settleable(payout, outcome.kind, payouts)
      if (!judged.ok) return judged
      if (dryRun) return accepted(payout)
      const [by, at] = [auditedActor(actor), clock.now()]
      if (outcome.kind === 'paid') await payouts.markPaid(payout.id, { by, at, bankReference: text })
      else await payouts.markReturned(payout.id, { by, at, reason: text })
      const changes = [{ field: outcome.kind === 'paid' ? 'bankReference' : 'reason', before: '', after: text }]
      const { organisationId, reference } = payout
      await auditTrail.record({ at, by, organisationId, act: `payout.${outcome.kind}`, subject: reference, changes })
      return accepted((await payouts.payout(payout.id)) ?? payout)
    })
  }
}

async function settleable(payout: Payout, kind: 'paid' | 'returned', payouts: Payouts): Promise<Result<null, SettleRefusal>> {
  const isPaid = payout.paidAt !== null
  if (payout.returnedAt !== null || (kind === 'paid' && isPaid)) return refused({ code: 'already-settled' })
  const run = await payouts.run(payout.runId)
  if (kind === 'paid' && run?.needsSecond && run.approvedAt === null) return refused({ code: 'needs-second-person' })
  return accepted(null)
}
