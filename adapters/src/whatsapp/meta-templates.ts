import type { HandedOver, SendRefusal } from '@camp/application/messaging/message-sender.ts'
import type { OutgoingTemplate, OutgoingText, TemplateSender } from '@camp/application/whatsapp/template-sender.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { z } from 'zod'
import type { HttpAnswer, HttpTimeouts } from '../outbound/http-exchange.ts'
import { parsedJson } from '../shared/parsed-json.ts'
import { type AskProvider, askProvider, usualTimeouts } from './ask-provider.ts'
import { errorMeaning, metaErrors } from './error-tables.ts'
import type { MetaSettings } from './whatsapp-settings.ts'

/** Templates through Meta's Cloud API (`docs/integrations/whatsapp.md`). */
export class MetaTemplates implements TemplateSender {
  readonly #settings: MetaSettings
  readonly #timeouts: HttpTimeouts
  readonly #ask: AskProvider | undefined

  constructor(options: { settings: MetaSettings; timeouts?: HttpTimeouts; ask?: AskProvider }) {
    this.#settings = options.settings
    this.#timeouts = options.timeouts ?? usualTimeouts
    this.#ask = options.ask
  }

  sendTemplate(template: OutgoingTemplate): Promise<Result<HandedOver, SendRefusal>> {
    return this.#send(metaBody(template))
  }

  sendText({ to, text, correlationId }: OutgoingText): Promise<Result<HandedOver, SendRefusal>> {
    const whole = { messaging_product: 'whatsapp', recipient_type: 'individual', to, type: 'text' }
    return this.#send({ ...whole, text: { preview_url: false, body: text }, biz_opaque_callback_data: correlationId })
  }

  async #send(body: object): Promise<Result<HandedOver, SendRefusal>> {
    const { url, phoneNumberId, accessToken } = this.#settings
    const question = {
      method: 'POST',
      url: `${url}/${phoneNumberId}/messages`,
      headers: { 'content-type': 'application/json', accept: 'application/json', authorization: `Bearer ${accessToken}` },
      body: JSON.stringify(body),
    } as const
    const answer = await askProvider(question, this.#timeouts, this.#ask)
    return answer.ok ? readMetaAnswer(answer.value) : answer
  }
}

function metaBody({ to, mapping, filled, correlationId }: OutgoingTemplate) {
  const text = (value: string) => ({ type: 'text', text: value })
  const body = filled.body.length > 0 ? [{ type: 'body', parameters: filled.body.map(text) }] : []
  const buttons = filled.buttons.map((button) => ({
    type: 'button',
    sub_type: 'url',
    index: String(button.index),
    parameters: [text(button.text)],
  }))
  return {
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to,
    type: 'template',
    template: { name: mapping.metaName, language: { code: mapping.language }, components: [...body, ...buttons] },
    biz_opaque_callback_data: correlationId,
  }
}

const yes = z.object({ messages: z.array(z.object({ id: z.string().min(1).max(500) })).min(1) })

const no = z.object({
  error: z.object({
    code: z.number(),
    message: z.string().optional(),
    error_data: z.object({ details: z.string().optional() }).optional(),
  }),
})

/** A yes that cannot be read may be one all the same, and so may an error page in front of the provider. */
function readMetaAnswer(answer: HttpAnswer): Result<HandedOver, SendRefusal> {
  const body = parsedJson(answer.body)
  const taken = yes.safeParse(body)
  const [first] = taken.success && isYes(answer) ? taken.data.messages : []
  if (first) return accepted({ providerMessageId: first.id, deliveryState: 'accepted' })
  const error = no.safeParse(body)
  if (error.success) {
    const { code, message, error_data } = error.data.error
    const detail = `WhatsApp ${code}: ${error_data?.details ?? message ?? 'no reason given'}`
    return refused({ code: errorMeaning(metaErrors, code, answer.status), detail })
  }
  return unreadable(answer)
}

function isYes({ status }: HttpAnswer): boolean {
  return status >= 200 && status < 300
}

export function unreadable(answer: HttpAnswer): Result<never, SendRefusal> {
  const detail = `WhatsApp: answered ${answer.status} without a reason`
  if (answer.status === 429 || answer.status === 503) return refused({ code: 'temporary', detail })
  const isOpen = isYes(answer) || answer.status >= 500
  return refused({ code: isOpen ? 'unknown-outcome' : errorMeaning(metaErrors, undefined, answer.status), detail })
}
