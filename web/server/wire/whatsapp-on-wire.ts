import type { ShownWhatsAppMessage, ShownWhatsAppMessageDetail } from '@camp/application/whatsapp/list-whatsapp-messages.ts'
import { instantOnWire } from './on-wire.ts'

/** A message of channel `app` on a page: its number masked, its moments as text. */
export function whatsAppMessageOnWire(message: ShownWhatsAppMessage) {
  const { id, type, event, language, maskedNumber, state, error, tries, createdAt, stateAt, reservation } = message
  return {
    id,
    type,
    event,
    language,
    maskedNumber,
    state,
    error,
    tries,
    createdAt: instantOnWire(createdAt),
    stateAt: instantOnWire(stateAt),
    reservation: reservation && {
      id: reservation.id as string,
      simpleReference: reservation.simpleReference,
      orgSlug: reservation.orgSlug,
      orgName: reservation.orgName,
    },
  }
}

export function whatsAppMessageDetailOnWire(message: ShownWhatsAppMessageDetail) {
  const { text, providerMessageId, resend } = message
  return { ...whatsAppMessageOnWire(message), text, providerMessageId, resend }
}

export type WireWhatsAppMessage = ReturnType<typeof whatsAppMessageOnWire>
