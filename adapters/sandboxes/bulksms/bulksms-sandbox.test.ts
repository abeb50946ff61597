import { afterEach, describe, expect, it } from 'vitest'
import { deliveryReport, problems, profileAnswer, submissionAnswer } from '../../src/bulksms/testing/recorded-shapes.ts'
import { givenBulkSms, stopBulkSms } from '../testing/bulksms-fixture.ts'
import { vendorRetryMs } from './sandbox-settings.ts'

afterEach(stopBulkSms)

type Shape = { readonly [name: string]: unknown }

/** Every property of the recording is there, of the same kind; null stands for a property without a value. */
function expectShape(given: unknown, recorded: Shape): void {
  for (const [name, value] of Object.entries(recorded)) {
    const found = (given as Shape)[name]
    if (value === null || found === null) expect(given, name).toHaveProperty(name)
    else expect(typeof found, name).toBe(typeof value)
  }
}

const send = { method: 'POST', body: { to: '+27821234567', body: 'Hello World!' } }

describe('the SMS sandbox against the recorded shapes', () => {
  it('answers a submission with 201 and a list, also for one', async () => {
    const { ask } = await givenBulkSms()

    const { status, json } = await ask('/messages', send)

    expect(status).toBe(201)
    const [message] = json as Shape[]
    expectShape(message, submissionAnswer[0])
    expect(message).toMatchObject({ status: { id: 'ACCEPTED.null', type: 'ACCEPTED' }, numberOfParts: null, creditCost: null })
    expect(message).toMatchObject({ submission: { id: expect.stringMatching(/^1-\d{20}$/) } })
  })

  it('reports in the same shape, with parts and costs', async () => {
    const webhooks = [{ name: 'one', url: 'http://localhost:1/hook', invokeOption: 'ONE' as const }]
    const { ask, called, time } = await givenBulkSms({ webhooks })
    await ask('/messages', { method: 'POST', body: { to: '27820000004', body: 'Hi', userSuppliedId: 'ours' } })
    await time.advance(5_000)

    const [report] = JSON.parse(called[0]?.rawBody ?? '[]') as Shape[]
    expectShape(report, deliveryReport[0])
    expect(report).toMatchObject({ status: deliveryReport[0].status, numberOfParts: 1, creditCost: 1, userSuppliedId: 'ours' })
  })

  it('shows the account', async () => {
    const { ask } = await givenBulkSms()
    const { json } = await ask('/profile')
    const { commerce: _optional, ...recorded } = profileAnswer
    expectShape(json, recorded)
    expectShape((json as Shape).credits, profileAnswer.credits)
    expectShape((json as Shape).quota, profileAnswer.quota)
  })

  it('says no as the vendor does', async () => {
    const { ask } = await givenBulkSms({ credits: 0 })
    const [bad, poor, unknown] = [
      await ask('/messages', { method: 'POST', body: { to: 'nobody', body: 'x' } }),
      await ask('/messages', send),
      await ask('/messages/1'),
    ]

    expectShape(bad.json, problems.badRequest)
    expect(poor).toEqual({ status: 403, json: problems.insufficientCredits })
    expectShape(unknown.json, problems.notFound)
    expect((await ask('/profile', { authorization: 'Basic xyz' })).status).toBe(401)
    expect((await ask('/profile', { authorization: '' })).status).toBe(401)
  })
})

