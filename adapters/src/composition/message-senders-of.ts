import type { MessageSenders } from '@camp/application/messaging/message-sender.ts'
import type { Configuration } from '../configuration/configuration.ts'
import type { Logger } from '../logging/logger.ts'
import { LocalMailboxSender } from '../messaging/local-mailbox-sender.ts'
import { SmtpMessageSender } from '../messaging/smtp-message-sender.ts'

/** A channel without credentials delivers to the local mailbox. */
export function messageSendersOf({ smtp }: Pick<Configuration, 'smtp'>, logger: Pick<Logger, 'info'>): MessageSenders {
  const local = new LocalMailboxSender()
  return { email: smtp ? new SmtpMessageSender({ ...smtp, logger }) : local, sms: local, app: local }
}

/** The local mailbox shows every message to everybody: only where nothing is real. */
export function hasLocalMailbox({
  databaseUrl,
  smtp,
  bulkSms,
  whatsApp,
}: Pick<Configuration, 'databaseUrl' | 'smtp' | 'bulkSms' | 'whatsApp'>): boolean {
  return [databaseUrl, smtp, bulkSms, whatsApp].every((setting) => setting === undefined)
}
