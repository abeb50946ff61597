import type { SmsRefused } from '@camp/application/messaging/sms/sms-provider.ts'
import { type Stop, stop } from '../answer.ts'

/** What the SMS provider said no to, in its own words. */
export function smsStop({ reason, title, detail }: SmsRefused): Stop {
  if (reason === 'not-configured')
    return stop('configuration', 'SMS is not set up: BULKSMS_TOKEN_ID and BULKSMS_TOKEN_SECRET are not set.')
  const exit = reason === 'message-refused' || reason === 'not-authorised' || reason === 'no-credits' ? 'failed' : 'unavailable'
  return stop(exit, `BulkSMS: ${title}.`, ...(detail ? [detail.trim()] : []))
}
