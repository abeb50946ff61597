import type { Context } from 'hono'
import { twilioRefusal } from './dialect-errors.ts'
import type { MessageLife, TemplateSubmission } from './message-life.ts'
import { ownWords, registeredTemplates } from './registered-templates.ts'
import type { WhatsAppSandboxSettings } from './sandbox-settings.ts'

/** `POST /2010-04-01/Accounts/{AccountSid}/Messages.json`: what it takes, or Twilio's refusal. */
export async function readTwilioSubmission(
  c: Context,
  settings: WhatsAppSandboxSettings,
): Promise<TemplateSubmission | Response> {
  const { accountSid, authToken, from } = settings
  const basic = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`
  if (c.req.header('authorization') !== basic) return twilioRefusal(c, 20003, 'Authenticate')
  if (c.req.param('accountSid') !== accountSid) return twilioRefusal(c, 20404, 'The requested resource was not found')
  const form = new URLSearchParams(await c.req.text())
  const to = form.get('To') ?? ''
  if (!/^whatsapp:\+\d{8,15}$/.test(to)) return twilioRefusal(c, 21211, "Invalid 'To' Phone Number")
  if (form.get('From') !== `whatsapp:${from}`) return twilioRefusal(c, 63007, 'Twilio could not find a Channel with that From')

  const addressed = {
    dialect: 'twilio',
    to: to.replace('whatsapp:+', ''),
    callbackData: null,
    callbackUrl: form.get('StatusCallback'),
  } as const
  const words = form.get('Body')
  if (words) return { ...addressed, template: ownWords(words), body: [], buttons: [] }
  const contentSid = form.get('ContentSid')
  if (!contentSid) return twilioRefusal(c, form.has('ContentVariables') ? 21654 : 63016, 'ContentSid is required')
  const template = registeredTemplates.find((one) => one.contentSid === contentSid)
  if (!template) return twilioRefusal(c, 21655, 'The ContentSid is invalid')
  const values = orderedVariables(form.get('ContentVariables') ?? '{}')
  const wanted = template.parameters + template.buttons.length
  if (values?.length !== wanted) return twilioRefusal(c, 21656, 'The Content Variables parameter is invalid')
  return {
    ...addressed,
    template,
    body: values.slice(0, template.parameters),
    buttons: values.slice(template.parameters),
  }
}

/**
 * `{"1":"Thandi","2":"Kwena"}` in order; undefined where it is no such object, has a gap, or a value that
 * WhatsApp refuses.
 */
function orderedVariables(json: string): readonly string[] | undefined {
  const parsed = ((): unknown => {
    try {
      return JSON.parse(json)
    } catch {
      return undefined
    }
  })()
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return undefined
  const variables = parsed as Readonly<Record<string, unknown>>
  const values = Object.keys(variables).map((_, index) => variables[String(index + 1)])
  const isFit = (value: unknown) => typeof value === 'string' && value !== '' && !/[\n\t]| {5}/.test(value)
  return values.every(isFit) ? (values as readonly string[]) : undefined
}

export function twilioYes(
  c: Context,
  { id, to, text, submittedAt }: ReturnType<MessageLife['begin']>,
  { accountSid, from }: WhatsAppSandboxSettings,
): Response {
  const date = new Date(submittedAt.epochMilliseconds).toUTCString().replace('GMT', '+0000')
  const uri = `/2010-04-01/Accounts/${accountSid}/Messages/${id}`
  const facts = {
    sid: id,
    account_sid: accountSid,
    api_version: '2010-04-01',
    to: `whatsapp:+${to}`,
    from: `whatsapp:${from}`,
    body: text,
    status: 'queued',
    direction: 'outbound-api',
    num_segments: '1',
    num_media: '0',
    price: null,
    price_unit: null,
    error_code: null,
    error_message: null,
    date_created: date,
    date_updated: date,
    date_sent: null,
    messaging_service_sid: null,
    uri: `${uri}.json`,
    subresource_uris: { media: `${uri}/Media.json` },
  }
  return c.json(facts, 201)
}
