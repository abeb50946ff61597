import type { GuestDetails, VerificationPreference } from '../reservations/reservation.ts'
import { type CellNumberRefusal, internationalDigits } from './cell-number.ts'
import type { MessageChannel } from './notification.ts'

export type SkippedBecause = CellNumberRefusal['code'] | 'no-email'

/** One message to send, or the reason why this channel stays silent. */
export type Recipient =
  | { readonly channel: MessageChannel; readonly to: string }
  | { readonly channel: MessageChannel; readonly skipped: SkippedBecause }

export type ReachableGuest = Pick<GuestDetails, 'countryCode' | 'cell' | 'verificationPreference'> & {
  readonly email: string | null
}

const channelOf: Readonly<Record<VerificationPreference, MessageChannel>> = { WHATSAPP: 'app', SMS: 'sms' }

/** The preferred phone channel, and e-mail always (rule M2). Which event it is makes no difference. */
export function notificationsFor(guest: ReachableGuest): readonly Recipient[] {
  return [byPhone(guest), byEmail(guest)]
}

function byPhone(guest: ReachableGuest): Recipient {
  const channel = channelOf[guest.verificationPreference]
  const number = internationalDigits(guest.countryCode, guest.cell)
  return number.ok ? { channel, to: number.value } : { channel, skipped: number.refusal.code }
}

function byEmail(guest: ReachableGuest): Recipient {
  const address = guest.email?.trim()
  return address ? { channel: 'email', to: address } : { channel: 'email', skipped: 'no-email' }
}
