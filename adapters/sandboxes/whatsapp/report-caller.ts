import { metaSignature, twilioSignature } from '../../src/whatsapp/signatures.ts'
import { answerTo, type Deliver, notAllowed, type OutgoingCall } from '../outgoing-call.ts'
import type { SandboxTime } from '../sandbox-time.ts'
import type { SandboxChatMessage, SandboxStatus, WhatsAppLedger } from './sandbox-ledger.ts'
import type { WhatsAppSandboxSettings } from './sandbox-settings.ts'

interface Ports {
  readonly settings: WhatsAppSandboxSettings
  readonly ledger: WhatsAppLedger
  readonly time: SandboxTime
  readonly deliver: Deliver
}

/** Signs what became of a message, and calls again until the report is taken or the ladder ends. */
export class ReportCaller {
  readonly #ports: Ports

  constructor(ports: Ports) {
    this.#ports = ports
  }

  report(message: SandboxChatMessage, status: SandboxStatus): void {
    const { callbackUrl } = message
    if (callbackUrl) void this.#call(callbackUrl, message, status, 1)
  }

  async #call(url: string, message: SandboxChatMessage, status: SandboxStatus, attempt: number): Promise<void> {
    const { settings, ledger, time } = this.#ports
    const answer = await this.#answerTo(url, message, status)
    ledger.noteCall({ at: time.now(), messageId: message.id, to: message.to, status: status.status, attempt, answer })
    const wait = settings.retryMs[attempt - 1]
    if (/^2\d\d$/.test(answer) || answer === notAllowed || wait === undefined) return
    time.later(wait, () => void this.#call(url, message, status, attempt + 1))
  }

  #answerTo(url: string, message: SandboxChatMessage, status: SandboxStatus): Promise<string> {
    const { settings, deliver } = this.#ports
    const write = message.dialect === 'meta' ? metaReport : twilioReport
    return answerTo(url, () => write(url, { message, status, settings }), { notifiedHosts: settings.notifiedHosts, deliver })
  }
}

interface Report {
  readonly message: SandboxChatMessage
  readonly status: SandboxStatus
  readonly settings: WhatsAppSandboxSettings
}

function metaReport(url: string, { message, status, settings }: Report): OutgoingCall {
  const { errorCode: code } = status
  const errors = code === null ? {} : { errors: [{ code, title: `Error ${code}`, error_data: { details: `Error ${code}` } }] }
  const callback = message.callbackData === null ? {} : { biz_opaque_callback_data: message.callbackData }
  const told = {
    id: message.id,
    status: status.status,
    timestamp: String(Math.floor(status.at.epochMilliseconds / 1000)),
    recipient_id: message.to,
    ...callback,
    ...errors,
    ...(code === null ? { pricing: { billable: true, pricing_model: 'PMP', category: 'utility', type: 'regular' } } : {}),
  }
  const metadata = { display_phone_number: settings.from.slice(1), phone_number_id: settings.phoneNumberId }
  const value = { messaging_product: 'whatsapp', metadata, statuses: [told] }
  const rawBody = JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [{ id: '102290129340398', changes: [{ field: 'messages', value }] }],
  })
  const signature = metaSignature(new TextEncoder().encode(rawBody), settings.appSecret)
  return { url, rawBody, headers: { 'content-type': 'application/json', 'x-hub-signature-256': signature } }
}

function twilioReport(url: string, { message, status, settings }: Report): OutgoingCall {
  const word = status.status === 'failed' ? 'undelivered' : status.status
  const fields = new URLSearchParams({
    MessageSid: message.id,
    SmsSid: message.id,
    AccountSid: settings.accountSid,
    From: `whatsapp:${settings.from}`,
    To: `whatsapp:+${message.to}`,
    MessageStatus: word,
    SmsStatus: word,
    ApiVersion: '2010-04-01',
    ChannelPrefix: 'whatsapp',
    ...(status.errorCode === null ? {} : { ErrorCode: String(status.errorCode) }),
  })
  const signature = twilioSignature(url, fields, settings.authToken)
  const type = 'application/x-www-form-urlencoded; charset=UTF-8'
  return { url, rawBody: fields.toString(), headers: { 'content-type': type, 'x-twilio-signature': signature } }
}
