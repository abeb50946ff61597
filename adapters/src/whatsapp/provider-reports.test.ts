import { Temporal } from '@camp/domain/shared/temporal.ts'
import { describe, expect, it } from 'vitest'
import { ProviderReports } from './provider-reports.ts'
import { bodyDigest, metaSignature, twilioSignature } from './signatures.ts'
import { metaIncomingCall, metaStatusCall, twilioCallback, twilioMessageSid } from './testing/recorded-shapes.ts'
import { metaSettings, twilioSettings } from './testing/whatsapp-settings-of-test.ts'

const now = Temporal.Instant.from('2026-11-21T08:00:00Z')
const publicUrl = 'https://camp.example'
const forged = { ok: false, refusal: { code: 'signature-invalid' } }
const unreadable = { ok: false, refusal: { code: 'reports-unreadable' } }

const metaDoor = new ProviderReports({ settings: metaSettings, publicUrl })
const twilioDoor = new ProviderReports({ settings: twilioSettings, publicUrl })
const bytes = (text: string) => new TextEncoder().encode(text)

function fromMeta(text: string, signature = metaSignature(bytes(text), metaSettings.appSecret)) {
  const headers = { 'content-type': 'application/json', 'x-hub-signature-256': signature }
  return metaDoor.read({ provider: 'meta', rawBody: bytes(text), headers, path: '/api/whatsapp/webhook' }, now)
}

const path = '/api/whatsapp/twilio?message=message-1'
const form = { 'content-type': 'application/x-www-form-urlencoded; charset=UTF-8' }

function fromTwilio(fields: URLSearchParams, signedUrl = publicUrl + path) {
  const signature = twilioSignature(signedUrl, fields, twilioSettings.authToken)
  const headers = { ...form, 'x-twilio-signature': signature }
  return twilioDoor.read({ provider: 'twilio', rawBody: bytes(fields.toString()), headers, path }, now)
}

describe('a call of Meta', () => {
  it('is a list of reports, each with the provider’s id and ours', () => {
    const sent = { status: 'sent', timestamp: '1795248000', biz_opaque_callback_data: 'message-1' }
    const errors = [
      { code: 131026, title: 'Undeliverable', message: 'Undeliverable', error_data: { details: 'Not on WhatsApp' } },
    ]

    expect(fromMeta(JSON.stringify(metaStatusCall(sent, { id: 'wamid.2', status: 'failed', errors })))).toEqual({
      ok: true,
      value: [
        {
          channel: 'app',
          providerMessageId: 'wamid.1',
          state: 'sent',
          error: null,
          messageId: 'message-1',
          at: Temporal.Instant.from('2026-11-21T08:00:00Z'),
        },
        {
          channel: 'app',
          providerMessageId: 'wamid.2',
          state: 'failed',
          error: 'WhatsApp 131026: Not on WhatsApp',
          at: Temporal.Instant.from('2026-11-21T08:00:00Z'),
        },
      ],
    })
  })

  it('is checked over its bytes: written another way, the same JSON is another call', () => {
    const written = JSON.stringify(metaStatusCall({})).replace('utility', '\\u0075tility')

    expect(fromMeta(written)).toMatchObject({ ok: true })
    expect(fromMeta(written, metaSignature(bytes(JSON.stringify(JSON.parse(written))), metaSettings.appSecret))).toEqual(forged)
  })

  it('that is no list of statuses is taken and says nothing', () => {
    const nothing = { ok: true, value: [] }

    expect(fromMeta(JSON.stringify(metaIncomingCall))).toEqual(nothing)
    expect(fromMeta(JSON.stringify(metaStatusCall({ status: 'warning' })))).toEqual(nothing)
    expect(fromMeta(JSON.stringify({ object: 'whatsapp_business_account', entry: [] }))).toEqual(nothing)
  })

  it('is heard but for what of it has a shape that is new to us', () => {
    const call = metaStatusCall({ timestamp: '' }, { id: 'wamid.2', status: 'read' })
    expect(fromMeta(JSON.stringify(call))).toMatchObject({ ok: true, value: [{ providerMessageId: 'wamid.2', state: 'read' }] })

    const said = structuredClone(metaIncomingCall)
    const messages = said.entry[0]!.changes[0]!.value.messages as unknown[]
    messages.unshift({ id: 'wamid.0', user_id: 'ZA.1', type: 'text', text: { body: 'by a name alone' } })
    const rawBody = bytes(JSON.stringify(said))
    const headers = { 'x-hub-signature-256': metaSignature(rawBody, metaSettings.appSecret) }
    expect(metaDoor.said({ provider: 'meta', rawBody, headers, path: '/api/whatsapp/webhook' })).toHaveLength(1)
  })

  it.each(['', '{', 'null', '[]', '{"object":1}', '{"object":"x","entry":[{"changes":[{}]}]}'])(
    'that is signed nonsense is unreadable: %s',
    (text) => {
      expect(fromMeta(text)).toEqual(unreadable)
    },
  )

  it('answers the challenge of whoever knows the token', () => {
    const right = { 'hub.mode': 'subscribe', 'hub.verify_token': 'verify me', 'hub.challenge': '1158201444' }

    expect(metaDoor.challengeOf(right)).toBe('1158201444')
    expect(metaDoor.challengeOf({ ...right, 'hub.verify_token': 'verify' })).toBeUndefined()
    expect(metaDoor.challengeOf({ ...right, 'hub.mode': 'unsubscribe' })).toBeUndefined()
    expect(metaDoor.challengeOf({})).toBeUndefined()
    expect(twilioDoor.challengeOf(right)).toBeUndefined()
  })
})

