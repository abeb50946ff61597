import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { SettingsRefusal } from '../settings/settings-permission.ts'
import type { Actor } from '../shared/actor.ts'
import type { Clock } from '../shared/clock.ts'
import { judgeStaff } from '../shared/judge-staff.ts'
import { mayManagePlatform } from '../shared/permissions.ts'
import type { NotPermitted } from '../shared/refusals.ts'
import type { Transaction } from '../shared/transaction.ts'
import type { DuePayout, Payout, PayoutLine, PayoutRun, Payouts } from './payouts.ts'

interface ShowPorts {
  readonly payouts: Payouts
  readonly clock: Clock
  readonly transaction: Transaction
}

/** What is due to every campsite now, and the latest runs. */
export class ShowPayouts {
  readonly #ports: ShowPorts

  constructor(ports: ShowPorts) {
    this.#ports = ports
  }

  async execute({
    actor,
  }: {
    readonly actor: Actor
  }): Promise<Result<{ readonly due: readonly DuePayout[]; readonly runs: readonly PayoutRun[] }, NotPermitted>> {
    if (!mayManagePlatform(actor)) return refused({ code: 'not-permitted' })
    return accepted({ due: await dueNow(this.#ports), runs: await this.#ports.payouts.runs(50) })
  }
}

/** What a stay that is over earned stands in the books before anybody reads what is due. */
async function dueNow(
  { payouts, clock, transaction }: ShowPorts,
  organisationId?: OrganisationId,
): Promise<readonly DuePayout[]> {
  const now = clock.now()
  return transaction.run(async () => {
    await payouts.takeTurn()
    await payouts.earn(now)
    return payouts.due(now, organisationId)
  })
}

export class ShowPayoutRun {
  readonly #ports: Pick<ShowPorts, 'payouts'>

  constructor(ports: Pick<ShowPorts, 'payouts'>) {
    this.#ports = ports
  }

  async execute({
    actor,
    runId,
  }: {
    readonly actor: Actor
    readonly runId: string
  }): Promise<Result<PayoutRun & { readonly file: string }, NotPermitted | { readonly code: 'no-such-run' }>> {
    if (!mayManagePlatform(actor)) return refused({ code: 'not-permitted' })
    const run = await this.#ports.payouts.run(runId)
    return run ? accepted(run) : refused({ code: 'no-such-run' })
  }
}

/** What went out to campsites in a month. */
export class ReportPayouts {
  readonly #ports: Pick<ShowPorts, 'payouts'>

  constructor(ports: Pick<ShowPorts, 'payouts'>) {
    this.#ports = ports
  }

  async execute({
    actor,
    month,
  }: {
    readonly actor: Actor
    readonly month: Temporal.PlainYearMonth
  }): Promise<Result<readonly Payout[], NotPermitted>> {
    if (!mayManagePlatform(actor)) return refused({ code: 'not-permitted' })
    return accepted(await this.#ports.payouts.paidIn(month))
  }
}

export interface OrganisationPayouts {
  readonly due: DuePayout | null
  readonly payouts: readonly Payout[]
}

/** An organisation reads what it is owed and what it was paid (rule U7). */
export class ListOrganisationPayouts {
  readonly #ports: ShowPorts

  constructor(ports: ShowPorts) {
    this.#ports = ports
  }

  async execute({
    actor,
    organisationId,
  }: {
    readonly actor: Actor
    readonly organisationId: OrganisationId
  }): Promise<Result<OrganisationPayouts, SettingsRefusal>> {
    const judged = judgeStaff(actor, organisationId)
    if (!judged.ok) return judged
    const [due] = await dueNow(this.#ports, organisationId)
    return accepted({ due: due ?? null, payouts: await this.#ports.payouts.ofOrganisation(organisationId) })
  }
}

export interface PayoutStatement {
  readonly payout: Payout
  /** Their sum is the payout's amount, which is the line of the bank. */
  readonly lines: readonly PayoutLine[]
}

export interface AskedStatement {
  readonly actor: Actor
  /** Null: the platform asks, of whichever campsite it is. */
  readonly organisationId: OrganisationId | null
  /** Or its reference. */
  readonly payoutId: string
}

export type StatementRefusal = SettingsRefusal | { readonly code: 'no-such-payout' }

export class ShowPayoutStatement {
  readonly #ports: Pick<ShowPorts, 'payouts'>

  constructor(ports: Pick<ShowPorts, 'payouts'>) {
    this.#ports = ports
  }

  async execute({ actor, organisationId, payoutId }: AskedStatement): Promise<Result<PayoutStatement, StatementRefusal>> {
    if (organisationId === null && !mayManagePlatform(actor)) return refused({ code: 'not-permitted' })
    const judged = organisationId === null ? accepted(null) : judgeStaff(actor, organisationId)
    if (!judged.ok) return judged
    const { payouts } = this.#ports
    const payout = await payouts.payout(payoutId)
    const isTheirs = payout !== null && (organisationId === null || payout.organisationId === organisationId)
    if (!isTheirs) return refused({ code: 'no-such-payout' })
    return accepted({ payout, lines: await payouts.linesOf(payout.id) })
  }
}
