import type { Result } from '@camp/domain/shared/result.ts'
import type { FilledTemplate } from '@camp/domain/whatsapp/fill-template.ts'
import type { TemplateMapping } from '@camp/domain/whatsapp/template-mapping.ts'
import type { HandedOver, SendRefusal } from '../messaging/message-sender.ts'

export interface OutgoingTemplate {
  /** International digits without a plus sign. */
  readonly to: string
  readonly mapping: TemplateMapping
  readonly filled: FilledTemplate
  /** Ours; a provider that can, repeats it in its reports. */
  readonly correlationId: string
}

/** Words of one's own, which a provider takes while the guest's last message is younger than a day. */
export interface OutgoingText {
  /** International digits without a plus sign. */
  readonly to: string
  readonly text: string
  readonly correlationId: string
}

/**
 * Hands one filled template to a WhatsApp provider. No provider notices that it gets a message twice, so a
 * try that was sent and not answered is `unknown-outcome` and never repeated by itself. Throws on an outage
 * before anything was sent.
 */
export interface TemplateSender {
  sendTemplate(template: OutgoingTemplate): Promise<Result<HandedOver, SendRefusal>>
  sendText(text: OutgoingText): Promise<Result<HandedOver, SendRefusal>>
}
