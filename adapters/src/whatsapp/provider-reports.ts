import type { IncomingMessage } from '@camp/application/conversations/receive-guest-messages.ts'
import type { DeliveryReport } from '@camp/application/messaging/communication-history.ts'
import type { ReceivedReports, ReportsRefusal, WhatsAppReports } from '@camp/application/whatsapp/delivery-reports.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import { isSameSecret } from '../shared/is-same-secret.ts'
import { parsedJson } from '../shared/parsed-json.ts'
import { metaReports, metaSaid } from './meta-reports.ts'
import { bodyDigest, metaSignature, twilioSignature, withAndWithoutPort } from './signatures.ts'
import { twilioReports, twilioSaid } from './twilio-reports.ts'
import type { MetaSettings, TwilioSettings, WhatsAppSettings } from './whatsapp-settings.ts'

type Answer = Result<readonly DeliveryReport[], ReportsRefusal>

const forged = refused({ code: 'signature-invalid' } as const)
const unreadable = refused({ code: 'reports-unreadable' } as const)

/** Believes the configured provider alone, and only what carries its signature. */
export class ProviderReports implements WhatsAppReports {
  readonly #settings: WhatsAppSettings | undefined
  readonly #publicUrl: string

  constructor(options: { settings: WhatsAppSettings | undefined; publicUrl: string }) {
    this.#settings = options.settings
    this.#publicUrl = options.publicUrl.replace(/\/+$/, '')
  }

  read(received: ReceivedReports, now: Temporal.Instant): Answer {
    const settings = this.#settings
    if (settings?.provider !== received.provider) return forged
    return settings.provider === 'meta' ? readMeta(received, settings) : this.#readTwilio(received, settings, now)
  }

  said(received: ReceivedReports): readonly IncomingMessage[] {
    const settings = this.#settings
    if (settings?.provider !== received.provider) return []
    if (settings.provider === 'meta') return isOfMeta(received, settings) ? metaSaid(parsedJson(textOf(received.rawBody))) : []
    const told = this.#believedOfTwilio(received, settings)
    return told ? twilioSaid(told) : []
  }

  challengeOf(query: Readonly<Record<string, string | undefined>>): string | undefined {
    const settings = this.#settings
    if (settings?.provider !== 'meta' || query['hub.mode'] !== 'subscribe') return undefined
    return isSameSecret(query['hub.verify_token'] ?? '', settings.verifyToken) ? query['hub.challenge'] : undefined
  }

  #readTwilio(received: ReceivedReports, settings: TwilioSettings, now: Temporal.Instant): Answer {
    const told = this.#believedOfTwilio(received, settings)
    if (told === undefined) return forged
    const messageId = new URL(received.path, 'http://ours').searchParams.get('message')
    const reports = told && twilioReports(told, { now, messageId })
    return reports ? accepted(reports) : unreadable
  }

  /** What was told, once its signature is right; undefined: forged, null: no fields. */
  #believedOfTwilio(received: ReceivedReports, { authToken }: TwilioSettings): URLSearchParams | null | undefined {
    const { rawBody, headers, path } = received
    const query = new URL(path, 'http://ours').searchParams
    const isForm = headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false
    const fields = isForm ? new URLSearchParams(textOf(rawBody)) : new URLSearchParams()
    const signature = headers['x-twilio-signature'] ?? ''
    const addresses = withAndWithoutPort(`${this.#publicUrl}${path}`)
    const isSigned = addresses.map((url) => isSameSecret(signature, twilioSignature(url, fields, authToken))).includes(true)
    if (!isSigned) return undefined
    // Of anything but a form the address alone is signed, and in it stands a digest of the body.
    if (!isForm && !isSameSecret(query.get('bodySHA256') ?? '', bodyDigest(rawBody))) return undefined
    return isForm ? fields : (fieldsOfJson(rawBody) ?? null)
  }
}

function isOfMeta({ rawBody, headers }: ReceivedReports, { appSecret }: MetaSettings): boolean {
  return isSameSecret(headers['x-hub-signature-256'] ?? '', metaSignature(rawBody, appSecret))
}

function readMeta(received: ReceivedReports, settings: MetaSettings): Answer {
  if (!isOfMeta(received, settings)) return forged
  const reports = metaReports(parsedJson(textOf(received.rawBody)))
  return reports ? accepted(reports) : unreadable
}

function fieldsOfJson(rawBody: Uint8Array): URLSearchParams | undefined {
  const body = parsedJson(textOf(rawBody))
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return undefined
  return new URLSearchParams(Object.entries(body).map(([name, value]) => [name, String(value)]))
}

function textOf(rawBody: Uint8Array): string {
  return Buffer.from(rawBody).toString('utf8')
}
