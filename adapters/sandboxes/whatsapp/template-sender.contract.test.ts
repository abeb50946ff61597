import { standardTemplates } from '@camp/application/whatsapp/standard-templates.ts'
import type { OutgoingTemplate, TemplateSender } from '@camp/application/whatsapp/template-sender.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { MetaTemplates } from '../../src/whatsapp/meta-templates.ts'
import { ProviderReports } from '../../src/whatsapp/provider-reports.ts'
import { TwilioTemplates } from '../../src/whatsapp/twilio-templates.ts'
import type { WhatsAppSettings } from '../../src/whatsapp/whatsapp-settings.ts'
import type { OutgoingCall } from '../outgoing-call.ts'
import { ManualSandboxTime } from '../testing/manual-sandbox-time.ts'
import { sandboxContentSid } from './registered-templates.ts'
import { demoWhatsAppPace, metaSettingsFor, twilioSettingsFor } from './sandbox-settings.ts'
import { type RunningWhatsAppSandbox, startWhatsAppSandbox } from './start-whatsapp-sandbox.ts'

const siteUrl = 'http://localhost:3000'
const timeouts = { connectMs: 30_000, totalMs: 2_000 }

/** What both clients promise, each against the sandbox that speaks its protocol. */
describe.each(['meta', 'twilio'] as const)('%s: TemplateSender', (provider) => {
  let running: RunningWhatsAppSandbox
  let time: ManualSandboxTime
  let delivered: OutgoingCall[]
  let answers: number[]
  let sender: TemplateSender
  let settings: WhatsAppSettings
  beforeEach(async () => {
    time = new ManualSandboxTime()
    delivered = []
    answers = []
    running = await startWhatsAppSandbox({
      port: 0,
      time,
      deliver: async (report) => {
        delivered.push(report)
        return answers.shift() ?? 200
      },
      settings: {
        ...demoWhatsAppPace,
        slowMs: 4_000,
        phoneNumberId: '106540352242922',
        accessToken: 'token',
        appSecret: 'app secret',
        verifyToken: 'verify',
        accountSid: `AC${'1'.repeat(32)}`,
        authToken: 'auth token',
        from: '+27820000000',
        notifiedHosts: [],
        metaWebhookUrl: `${siteUrl}/api/whatsapp/webhook`,
      },
    })
    settings = provider === 'meta' ? metaSettingsFor(running.settings) : twilioSettingsFor(running.settings)
    sender = senderOf(settings)
  })
  afterEach(() => running.stop())

  function senderOf(own: WhatsAppSettings): TemplateSender {
    const callbackUrl = `${siteUrl}/api/whatsapp/twilio`
    return own.provider === 'meta'
      ? new MetaTemplates({ settings: own, timeouts })
      : new TwilioTemplates({ settings: own, callbackUrl, timeouts })
  }

  function outgoing(to = '27821234567', name = 'booking_request_confirmation'): OutgoingTemplate {
    const standard = standardTemplates.find((template) => template.name === name && template.language === 'af')
    if (!standard) throw new Error(`no template ${name}`)
    return {
      to,
      mapping: { ...standard, twilioContentSid: sandboxContentSid(standard) },
      filled: {
        body: standard.bodyOrder.map((position) => `value ${position}`),
        buttons: standard.urlButtons.map(({ index }) => ({ index, text: `r/key/${index}` })),
      },
      correlationId: 'message-1',
    }
  }

  /** What the product reads of what the sandbox reported. */
  function reported() {
    const door = new ProviderReports({ settings, publicUrl: siteUrl })
    return delivered.flatMap(({ url, rawBody, headers }) => {
      const { pathname, search } = new URL(url)
      const received = { provider, rawBody: new TextEncoder().encode(rawBody), headers, path: pathname + search }
      const read = door.read(received, time.now())
      return read.ok ? read.value : []
    })
  }

  it.each(standardTemplates.filter(({ language }) => language === 'af').map(({ name }) => name))('sends %s', async (name) => {
    const sent = await sender.sendTemplate(outgoing('27821234567', name))

    expect(sent).toMatchObject({ ok: true, value: { deliveryState: 'accepted' } })
    expect(running.sandbox.ledger.messages()).toMatchObject([{ to: '27821234567', language: 'af', dialect: provider }])
    expect(running.sandbox.ledger.messages()[0]?.text).not.toMatch(/\{\{/)
  })

  it('is told of sent, delivered and read, by both ids', async () => {
    const sent = await sender.sendTemplate(outgoing())
    for (const wait of [800, 1_200, 4_000]) await time.advance(wait)

    const id = sent.ok ? sent.value.providerMessageId : null
    const keys = { providerMessageId: id, messageId: 'message-1', channel: 'app', error: null }
    expect(reported()).toMatchObject(['sent', 'delivered', 'read'].map((state) => ({ ...keys, state })))
  })

  it.each([
    ['0100001', ['sent', 'read']],
    ['0100002', ['read', 'delivered', 'sent']],
    ['0100003', ['sent', 'sent', 'delivered', 'delivered', 'read', 'read']],
    ['0100004', []],
    ['0100006', ['sent']],
    ['1131026', ['sent', 'failed']],
  ])('is told as the number %s has it: %j', async (ending, states) => {
    await sender.sendTemplate(outgoing(`2782${ending}`))
    for (const wait of [800, 1_200, 4_000]) await time.advance(wait)

    expect(reported().map(({ state }) => state)).toEqual(states)
  })

  it('is told later why a message failed', async () => {
    await sender.sendTemplate(outgoing('27821131026'))
    for (const wait of [800, 1_200]) await time.advance(wait)

    expect(reported().at(-1)).toMatchObject({ state: 'failed', error: expect.stringContaining('131026') })
  })

  it('is told again until the report is taken', async () => {
    answers = [500, 503]
    await sender.sendTemplate(outgoing('27820100006'))
    for (const wait of [800, 1_500, 3_000, 60_000]) await time.advance(wait)

    expect(delivered).toHaveLength(3)
    expect(running.sandbox.ledger.calls().map(({ attempt, answer }) => [attempt, answer])).toEqual([
      [3, '200'],
      [2, '503'],
      [1, '500'],
    ])
  })

  it.each([
    ['0131026', 'undeliverable'],
    ['0130429', 'temporary'],
    ['0131000', 'temporary'],
    ['0021211', 'undeliverable'],
    ['0020429', 'temporary'],
  ])('is refused as the number %s has it: %s', async (ending, code) => {
    const sent = await sender.sendTemplate(outgoing(`2782${ending}`))

    // A code of the other provider is one that this one does not know, so its status decides.
    const isOwn = provider === 'meta' ? ending.startsWith('013') : ending.startsWith('002')
    expect(sent).toMatchObject({
      ok: false,
      refusal: isOwn ? { code, detail: expect.stringContaining(ending.replace(/^0+/, '')) } : {},
    })
    expect(running.sandbox.ledger.messages()).toEqual([])
  })

  it.each([
    ['0100011', 1],
    ['0100012', 1],
    ['0100013', 1],
    ['0100014', 1],
    ['0100015', 0],
  ])('leaves open what became of a message to %s, of which %i was taken', async (ending, taken) => {
    const sent = await sender.sendTemplate(outgoing(`2782${ending}`))

    expect(sent).toMatchObject({ ok: false, refusal: { code: 'unknown-outcome' } })
    expect(running.sandbox.ledger.messages()).toHaveLength(taken)
  })

  it('may find the whole provider out of order', async () => {
    running.sandbox.behave('reset')
    expect(await sender.sendTemplate(outgoing())).toMatchObject({ refusal: { code: 'unknown-outcome' } })

    running.sandbox.behave('none')
    expect(await sender.sendTemplate(outgoing())).toMatchObject({ ok: true })
  })

  it('is refused what is not registered that way', async () => {
    const right = outgoing()
    const { mapping, filled } = right
    const refusals = await Promise.all([
      sender.sendTemplate({ ...right, mapping: { ...mapping, metaName: 'other', twilioContentSid: `HX${'0'.repeat(32)}` } }),
      sender.sendTemplate({ ...right, filled: { ...filled, body: filled.body.slice(1) } }),
      sender.sendTemplate({ ...right, filled: { ...filled, buttons: [] } }),
      sender.sendTemplate({ ...right, filled: { ...filled, body: ['two\nlines', ...filled.body.slice(1)] } }),
    ])

    for (const refusal of refusals) expect(refusal).toMatchObject({ refusal: { code: 'undeliverable' } })
    expect(running.sandbox.ledger.messages()).toEqual([])
  })

  it('waits for better credentials', async () => {
    const wrong = provider === 'meta' ? { ...settings, accessToken: 'old' } : { ...settings, authToken: 'old' }

    expect(await senderOf(wrong as WhatsAppSettings).sendTemplate(outgoing())).toMatchObject({ refusal: { code: 'temporary' } })
  })

  it('throws when nobody is there', async () => {
    const gone = senderOf({ ...settings, url: 'http://127.0.0.1:9' })

    await expect(gone.sendTemplate(outgoing())).rejects.toThrow()
  })

  it('is seen on the page of the sandbox', async () => {
    await sender.sendTemplate(outgoing())
    const page = await fetch(running.settings.publicUrl)
    const text = await page.text()

    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(text).toContain('+27821234567')
    expect(text).toContain(`${siteUrl}/r/key/0`)
  })
})