describe('a call of Twilio', () => {
  it('is one report, at the moment at which it came', () => {
    expect(fromTwilio(twilioCallback({ MessageStatus: 'undelivered', ErrorCode: '63024' }))).toEqual({
      ok: true,
      value: [
        {
          channel: 'app',
          providerMessageId: twilioMessageSid,
          state: 'failed',
          error: 'WhatsApp 63024: undelivered',
          at: now,
          messageId: 'message-1',
        },
      ],
    })
  })

  it.each([
    ['accepted', 'accepted'],
    ['scheduled', 'accepted'],
    ['queued', 'accepted'],
    ['sending', 'accepted'],
    ['sent', 'sent'],
    ['delivered', 'delivered'],
    ['read', 'read'],
    ['undelivered', 'failed'],
    ['failed', 'failed'],
    ['canceled', 'failed'],
  ])('with status %s says: %s', (MessageStatus, state) => {
    expect(fromTwilio(twilioCallback({ MessageStatus }))).toMatchObject({ value: [{ state }] })
  })

  it('with a status that nobody knows says nothing, and without an id is unreadable', () => {
    expect(fromTwilio(twilioCallback({ MessageStatus: 'partially_delivered' }))).toEqual({ ok: true, value: [] })
    expect(fromTwilio(twilioCallback({ MessageStatus: 'constructor' }))).toEqual({ ok: true, value: [] })
    expect(fromTwilio(twilioCallback({ MessageSid: 'x', SmsSid: 'x' }))).toEqual(unreadable)
  })

  it('is believed with and without the default port in the signed address', () => {
    expect(fromTwilio(twilioCallback(), `https://camp.example:443${path}`)).toMatchObject({ ok: true })
    expect(fromTwilio(twilioCallback(), `https://camp.example:80${path}`)).toEqual(forged)
    expect(fromTwilio(twilioCallback(), `http://camp.example${path}`)).toEqual(forged)
    expect(fromTwilio(twilioCallback(), `${publicUrl}/api/whatsapp/twilio`)).toEqual(forged)
  })

  it('is signed over the values of repeated names that differ', () => {
    const fields = twilioCallback()
    for (const value of ['b', 'a', 'b']) fields.append('MediaUrl', value)
    const signed = `${publicUrl}${path}`
    const once = twilioCallback()
    for (const value of ['a', 'b']) once.append('MediaUrl', value)

    expect(fromTwilio(fields)).toMatchObject({ ok: true })
    expect(twilioSignature(signed, fields, 'x')).toBe(twilioSignature(signed, once, 'x'))
  })

  it('in JSON is checked by the digest in its signed address', () => {
    const body = JSON.stringify({ MessageSid: twilioMessageSid, MessageStatus: 'read' })
    const call = (text: string, digest: string) => {
      const withDigest = `/api/whatsapp/twilio?bodySHA256=${digest}`
      const signature = twilioSignature(publicUrl + withDigest, new URLSearchParams(), twilioSettings.authToken)
      const headers = { 'content-type': 'application/json', 'x-twilio-signature': signature }
      return twilioDoor.read({ provider: 'twilio', rawBody: bytes(text), headers, path: withDigest }, now)
    }

    expect(call(body, bodyDigest(bytes(body)))).toMatchObject({ ok: true, value: [{ state: 'read' }] })
    expect(call(body.replace('read', 'sent'), bodyDigest(bytes(body)))).toEqual(forged)
    expect(call('[1]', bodyDigest(bytes('[1]')))).toEqual(unreadable)
  })
})

