import type { OutboxMessageId } from '@camp/application/messaging/outbox.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { bulkSmsSettingsFor } from '../../sandboxes/bulksms/sandbox-settings.ts'
import { anSms, givenBulkSms, stopBulkSms, webhookSecret, webhookUrl } from '../../sandboxes/testing/bulksms-fixture.ts'
import { BulkSms } from './bulksms.ts'
import { deduplicationId } from './message-keys.ts'

afterEach(stopBulkSms)

const to = (ending: string) => anSms({ to: `2782${ending}` })

describe('sending an SMS', () => {
  it('hands it over in one part, with our own id beside it', async () => {
    const { client, running } = await givenBulkSms()

    const sent = await client.send(anSms())

    const [message] = running.sandbox.ledger.messages()
    expect(sent).toEqual({ ok: true, value: { providerMessageId: message?.id, deliveryState: 'accepted' } })
    expect(message).toMatchObject({ to: '+27821234567', encoding: 'TEXT', parts: { parts: 1 }, reports: 'ALL' })
    expect(message?.userSuppliedId).toMatch(/^[0-9a-f]{20}$/)
    expect(running.sandbox.ledger.credits).toBe(999)
  })

  it('says the same again when it is sent again, and reaches the phone once', async () => {
    const { client, running } = await givenBulkSms()

    expect(await client.send(anSms())).toEqual(await client.send(anSms()))

    expect(running.sandbox.ledger.messages()).toHaveLength(1)
  })

  it.each([
    ['0000021', 'an answer that comes too late'],
    ['0000025', 'an answer that is no JSON'],
    ['0000026', 'an answer that breaks off'],
    ['0000027', 'a connection that is reset'],
  ])('is safe to repeat after %s, %s', async (ending) => {
    const { client, running } = await givenBulkSms({ slowMs: 4_000 }, { connectMs: 30_000, totalMs: 2_000 })

    expect(await client.send(to(ending))).toMatchObject({ ok: false, refusal: { code: 'temporary' } })
    expect(await client.send(to(ending))).toMatchObject({ ok: true })

    expect(running.sandbox.ledger.messages()).toHaveLength(1)
    expect(running.sandbox.ledger.credits).toBe(999)
  })

  it.each([
    ['0000022', 'Internal Server Error', true],
    ['0000024', 'Too Many Requests', false],
    ['0000028', 'Insufficient Credits', false],
  ])('waits for better times when %s is answered with a no that is not about it', async (ending, title, mayBeTaken) => {
    const { client, running } = await givenBulkSms()

    const detail = `SMS sending failed: Failed to send SMS: ${title}`
    expect(await client.send(to(ending))).toEqual({ ok: false, refusal: { code: 'temporary', detail, mayBeTaken } })
    expect(running.sandbox.ledger.messages()).toEqual([])
  })

  it('is taken the second time where the first one failed', async () => {
    const { client } = await givenBulkSms()

    expect((await client.send(to('0000023'))).ok).toBe(false)
    expect((await client.send(to('0000023'))).ok).toBe(true)
  })

  it('ends at once where the provider refuses the message itself', async () => {
    const { client } = await givenBulkSms()

    for (const wrong of [anSms({ to: '0821234567' }), anSms({ to: '12' }), anSms({ text: '' })]) {
      expect(await client.send(wrong)).toMatchObject({ ok: false, refusal: { code: 'undeliverable' } })
    }
  })

  it('waits while we are unknown to the provider, while nobody is there, and while the address is wrong', async () => {
    const { running } = await givenBulkSms()
    const settings = bulkSmsSettingsFor(running.settings, null)
    const elsewhere = [
      { ...settings, tokenSecret: 'wrong' },
      { ...settings, url: 'http://127.0.0.1:1/v1' },
      { ...settings, url: `${running.settings.publicUrl}/nowhere` },
    ]

    for (const wrong of elsewhere) {
      expect(await new BulkSms({ settings: wrong }).send(anSms())).toMatchObject({ ok: false, refusal: { code: 'temporary' } })
    }
  })

  it('never takes another message for its own, though both have the same key', async () => {
    const { client, ask, running } = await givenBulkSms()
    const key = deduplicationId('message-1', 0)
    const other = { to: '+27830000000', body: 'Other', userSuppliedId: 'other' }
    await ask(`/messages?deduplication-id=${key}`, { method: 'POST', body: other })

    await client.send(anSms())

    expect(running.sandbox.ledger.messages().map((message) => message.to)).toEqual(['+27821234567', '+27830000000'])
  })

  it('keeps what people wrote: no placeholder is filled, no character lost, no part cut off', async () => {
    const { client, running } = await givenBulkSms()

    await client.send(anSms({ text: 'Môre {fn######} {F0####} {SN#}' }))
    await client.send(anSms({ id: 'message-2' as OutboxMessageId, text: 'x'.repeat(700) }))

    const [long, first] = running.sandbox.ledger.messages()
    expect(first).toMatchObject({ body: 'Môre (fn######) (F0####) (SN#)', encoding: 'UNICODE' })
    expect(long).toMatchObject({ body: 'x'.repeat(700), parts: { parts: 5 } })
  })

  it('has one key for each message, an int32 above zero', () => {
    const keys = Array.from({ length: 500 }, (_, n) => deduplicationId(`message-${n}`, 0))
    expect(new Set(keys).size).toBe(500)
    for (const key of keys) expect(key > 0 && key <= 0x7fffffff).toBe(true)
    expect(deduplicationId('message-1', 0)).not.toBe(deduplicationId('message-1', 1))
  })
})

