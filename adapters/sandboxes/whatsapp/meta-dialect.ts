import type { Context } from 'hono'
import { z } from 'zod'
import { metaRefusal } from './dialect-errors.ts'
import { hydrated, type MessageLife, type TemplateSubmission } from './message-life.ts'
import { ownWords, registeredTemplates } from './registered-templates.ts'
import type { WhatsAppSandboxSettings } from './sandbox-settings.ts'

const text = z.object({ type: z.literal('text'), text: z.string() })
const body = z.object({
  messaging_product: z.literal('whatsapp'),
  recipient_type: z.literal('individual').optional(),
  to: z.string().regex(/^\+?\d{8,15}$/),
  type: z.enum(['template', 'text']),
  text: z.object({ body: z.string().min(1).max(4096) }).optional(),
  template: z
    .object({
      name: z.string(),
      language: z.object({ code: z.string() }),
      components: z
        .array(
          z.union([
            z.object({ type: z.literal('body'), parameters: z.array(text) }),
            z.object({
              type: z.literal('button'),
              sub_type: z.literal('url'),
              index: z.string(),
              parameters: z.array(text).length(1),
            }),
          ]),
        )
        .optional(),
    })
    .optional(),
  biz_opaque_callback_data: z.string().max(512).optional(),
})

/** `POST /v{N}/{phone number id}/messages`: what it takes, or Meta's refusal. */
export async function readMetaSubmission(c: Context, settings: WhatsAppSandboxSettings): Promise<TemplateSubmission | Response> {
  if (c.req.header('authorization') !== `Bearer ${settings.accessToken}`) return metaRefusal(c, 190, 'Invalid OAuth access token')
  if (c.req.param('phoneNumberId') !== settings.phoneNumberId) return metaRefusal(c, 100, 'Object does not exist')
  const read = body.safeParse(await c.req.json().catch(() => undefined))
  if (!read.success) return metaRefusal(c, 100, `Invalid parameter: ${read.error.issues[0]?.path.join('.')}`)
  const { to, type, template, text: words, biz_opaque_callback_data: callbackData = null } = read.data
  const addressed = { dialect: 'meta', to: to.replace('+', ''), callbackData, callbackUrl: settings.metaWebhookUrl } as const
  if (type === 'text' && words) return { ...addressed, template: ownWords(words.body), body: [], buttons: [] }
  if (!template) return metaRefusal(c, 100, 'Invalid parameter: template')

  const { name, language, components = [] } = template
  const known = registeredTemplates.find((one) => one.metaName === name && one.language === language.code)
  if (!known) return metaRefusal(c, 132001, `template name (${name}) does not exist in ${language.code}`)
  const values = components.flatMap((part) => (part.type === 'body' ? part.parameters.map(({ text: value }) => value) : []))
  const given = components.flatMap((part) => (part.type === 'button' ? [part] : []))
  const buttons = given.toSorted((a, b) => Number(a.index) - Number(b.index)).map(({ parameters }) => parameters[0]?.text ?? '')
  if (values.length !== known.parameters) {
    const counts = `number of localizable_params (${values.length}) does not match the expected number of params (${known.parameters})`
    return metaRefusal(c, 132000, `body: ${counts}`)
  }
  if (buttons.length !== known.buttons.length) return metaRefusal(c, 131008, 'Button parameter is missing')
  if ([...values, ...buttons].some((value) => value === '' || /[\n\t]| {5}/.test(value))) {
    return metaRefusal(c, 132012, 'Param text cannot be empty or have new-line/tab characters or more than 4 consecutive spaces')
  }
  if (hydrated(known, values).length > 1024) return metaRefusal(c, 132005, 'Translated text too long')
  return { ...addressed, template: known, body: values, buttons }
}

export function metaYes(c: Context, { id, to }: ReturnType<MessageLife['begin']>): Response {
  const messages = [{ id, message_status: 'accepted' }]
  return c.json({ messaging_product: 'whatsapp', contacts: [{ input: to, wa_id: to }], messages })
}
