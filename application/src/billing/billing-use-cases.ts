import type { ShowBillingReport } from './show-billing-report.ts'

/** What organisations owe the platform, as the doors see it. */
export interface BillingUseCases {
  readonly showBillingReport: Pick<ShowBillingReport, 'execute'>
}
