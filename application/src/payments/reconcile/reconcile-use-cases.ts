import type { ReconcilePayments } from './reconcile-payments.ts'

/** The gateway's ledger against ours, as the command line sees it. */
export interface ReconcileUseCases {
  readonly reconcilePayments: Pick<ReconcilePayments, 'execute'>
}
