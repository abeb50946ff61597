import { accepted, refused } from '@camp/domain/shared/result.ts'
import { aPendingReservation } from '@camp/domain/testing/a-submitted-reservation.ts'
import { describe, expect, it } from 'vitest'
import type { OutboxMessage } from './outbox.ts'
import { anOutboxMessage } from './testing/an-outbox-message.ts'
import { givenOutbox } from './testing/given-outbox.ts'

const whatsApp = anOutboxMessage({ id: 'app', channel: 'app', to: '27821234567' })
const email = anOutboxMessage({ id: 'email' })
const sms = anOutboxMessage({ id: 'sms', channel: 'sms', to: '27821234567' })
const emailWithoutAddress = anOutboxMessage({ id: 'email', to: null, state: 'skipped' })

const refusing = async () => refused({ code: 'undeliverable' as const, detail: '131026' })
const silent = async () => refused({ code: 'unknown-outcome' as const, detail: 'no answer within 10 s' })
const outage = async () => {
  throw new Error('connection refused')
}
const yes = async () => accepted({ providerMessageId: 'provider-1', deliveryState: 'accepted' as const })

const channels = (messages: readonly OutboxMessage[]) => messages.map(({ channel, to }) => `${channel} ${to}`)

describe('a message that certainly did not arrive', () => {
  it('goes on by SMS after WhatsApp refused it', async () => {
    const { send, outbox, sender } = await givenOutbox([whatsApp], [refusing])

    await send()

    expect(sender.asked.map(({ channel }) => channel)).toEqual(['app', 'sms'])
    expect(await outbox.list({ channel: 'sms', limit: 9 })).toMatchObject([
      { to: '27821234567', event: 'submitted', occurrence: 'once fallback', state: 'sent' },
    ])
  })

  it('goes on by SMS after eight outages of WhatsApp, not before', async () => {
    const { send, later, sender } = await givenOutbox([whatsApp], Array(8).fill(outage))
    for (let tries = 1; tries <= 7; tries += 1) {
      await send()
      later(3600)
    }
    expect(sender.asked.every(({ channel }) => channel === 'app')).toBe(true)

    await send()

    expect(sender.asked.map(({ channel }) => channel).slice(7)).toEqual(['app', 'sms'])
  })

  it('goes on by SMS, once, after WhatsApp reported its failure', async () => {
    const { send, report, sender, log } = await givenOutbox([whatsApp])
    await send()

    expect([await report('failed', { error: '131026' }), await report('failed'), await report('sent')]).toEqual([
      ...['noted', 'older', 'older'],
    ])
    await send()
    await send()

    expect(sender.asked.map(({ channel }) => channel)).toEqual(['app', 'sms'])
    expect(log.entries).toMatchObject([{ kind: 'undelivered', message: { channel: 'app', error: '131026' } }])
  })

  it('takes notice of a failure that was reported before the yes was noted', async () => {
    const { send, report, sender, history } = await givenOutbox([whatsApp])

    expect(await report('failed', { error: '131026' })).toBe('unknown')
    await send()

    expect(sender.asked.map(({ channel }) => channel)).toEqual(['app', 'sms'])
    expect(await history.list({ channel: 'app', limit: 9 })).toMatchObject([{ deliveryState: 'failed', error: '131026' }])
  })

  it('steps in once, also when it is replayed and fails again', async () => {
    const { send, outbox, sender } = await givenOutbox([whatsApp], [refusing, yes, refusing])
    await send()
    await outbox.replay([whatsApp.id], whatsApp.createdAt)

    await send()

    expect(sender.asked.map(({ channel }) => channel)).toEqual(['app', 'sms', 'app'])
  })

  it('sends no second e-mail of the same event', async () => {
    const { send, sender } = await givenOutbox([whatsApp, email], [refusing, yes, refusing], {
      reservation: aPendingReservation(),
    })

    await send()

    expect(sender.asked.map(({ channel }) => channel)).toEqual(['app', 'email', 'sms'])
  })

  it('reaches a guest by e-mail who gave an address afterwards', async () => {
    const { send, outbox, sender } = await givenOutbox([sms, emailWithoutAddress], [refusing], {
      reservation: aPendingReservation(),
    })

    await send()

    expect(sender.asked.map(({ channel }) => channel)).toEqual(['sms', 'email'])
    expect(channels(await outbox.list({ state: 'sent', limit: 9 }))).toEqual(['email thandi@example.test'])
  })

  it('ends with e-mail', async () => {
    const { send, outbox } = await givenOutbox([email], [refusing], { reservation: aPendingReservation() })

    await send()

    expect(await outbox.list({ limit: 9 })).toHaveLength(1)
  })
})

describe('a message that may have arrived', () => {
  it('is neither sent again nor replaced, and waits for a person', async () => {
    const { send, later, sender, outbox, history, log } = await givenOutbox([whatsApp], [silent])
    await send()
    later(86_400)

    expect(await send()).toEqual({ sent: 0, failed: 0, skipped: 0, dead: 0 })
    expect(sender.asked).toHaveLength(1)
    expect(await outbox.list({ limit: 9 })).toMatchObject([{ state: 'dead', lastError: 'no answer within 10 s' }])
    expect(await history.list({ limit: 9 })).toMatchObject([{ deliveryState: 'unanswered' }])
    expect(log.entries.map(({ kind }) => kind)).toEqual(['dead'])
  })

  it('is settled by a report that carries our own id', async () => {
    const { send, report, sender, outbox, history } = await givenOutbox([whatsApp], [silent])
    await send()

    expect(await report('delivered', { providerMessageId: 'wamid-7', messageId: whatsApp.id })).toBe('noted')
    expect(await report('read', { providerMessageId: 'wamid-7' })).toBe('noted')

    expect(sender.asked).toHaveLength(1)
    expect(await outbox.list({ limit: 9 })).toMatchObject([{ state: 'sent' }])
    expect(await history.list({ limit: 9 })).toMatchObject([{ deliveryState: 'read', providerMessageId: 'wamid-7' }])
  })

  it('is settled by a report that was faster than our patience', async () => {
    const { send, report, outbox, log } = await givenOutbox([whatsApp], [silent])
    await report('delivered', { providerMessageId: 'wamid-7', messageId: whatsApp.id })

    expect(await send()).toEqual({ sent: 1, failed: 0, skipped: 0, dead: 0 })
    expect(await outbox.list({ limit: 9 })).toMatchObject([{ state: 'sent' }])
    expect(log.entries).toEqual([])
  })

  it('goes on by SMS once its failure is reported', async () => {
    const { send, report, sender } = await givenOutbox([whatsApp], [silent])
    await send()
    await report('failed', { providerMessageId: 'wamid-7', messageId: whatsApp.id })

    await send()

    expect(sender.asked.map(({ channel }) => channel)).toEqual(['app', 'sms'])
  })
})
