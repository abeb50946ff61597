import { Temporal } from '../shared/temporal.ts'

/** WhatsApp takes words of one's own for so long after the guest last wrote there (rule M26). */
const windowHours = 24

/** Null: the guest has written nothing there. */
export function isWhatsAppOpen(lastWrittenAt: Temporal.Instant | null, now: Temporal.Instant): boolean {
  return lastWrittenAt !== null && Temporal.Instant.compare(now, lastWrittenAt.add({ hours: windowHours })) < 0
}