/** The example that Twilio's own documentation signs. */
it('the signature of Twilio is the documented one', () => {
  const fields = new URLSearchParams({
    CallSid: 'CA1234567890ABCDE',
    Caller: '+14158675310',
    Digits: '1234',
    From: '+14158675310',
    To: '+18005551212',
  })

  expect(twilioSignature('https://example.com/myapp.php?foo=1&bar=2', fields, '12345')).toBe('L/OH5YylLD5NRKLltdqwSvS0BnU=')
})

it('only the provider that is configured is believed', () => {
  const rawBody = bytes(JSON.stringify(metaStatusCall({})))
  const headers = { 'x-hub-signature-256': metaSignature(rawBody, metaSettings.appSecret) }
  const received = { provider: 'meta', rawBody, headers, path: '/api/whatsapp/webhook' } as const

  expect(twilioDoor.read(received, now)).toEqual(forged)
  expect(new ProviderReports({ settings: undefined, publicUrl }).read(received, now)).toEqual(forged)
})

describe('what a guest wrote', () => {
  const metaCall = (messages: readonly object[]) =>
    JSON.stringify({ object: 'whatsapp_business_account', entry: [{ changes: [{ field: 'messages', value: { messages } }] }] })
  const saidToMeta = (text: string, secret = metaSettings.appSecret) => {
    const headers = { 'x-hub-signature-256': metaSignature(bytes(text), secret) }
    return metaDoor.said({ provider: 'meta', rawBody: bytes(text), headers, path: '/api/whatsapp/webhook' })
  }
  const saidToTwilio = (fields: URLSearchParams, authToken = twilioSettings.authToken) => {
    const headers = { ...form, 'x-twilio-signature': twilioSignature(publicUrl + path, fields, authToken) }
    return twilioDoor.said({ provider: 'twilio', rawBody: bytes(fields.toString()), headers, path })
  }
  const of = (facts: object) => ({ id: 'wamid.in', from: '27821234567', timestamp: '1795248000', ...facts })

  it('is read at Meta: words, a button, and of a picture that there is one', () => {
    const messages = [
      of({ type: 'text', text: { body: 'We are late' }, context: { id: 'wamid.out' } }),
      of({ type: 'button', button: { text: 'Yes' } }),
      of({ type: 'image', image: { id: '1' } }),
      of({ type: 'reaction' }),
    ]
    const heard = { channel: 'app', from: '27821234567', providerMessageId: 'wamid.in', answers: null }

    expect(saidToMeta(metaCall(messages))).toEqual([
      { ...heard, text: 'We are late', answers: 'wamid.out' },
      { ...heard, text: 'Yes' },
      { ...heard, text: '[image]' },
    ])
    expect(saidToMeta(metaCall(messages), 'another secret')).toEqual([])
    expect(saidToMeta('{')).toEqual([])
  })

  it('is read at Twilio, and no status for it', () => {
    const told = { MessageSid: twilioMessageSid, From: 'whatsapp:+27821234567', Body: 'We are late', SmsStatus: 'received' }

    expect(saidToTwilio(new URLSearchParams(told))).toMatchObject([{ channel: 'app', from: '27821234567', text: 'We are late' }])
    expect(saidToTwilio(new URLSearchParams({ ...told, SmsStatus: 'delivered' }))).toEqual([])
    expect(saidToTwilio(new URLSearchParams(told), 'another token')).toEqual([])
  })

  it('is heard by the provider that is set up alone', () => {
    const rawBody = bytes('{}')
    expect(metaDoor.said({ provider: 'twilio', rawBody, headers: {}, path })).toEqual([])
  })
})
