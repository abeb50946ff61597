import type { MessageChannel } from './notification.ts'

const next: Readonly<Record<MessageChannel, MessageChannel | null>> = { app: 'sms', sms: 'email', email: null }

/**
 * Where a message goes on when its channel certainly did not reach the guest: WhatsApp, then SMS, then
 * e-mail.
 */
export function fallbackChannel(failed: MessageChannel): MessageChannel | null {
  return next[failed]
}

const mark = ' fallback'

/**
 * The occurrence of the message that steps in: one a channel, however often and by however many channels it
 * failed.
 */
export function fallbackOccurrence(occurrence: string): string {
  return `${originalOccurrence(occurrence)}${mark}`
}

export function originalOccurrence(occurrence: string): string {
  return isFallback(occurrence) ? occurrence.slice(0, -mark.length) : occurrence
}

export function isFallback(occurrence: string): boolean {
  return occurrence.endsWith(mark)
}
