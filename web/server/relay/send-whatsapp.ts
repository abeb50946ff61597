import type { RelayRefusal } from '@camp/application/messaging/relay/permit-relay.ts'
import type { RelayTemplateRefusal } from '@camp/application/whatsapp/relay-template.ts'
import { templateRefusalText } from '@camp/application/whatsapp/template-delivery.ts'
import { languages } from '@camp/domain/languages/language.ts'
import { z } from 'zod'
import type { JsonAnswer } from './json-answer.ts'
import { type RelayCall, type RelaySettings, relayDoor } from './relay-door.ts'

/** In the words of rule M7. */
const failed = 'Failed to send WhatsApp message'

const value = z.union([z.string().max(1024), z.number()]).transform(String)

const sendWhatsAppBody = z.object({
  phoneNumber: z.string().trim().min(1).max(40),
  template: z.string().regex(/^[a-z\d_]{1,512}$/),
  language: z.enum(languages).default('en'),
  variables: z.record(z.string().regex(/^([1-9]|CONFIRM|CANCEL)$/), value).default({}),
})

/** `POST /api/whatsapp/send {phoneNumber, template, variables keyed 1 to 9}` (rule C4). */
export function sendWhatsAppDoor(settings: RelaySettings) {
  return relayDoor(settings, sendWhatsApp)
}

const sendWhatsApp: RelayCall<z.output<typeof sendWhatsAppBody>, { readonly messageId: string | null }, RelayTemplateRefusal> = {
  path: '/whatsapp/send',
  body: sendWhatsAppBody,
  execute: ({ relayTemplate }, { actor, body }) => relayTemplate.execute({ actor, ...body }),
  done: ({ messageId }) => ({ success: true, message: 'WhatsApp message sent', messageId }),
  failed: answerTo,
  unreadable: failed,
}

const statuses = {
  'template-unknown': 404,
  'number-invalid': 400,
  'variables-with-gap': 400,
  'variable-missing': 400,
  'button-leads-elsewhere': 400,
  'body-too-long': 400,
  'template-inactive': 409,
  undeliverable: 422,
  temporary: 503,
  'unknown-outcome': 504,
  'switched-off': 503,
  unreachable: 502,
} as const satisfies Record<Exclude<RelayTemplateRefusal, RelayRefusal>['code'], number>

function answerTo(refusal: Exclude<RelayTemplateRefusal, RelayRefusal>): JsonAnswer {
  const details = refusal.code === 'unreachable' ? refusal.detail : templateRefusalText(refusal)
  return { status: statuses[refusal.code], body: { success: false, error: failed, details } }
}
