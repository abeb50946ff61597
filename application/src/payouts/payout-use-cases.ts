import { AnnounceNewAccounts } from './announce-new-accounts.ts'
import { PreparePayouts } from './prepare-payouts.ts'
import { PrintPayoutStatement } from './print-payout-statement.ts'
import { ApprovePayoutRun, SettlePayout } from './settle-payouts.ts'
import { ListOrganisationPayouts, ReportPayouts, ShowPayoutRun, ShowPayoutStatement, ShowPayouts } from './show-payouts.ts'

/** What the platform took for campsites goes out to them. */
export const payoutUseCases = {
  showPayouts: ShowPayouts,
  showPayoutRun: ShowPayoutRun,
  preparePayouts: PreparePayouts,
  announceNewAccounts: AnnounceNewAccounts,
  approvePayoutRun: ApprovePayoutRun,
  settlePayout: SettlePayout,
  reportPayouts: ReportPayouts,
  listOrganisationPayouts: ListOrganisationPayouts,
  showPayoutStatement: ShowPayoutStatement,
  printPayoutStatement: PrintPayoutStatement,
}
