import type { ReceiveSmsReports } from './receive-sms-reports.ts'
import type { RegisterSmsWebhook } from './register-sms-webhook.ts'
import type { RelaySms } from './relay-sms.ts'
import type { ShowSmsProfile } from './show-sms-profile.ts'
import type { ShowSmsReport } from './show-sms-report.ts'

/** SMS and the provider's account, as the doors see them. */
export interface SmsUseCases {
  readonly relaySms: Pick<RelaySms, 'execute'>
  readonly showSmsProfile: Pick<ShowSmsProfile, 'execute'>
  readonly showSmsReport: Pick<ShowSmsReport, 'execute'>
  readonly receiveSmsReports: Pick<ReceiveSmsReports, 'execute'>
  readonly registerSmsWebhook: Pick<RegisterSmsWebhook, 'execute'>
}
