import { type Result, refused } from '@camp/domain/shared/result.ts'
import type { HandedOver, MessageSender, OutgoingMessage, SendRefusal } from '../messaging/message-sender.ts'
import { type TemplateDelivery, templateRefusalText } from './template-delivery.ts'

/** Channel `app`: what is composed for it goes out as a registered template, or in words of one's own. */
export class TemplateMessageSender implements MessageSender {
  readonly #delivery: TemplateDelivery

  constructor(delivery: TemplateDelivery) {
    this.#delivery = delivery
  }

  async send({ id, to, template, variables, language, text }: OutgoingMessage): Promise<Result<HandedOver, SendRefusal>> {
    const sent = template
      ? await this.#delivery.deliver({ to, template, language, variables: variables ?? {}, correlationId: id })
      : await this.#delivery.deliverText({ to, text, correlationId: id })
    return sent.ok ? sent : refused(asSendRefusal(sent.refusal))
  }
}

type Refusal = Parameters<typeof templateRefusalText>[0]

/** What was refused before the provider was asked ends the same on every try. */
function asSendRefusal(refusal: Refusal): SendRefusal {
  if (refusal.code === 'temporary' || refusal.code === 'unknown-outcome') return refusal
  return { code: 'undeliverable', detail: templateRefusalText(refusal) }
}
