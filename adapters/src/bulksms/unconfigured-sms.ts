import type { IncomingMessage } from '@camp/application/conversations/receive-guest-messages.ts'
import type { SmsProvider, SmsRefused, SmsReportsRefused } from '@camp/application/messaging/sms/sms-provider.ts'
import { type Refused, refused } from '@camp/domain/shared/result.ts'

/** Stands in where no provider is set up: it refuses everything. */
export class UnconfiguredSms implements SmsProvider {
  readonly webhookSecret = null

  async submit(): Promise<Refused<SmsRefused>> {
    return refused(notConfigured)
  }

  async profile(): Promise<Refused<SmsRefused>> {
    return refused(notConfigured)
  }

  async registerWebhook(): Promise<Refused<SmsRefused>> {
    return refused(notConfigured)
  }

  readReports(): Refused<SmsReportsRefused> {
    return refused({ code: 'secret-invalid' })
  }

  readIncoming(): readonly IncomingMessage[] {
    return []
  }
}

const notConfigured: SmsRefused = {
  code: 'sms-refused',
  reason: 'not-configured',
  status: null,
  title: 'SMS is not set up',
  detail: null,
}