describe('the SMS sandbox', () => {
  it('takes every form of a recipient, and many entries at once', async () => {
    const { ask, running } = await givenBulkSms()
    const body = [
      { to: ['+27001234567', '27002345678'], body: 'Happy Holidays!' },
      { to: { type: 'INTERNATIONAL', address: '27456789', fields: ['Harry'] }, body: 'Hi {F0####} {fn##########}' },
    ]

    expect(await ask('/messages', { method: 'POST', body })).toMatchObject({ status: 201, json: [{}, {}, {}] })

    expect(running.sandbox.ledger.messages().map(({ body: text }) => text)).toEqual([
      'Hi Harry PHONEBOOK',
      'Happy Holidays!',
      'Happy Holidays!',
    ])
    expect((await ask('/messages/send?to=%2b270000000&body=Hello')).status).toBe(201)
  })

  it('takes a submission once in twelve hours', async () => {
    const { ask, running, time } = await givenBulkSms()
    const again = () => ask('/messages?deduplication-id=-5', send)

    const first = await again()
    await time.advance(11 * 3_600_000)
    expect(await again()).toEqual(first)
    expect(running.sandbox.ledger.messages()).toHaveLength(1)
    await time.advance(3_600_001)
    await again()
    expect(running.sandbox.ledger.messages()).toHaveLength(2)

    expect((await ask('/messages?deduplication-id=3000000000', send)).status).toBe(400)
  })

  it('costs one credit a part, replaces foreign letters unless told otherwise, and refuses what is too long', async () => {
    const { ask, running } = await givenBulkSms()
    await ask('/messages', { method: 'POST', body: { to: '27821234567', body: 'ê'.repeat(71) } })
    await ask('/messages?auto-unicode=true', { method: 'POST', body: { to: '27821234567', body: 'ê'.repeat(71) } })

    const [unicode, text] = running.sandbox.ledger.messages()
    expect(text).toMatchObject({ body: '?'.repeat(71), encoding: 'TEXT', parts: { parts: 1 } })
    expect(unicode).toMatchObject({ encoding: 'UNICODE', parts: { parts: 2 } })
    expect(running.sandbox.ledger.credits).toBe(997)
    expect((await ask('/messages', { method: 'POST', body: { to: '27821234567', body: 'x'.repeat(460) } })).status).toBe(400)
  })

  it('has no more than its quota for a day', async () => {
    const { ask, time } = await givenBulkSms({ quota: 1 })
    await ask('/messages', send)
    expect((await ask('/messages', send)).status).toBe(429)
    await time.advance(24 * 3_600_000)
    expect((await ask('/messages', send)).status).toBe(201)
  })

  it('finds messages by any number of clauses', async () => {
    const { ask, time, running } = await givenBulkSms()
    await ask('/messages', { method: 'POST', body: { to: '27820000003', body: 'Blocked', userSuppliedId: 'blocked' } })
    await time.advance(60_000)
    await ask('/messages', send)
    const found = async (filter: string) => {
      const { status, json } = await ask(`/messages?filter=${encodeURIComponent(filter)}`)
      return status === 200 ? (json as Shape[]).map(({ body }) => body) : status
    }

    expect(await found('type=SENT')).toEqual(['Hello World!', 'Blocked'])
    expect(await found('status.id=FAILED.BLOCKED&userSuppliedId=blocked')).toEqual(['Blocked'])
    expect(await found('status.type=ACCEPTED')).toEqual(['Hello World!'])
    expect(await found('submission.date>=2026-11-21T10:00:30+02:00')).toEqual(['Hello World!'])
    expect(await found('submission.date<2026-11-21T10:00:30+02:00')).toEqual(['Blocked'])
    const [newest] = running.sandbox.ledger.messages()
    expect(await found(`id<${newest?.id}`)).toEqual(['Blocked'])
    expect(await found('id>1&type=RECEIVED')).toEqual([])
    for (const bad of ['colour=red', 'id=x', 'status.type=GONE', 'type', '&', 'submission.date=2026-11-21']) {
      expect(await found(bad), bad).toBe(400)
    }
    const { json } = await ask('/messages?limit=1&sortOrder=ASCENDING')
    expect(json).toMatchObject([{ body: 'Blocked', status: { id: 'FAILED.BLOCKED', subtype: 'BLOCKED' } }])
    expect(await ask(`/messages/${(json as Shape[])[0]?.id}`)).toMatchObject({ status: 200, json: { body: 'Blocked' } })
  })

  it.each([
    ['1234567', ['SENT.null', 'DELIVERED.null']],
    ['0000002', ['SENT.null', 'FAILED.HANDSET_ERROR']],
    ['0000003', ['FAILED.BLOCKED']],
    ['0000005', ['SENT.null', 'UNKNOWN.null']],
    ['0000011', ['SENT.null', 'DELIVERED.null']],
    ['0000012', ['SENT.null', 'DELIVERED.null', 'SENT.null', 'DELIVERED.null']],
    ['0000013', ['DELIVERED.null', 'SENT.null']],
    ['0000014', []],
  ])('tells of a message to …%s: %j', async (ending, expected) => {
    const webhooks = [{ name: 'one', url: 'http://localhost:1/hook', invokeOption: 'ONE' as const }]
    const { ask, called, time } = await givenBulkSms({ webhooks })
    await ask('/messages', { method: 'POST', body: { to: `2782${ending}`, body: 'Hi' } })
    await time.advance(60_000)

    expect(called.flatMap(({ rawBody }) => JSON.parse(rawBody)).map(({ status }) => status.id)).toEqual(expected)
  })
})

