import { type PaymentRuleFacts, paymentRuleProblems } from '@camp/domain/deposit/payment-rule-problems.ts'
import type { PaymentRuleId, PlotId } from '@camp/domain/shared/ids.ts'
import type { AuditedWriting } from '../settings/audited-writing.ts'
import { type RowToSave, type SavedRow, type SaveRowPorts, saveSettingsRow } from '../settings/save-settings-row.ts'
import { DeleteSettingsRow, ListSettingsRows } from '../settings/settings-row-use-cases.ts'
import type { PaymentRuleRow, PaymentRules } from './payment-rules.ts'

interface Ports extends SaveRowPorts {
  readonly paymentRules: PaymentRules
}

export class ListPaymentRules extends ListSettingsRows<PaymentRuleRow> {
  constructor(ports: Pick<Ports, 'paymentRules'>) {
    super(ports.paymentRules)
  }
}

export interface SavePaymentRuleCommand extends RowToSave<PaymentRuleId> {
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

  execute({ rule, plotIds, ...row }: SavePaymentRuleCommand): SavedRow<PaymentRuleId> {
    const { paymentRules, randomness } = this.#ports
    return saveSettingsRow<PaymentRuleRow>(this.#ports, { concept: 'payment-rule', rows: paymentRules }, row, () => ({
      problems: paymentRuleProblems(rule),
      make: (identity, stored) => ({
        ...rule,
        ...identity,
        plots: [...new Set(plotIds)].toSorted().map((plotId) => ({
          plotId,
          linkId: stored?.plots.find((link) => link.plotId === plotId)?.linkId ?? randomness.uuid(),
        })),
      }),
    }))
  }
}

/** Only SUPERADMIN or ORGADMIN (rule U6). Its plots ask for the full amount from then on. */
export class DeletePaymentRule extends DeleteSettingsRow<PaymentRuleRow> {
  constructor(ports: AuditedWriting & Pick<Ports, 'paymentRules'>) {
    super(ports, { concept: 'payment-rule', rows: ports.paymentRules })
  }
}
