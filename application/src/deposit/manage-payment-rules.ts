import { type PaymentRuleFacts, paymentRuleProblems } from '@camp/domain/deposit/payment-rule-problems.ts'
import type { FieldsInvalid } from '@camp/domain/shared/field-problem.ts'
import type { OrganisationId, PaymentRuleId, PlotId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { AuditedWriting } from '../settings/audited-writing.ts'
import { type KeepRowPorts, keepRow, type RowToKeep, removeRow } from '../settings/keep-row.ts'
import type { KeepRefusal } from '../settings/kept-rows.ts'
import { judgeManager, judgeReader, type SettingsRefusal } from '../settings/settings-permission.ts'
import type { Actor } from '../shared/actor.ts'
import type { PaymentRuleRow, PaymentRules } from './payment-rules.ts'

interface Ports extends KeepRowPorts {
  readonly paymentRules: PaymentRules
}

export class ListPaymentRules {
  readonly #ports: Pick<Ports, 'paymentRules'>

  constructor(ports: Pick<Ports, 'paymentRules'>) {
    this.#ports = ports
  }

  async execute(query: {
    readonly actor: Actor
    readonly organisationId: OrganisationId
  }): Promise<Result<readonly PaymentRuleRow[], SettingsRefusal>> {
    const judged = judgeReader(query.actor, query.organisationId)
    return judged.ok ? accepted(await this.#ports.paymentRules.list(query.organisationId)) : judged
  }
}

export interface SavePaymentRuleCommand extends RowToKeep<PaymentRuleId> {
  readonly rule: PaymentRuleFacts
  /** The plots that it holds for from now on; they leave the rule they had. */
  readonly plotIds: readonly PlotId[]
}

/** Bookings keep the rule they were made under. */
export class SavePaymentRule {
  readonly #ports: Ports

  constructor(ports: Ports) {
    this.#ports = ports
  }

  async execute({
    rule,
    plotIds,
    ...row
  }: SavePaymentRuleCommand): Promise<Result<{ readonly id: PaymentRuleId }, SettingsRefusal | FieldsInvalid | KeepRefusal>> {
    const judged = judgeManager(row.actor, row.organisationId)
    if (!judged.ok) return judged
    const problems = paymentRuleProblems(rule)
    if (problems.length > 0) return refused({ code: 'fields-invalid', problems })
    const { paymentRules, randomness } = this.#ports
    return keepRow<PaymentRuleRow>(this.#ports, { concept: 'payment-rule', rows: paymentRules }, row, (identity, stored) => ({
      ...rule,
      ...identity,
      plots: [...new Set(plotIds)].toSorted().map((plotId) => ({
        plotId,
        linkId: stored?.plots.find((link) => link.plotId === plotId)?.linkId ?? randomness.uuid(),
      })),
    }))
  }
}

/** Only SUPERADMIN or ORGADMIN (`spec.md` §6). Its plots ask for the full amount from then on. */
export class DeletePaymentRule {
  readonly #ports: AuditedWriting & Pick<Ports, 'paymentRules'>

  constructor(ports: AuditedWriting & Pick<Ports, 'paymentRules'>) {
    this.#ports = ports
  }

  async execute(command: {
    readonly actor: Actor
    readonly organisationId: OrganisationId
    readonly id: PaymentRuleId
  }): Promise<Result<null, SettingsRefusal>> {
    const judged = judgeManager(command.actor, command.organisationId)
    if (!judged.ok) return judged
    return removeRow(this.#ports, { concept: 'payment-rule', rows: this.#ports.paymentRules }, command)
  }
}
