import type { VerificationPreference } from '@camp/domain/reservations/reservation.ts'
import { useShell } from './use-shell.ts'

/** Whether a page may say that a message comes. */
export function useMessagesGuests(): boolean {
  return useShell()?.messagesGuests ?? false
}

/** The ways of messaging a phone that this marketplace has. */
export function usePhoneChannels(): readonly VerificationPreference[] {
  return useShell()?.phoneChannels ?? []
}