describe('the webhooks of the SMS sandbox', () => {
  const hook = { name: 'hook', url: 'http://localhost:1/hook', triggerScope: 'SENT' }

  it('are created, read, changed and deleted', async () => {
    const { ask } = await givenBulkSms()

    const { json: made } = await ask('/webhooks', { method: 'POST', body: hook })
    const id = (made as Shape).id
    expect(made).toMatchObject({ ...hook, active: true, invokeOption: 'ONE', onWebApp: true })
    expect((await ask('/webhooks', { method: 'POST', body: hook })).status).toBe(400)
    expect(await ask(`/webhooks/${id}`, { method: 'POST', body: { ...hook, active: false } })).toMatchObject({
      json: { active: false },
    })
    expect(await ask('/webhooks')).toMatchObject({ json: [{ id, active: false }] })
    expect((await ask(`/webhooks/${id}`, { method: 'DELETE' })).status).toBe(200)
    expect((await ask(`/webhooks/${id}`)).status).toBe(404)
    expect((await ask('/webhooks', { method: 'POST', body: { ...hook, triggerScope: 'sent' } })).status).toBe(400)
  })

  it('are called by the ladder until they take it: 90 s, 3, 6, 12 minutes, then every 15 for two days', async () => {
    const webhooks = [{ ...hook, invokeOption: 'ONE' as const }]
    const { ask, called, answers, time } = await givenBulkSms({ webhooks, retryMs: vendorRetryMs, sentMs: 0 })
    answers.push(...Array.from({ length: 300 }, () => 503))
    await ask('/messages', { method: 'POST', body: { to: '27820000003', body: 'Hi' } })

    const counts = []
    for (const minutes of [1, 1.5, 3, 6, 12, 15, 15]) {
      await time.advance(minutes * 60_000)
      counts.push(called.length)
    }
    await time.advance(4 * 24 * 3_600_000)

    expect(counts).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(called).toHaveLength(1 + 4 + 192)
  })

  it('lose a message that they refuse with 4xx, and keep one after silence', async () => {
    const webhooks = [{ ...hook, invokeOption: 'ONE' as const }]
    const { ask, called, answers, time } = await givenBulkSms({ webhooks })
    answers.push(400, 'no answer', 200)
    await ask('/messages', { method: 'POST', body: { to: '27821234567', body: 'Hi' } })
    await time.advance(60_000)

    expect(called.map(({ rawBody }) => JSON.parse(rawBody)[0].status.type)).toEqual(['SENT', 'DELIVERED', 'DELIVERED'])
  })

  it('that take many get ten at most, and one at a time after a failure', async () => {
    const webhooks = [{ ...hook, invokeOption: 'MANY' as const }]
    const { ask, called, answers, time } = await givenBulkSms({ webhooks })
    answers.push(500, 200)
    const to = Array.from({ length: 12 }, (_, n) => `27820${n + 10}0000003`.slice(0, 15))
    await ask('/messages', { method: 'POST', body: { to, body: 'Hi' } })
    await time.advance(60_000)

    expect(called.map(({ rawBody }) => JSON.parse(rawBody).length)).toEqual([10, 2, ...Array.from({ length: 10 }, () => 1)])
  })

  it('are on this machine, or on hosts it was given', async () => {
    const { ask, called } = await givenBulkSms({ notifiedHosts: ['hook.test'] })
    const register = (url: string) => ask('/webhooks', { method: 'POST', body: { ...hook, name: url, url } })

    expect(await register('http://example.org/hook')).toMatchObject({ status: 400 })
    expect((await register('http://hook.test/hook')).status).toBe(200)
    expect(called.map(({ url }) => url)).toEqual(['http://hook.test/hook'])
  })
})

it('the page shows what phones got, escaped, with what it cost and who was told', async () => {
  const webhooks = [{ name: 'Camp', url: 'http://localhost:1/hook?secret=hush', invokeOption: 'MANY' as const }]
  const { running, ask, time } = await givenBulkSms({ webhooks })
  const page = async () => (await fetch(running.settings.publicUrl)).text()
  expect(await page()).toContain('No messages yet')

  await ask('/messages', { method: 'POST', body: { to: '27820000001', body: 'See <b>https://camp.example/r/key</b>' } })
  await time.advance(5_000)

  const shown = await page()
  expect(shown).toContain('See &lt;b&gt;<a href="https://camp.example/r/key')
  expect(shown).toContain('FAILED (EXPIRED)')
  expect(shown).toContain('<dd>999</dd>')
  expect(shown).not.toContain('hush')
})
