import type { HandedOver, SendRefusal } from '@camp/application/messaging/message-sender.ts'
import type { OutgoingTemplate, OutgoingText, TemplateSender } from '@camp/application/whatsapp/template-sender.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { z } from 'zod'
import type { HttpAnswer, HttpTimeouts } from '../outbound/http-exchange.ts'
import { parsedJson } from '../shared/parsed-json.ts'
import { type AskProvider, askProvider, usualTimeouts } from './ask-provider.ts'
import { errorMeaning, twilioErrors } from './error-tables.ts'
import { unreadable } from './meta-templates.ts'
import type { TwilioSettings } from './whatsapp-settings.ts'

/**
 * Templates through Twilio (`docs/integrations/whatsapp.md`). Reports come to `callbackUrl`, which carries
 * our own id of the message.
 */
export class TwilioTemplates implements TemplateSender {
  readonly #settings: TwilioSettings
  readonly #callbackUrl: string
  readonly #timeouts: HttpTimeouts
  readonly #ask: AskProvider | undefined

  constructor(options: { settings: TwilioSettings; callbackUrl: string; timeouts?: HttpTimeouts; ask?: AskProvider }) {
    this.#settings = options.settings
    this.#callbackUrl = options.callbackUrl
    this.#timeouts = options.timeouts ?? usualTimeouts
    this.#ask = options.ask
  }

  async sendTemplate(template: OutgoingTemplate): Promise<Result<HandedOver, SendRefusal>> {
    const { mapping } = template
    if (!mapping.twilioContentSid) {
      return refused({
        code: 'undeliverable',
        detail: `WhatsApp: ${mapping.name} (${mapping.language}) has no ContentSid at Twilio`,
      })
    }
    const said = { ContentSid: mapping.twilioContentSid, ContentVariables: JSON.stringify(contentVariables(template.filled)) }
    return this.#send(template, said)
  }

  sendText(text: OutgoingText): Promise<Result<HandedOver, SendRefusal>> {
    return this.#send(text, { Body: text.text })
  }

  async #send(message: Addressed, said: Readonly<Record<string, string>>): Promise<Result<HandedOver, SendRefusal>> {
    const { url, accountSid, authToken } = this.#settings
    const question = {
      method: 'POST',
      url: `${url}/2010-04-01/Accounts/${accountSid}/Messages.json`,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        accept: 'application/json',
        authorization: `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`,
      },
      body: new URLSearchParams({ ...this.#fields(message), ...said }).toString(),
    } as const
    const answer = await askProvider(question, this.#timeouts, this.#ask)
    return answer.ok ? readTwilioAnswer(answer.value) : answer
  }

  #fields({ to, correlationId }: Addressed): Readonly<Record<string, string>> {
    return {
      From: `whatsapp:${this.#settings.from}`,
      To: `whatsapp:+${to}`,
      StatusCallback: `${this.#callbackUrl}?message=${encodeURIComponent(correlationId)}`,
    }
  }
}

type Addressed = Pick<OutgoingText, 'to' | 'correlationId'>

/** Numbered without gaps: the text's first, then those of the buttons, by their index. */
export function contentVariables({ body, buttons }: OutgoingTemplate['filled']): Readonly<Record<string, string>> {
  const values = [...body, ...buttons.map(({ text }) => text)]
  return Object.fromEntries(values.map((value, index) => [String(index + 1), value]))
}

const yes = z.object({ sid: z.string().regex(/^(SM|MM)[\da-f]{32}$/), status: z.string() })
const no = z.object({ code: z.number(), message: z.string().optional() })

function readTwilioAnswer(answer: HttpAnswer): Result<HandedOver, SendRefusal> {
  const body = parsedJson(answer.body)
  const taken = yes.safeParse(body)
  if (taken.success && answer.status >= 200 && answer.status < 300) {
    return accepted({ providerMessageId: taken.data.sid, deliveryState: 'accepted' })
  }
  const error = no.safeParse(body)
  if (!error.success) return unreadable(answer)
  const { code, message = 'no reason given' } = error.data
  return refused({ code: errorMeaning(twilioErrors, code, answer.status), detail: `WhatsApp ${code}: ${message}` })
}
