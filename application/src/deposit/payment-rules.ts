import type { PaymentRule } from '@camp/domain/deposit/payment-rule.ts'
import type { PlotId } from '@camp/domain/shared/ids.ts'
import type { SettingsRow, SettingsRows } from '../settings/settings-rows.ts'

/** A plot has one rule at most: put under another one, it leaves the one before. */
export interface PaymentRuleRow extends SettingsRow, PaymentRule {
  readonly id: PaymentRule['id']
  /** Its links to plots, in the order of their ids. Clients know `linkId` as orgPlotPaymentRuleId. */
  readonly plots: readonly { readonly plotId: PlotId; readonly linkId: string }[]
}

/** Links that are there already keep their ids; new ones get those that the row carries. */
export interface PaymentRules extends SettingsRows<PaymentRuleRow> {}