describe('one text for several phones', () => {
  it('is one submission with a message for each', async () => {
    const { client, running } = await givenBulkSms()

    const taken = await client.submit({ id: 'call-1', to: ['27821111111', '27822222222'], text: 'Hello' })

    expect(taken).toMatchObject({ ok: true, value: [{ to: '27821111111', failure: null, parts: 1 }, { to: '27822222222' }] })
    expect(new Set(running.sandbox.ledger.messages().map(({ submissionId }) => submissionId)).size).toBe(1)
  })
})

describe('the account', () => {
  it('is read with its credits and its quota', async () => {
    const { client } = await givenBulkSms()
    await client.send(anSms())

    expect(await client.profile()).toEqual({
      ok: true,
      value: {
        id: '1',
        username: 'sandbox',
        created: '2026-01-01T08:00:00+02:00',
        credits: { balance: 999, limit: 0, isTransferAllowed: false },
        quota: { size: 500, remaining: 499 },
      },
    })
  })

  it('says why it cannot be read', async () => {
    const { running } = await givenBulkSms()
    const settings = { ...bulkSmsSettingsFor(running.settings, null), tokenId: 'nobody' }

    expect(await new BulkSms({ settings }).profile()).toMatchObject({
      ok: false,
      refusal: { code: 'sms-refused', reason: 'not-authorised', status: 401, title: 'Unauthorized' },
    })
  })
})

describe('the webhook', () => {
  it('is registered once, and renewed where it is known', async () => {
    const { client, running, called } = await givenBulkSms()

    expect(await client.registerWebhook(webhookUrl)).toEqual({ ok: true, value: { wasKnown: false } })
    expect(await client.registerWebhook(webhookUrl)).toEqual({ ok: true, value: { wasKnown: true } })

    expect(running.sandbox.ledger.webhooks()).toMatchObject([
      { url: webhookUrl, triggerScope: 'SENT', invokeOption: 'MANY' },
      { url: webhookUrl, triggerScope: 'RECEIVED', invokeOption: 'MANY' },
    ])
    expect(called).toEqual(
      [webhookUrl, webhookUrl, webhookUrl, webhookUrl].map((url) => ({
        url,
        rawBody: '[]',
        headers: { 'content-type': 'application/json' },
      })),
    )
  })

  it('is not, while our address does not answer', async () => {
    const { client, answers } = await givenBulkSms()
    answers.push(403)

    expect(await client.registerWebhook(webhookUrl)).toMatchObject({
      ok: false,
      refusal: { status: 400, detail: 'Invoking the Webhook URL caused an error: 403 - Forbidden' },
    })
  })

  it('hears what a guest writes back, with the message that it answers', async () => {
    const { client } = await givenBulkSms()
    const received = { id: 'in-1', type: 'RECEIVED', from: '+27821234567', to: '+27820000000', body: ' We are late ' }
    const status = { type: 'UNKNOWN', id: 'UNKNOWN' }
    const rawBody = JSON.stringify([
      { ...received, status, relatedSentMessageId: 'out-1' },
      { ...received, id: 'in-2', status, body: '' },
      { id: 'out-1', type: 'SENT', status: { type: 'DELIVERED' } },
    ])

    expect(client.readIncoming({ secret: webhookSecret, rawBody })).toEqual([
      { channel: 'sms', from: '27821234567', text: 'We are late', providerMessageId: 'in-1', answers: 'out-1' },
    ])
    expect(client.readIncoming({ secret: 'wrong', rawBody })).toEqual([])
    expect(client.readIncoming({ secret: webhookSecret, rawBody: '{' })).toEqual([])
  })

  it('hears what became of a message, in a call that we can read', async () => {
    const { client, called, time } = await givenBulkSms()
    await client.registerWebhook(webhookUrl)
    called.splice(0)
    const sent = await client.send(to('0000001'))
    await time.advance(10_000)

    const reports = called.flatMap(({ rawBody }) => {
      const read = client.readReports({ secret: webhookSecret, rawBody })
      return read.ok ? read.value : []
    })

    const providerMessageId = sent.ok ? sent.value.providerMessageId : ''
    expect(reports).toEqual([
      { providerMessageId, state: 'sent', error: null, parts: 1, credits: 1 },
      { providerMessageId, state: 'failed', error: 'FAILED.EXPIRED', parts: 1, credits: 1 },
    ])
  })
})
