import { Temporal } from '../shared/temporal.ts'
import type { MessageChannel } from './notification.ts'

/**
 * Hours for which a provider drops what it has already by the message's own id: BulkSMS forgets an id after
 * about twelve (rule M12), so an hour is left for its clock and ours. Null: no time makes a difference; an
 * e-mail keeps its Message-ID for ever, and WhatsApp knows no id, so that its doubt begins at once
 * (`unknown-outcome`).
 */
const hoursAnIdIsKnown: Readonly<Record<MessageChannel, number | null>> = { email: null, sms: 11, app: null }

/**
 * Whether its provider may take a message a second time. `since` is when it was first asked and did not say
 * whether it took it; null: surely it did not.
 */
export function isIdForgotten(channel: MessageChannel, since: Temporal.Instant | null, now: Temporal.Instant): boolean {
  const hours = hoursAnIdIsKnown[channel]
  return since !== null && hours !== null && Temporal.Instant.compare(now, since.add({ hours })) >= 0
}
