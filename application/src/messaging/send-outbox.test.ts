import { groupOccurrence } from '@camp/domain/conversations/guest-group.ts'
import { longestWait } from '@camp/domain/messaging/retry-schedule.ts'
import type { SubmittedReservation } from '@camp/domain/reservations/reservation.ts'
import type { UserId } from '@camp/domain/shared/ids.ts'
import { refused } from '@camp/domain/shared/result.ts'
import { aHold } from '@camp/domain/testing/a-hold.ts'
import { aConfirmedReservation, aPendingReservation } from '@camp/domain/testing/a-submitted-reservation.ts'
import { describe, expect, it } from 'vitest'
import { anOutboxMessage, atTen } from './testing/an-outbox-message.ts'
import { givenOutbox } from './testing/given-outbox.ts'
import { someNotificationFacts } from './testing/some-notification-facts.ts'

const outage = async () => {
  throw new Error('no answer from thandi@example.test, +27 82 123 4567')
}
const unknownAddress = async () => refused({ code: 'undeliverable' as const, detail: '550 <thandi@example.test> unknown' })
const patience = async () => refused({ code: 'temporary' as const, detail: '450 later' })

describe('sending the outbox', () => {
  it('sends what is due and keeps it in the history', async () => {
    const { send, outbox, history } = await givenOutbox([anOutboxMessage()])

    const counts = await send()

    expect(counts).toEqual({ sent: 1, failed: 0, skipped: 0, dead: 0 })
    expect(await outbox.list({ limit: 1 })).toMatchObject([{ state: 'sent', sentAt: atTen }])
    expect(await history.list({ limit: 9 })).toMatchObject([
      { outboxMessageId: 'message-1', to: 'thandi@example.test', text: 'Hello Thandi', deliveryState: 'accepted', error: null },
    ])
  })

  it('skips what a channel is switched off for, with the reason, and tells the guest by the next one', async () => {
    const off = async () => refused({ code: 'switched-off' as const, detail: 'Notification skipped: WhatsApp is switched off' })
    const { send, outbox } = await givenOutbox([anOutboxMessage({ channel: 'app', to: '27821234567' })], [off])

    expect(await send()).toEqual({ sent: 1, failed: 0, skipped: 1, dead: 0 })
    expect(await outbox.list({ limit: 9, channel: 'app' })).toMatchObject([
      { state: 'skipped', lastError: 'Notification skipped: WhatsApp is switched off' },
    ])
    expect(await outbox.list({ limit: 9, channel: 'sms' })).toMatchObject([{ state: 'sent', to: '27821234567' }])
  })

  it.each([
    ['paid meanwhile', { status: 'confirmed' }],
    ['cancelled meanwhile', { status: 'cancelled' }],
  ] as const)('drops what asks to confirm a booking that was %s, by every channel', async (_what, facts) => {
    const reservation = { ...aPendingReservation(aHold()), ...facts } as SubmittedReservation
    const { send, outbox, sender, log } = await givenOutbox([anOutboxMessage({ channel: 'app' })], [], { reservation })

    expect(await send()).toEqual({ sent: 0, failed: 0, skipped: 1, dead: 0 })
    expect(sender.asked).toEqual([])
    expect(await outbox.list({ limit: 9 })).toMatchObject([
      { state: 'skipped', lastError: 'Notification skipped: the booking has moved on since' },
    ])
    expect(log.entries.map(({ kind }) => kind)).toEqual(['skipped'])
  })

  it.each([
    ['a balance that was paid meanwhile', { event: 'payment-due' }],
    ['a deposit that was transferred meanwhile', { event: 'transfer-due' }],
    ['a cancellation that was taken back', { event: 'cancelled' }],
    ['a no-show that was taken back', { event: 'no-show' }],
  ] as const)('says nothing of %s', async (_what, message) => {
    const confirmed = aConfirmedReservation()
    const reservation = { ...confirmed, amountPaid: confirmed.amountDue }
    const { send, sender } = await givenOutbox([anOutboxMessage(message)], [], { reservation })

    expect(await send()).toMatchObject({ sent: 0, skipped: 1 })
    expect(sender.asked).toEqual([])
  })

  it('says nothing to a group of a booking that is off by now, and lets words to one guest go', async () => {
    const reservation = { ...aConfirmedReservation(), status: 'noShow' } as SubmittedReservation
    const toGroup = anOutboxMessage({ id: 'group', event: 'staff-message', occurrence: groupOccurrence('1a2b') })
    const toOne = anOutboxMessage({ id: 'one', event: 'staff-message', occurrence: 'words-1' })
    const { send, outbox } = await givenOutbox([toGroup, toOne], [], { reservation })

    expect(await send()).toMatchObject({ sent: 1, skipped: 1 })
    expect(await outbox.list({ state: 'sent', limit: 9 })).toMatchObject([{ id: 'one' }])
  })

  it.each([
    ['email', { email: 'thandi@right.test' }, 'thandi@right.test'],
    ['sms', { cell: '083 765 4321' }, '27837654321'],
    ['app', { cell: '083 765 4321' }, '27837654321'],
  ] as const)('goes by %s to where the desk says by now that the guest is reached', async (channel, facts, to) => {
    const confirmed = aConfirmedReservation()
    const reservation = { ...confirmed, guest: { ...confirmed.guest, ...facts } }
    const message = anOutboxMessage({
      event: 'confirmed',
      channel,
      to: channel === 'email' ? 'thandi@wrong.test' : '27820000000',
    })
    const { send, sender, history } = await givenOutbox([message], [], { reservation })

    expect(await send()).toMatchObject({ sent: 1 })
    expect(sender.asked.map((asked) => asked.to)).toEqual([to])
    expect(await history.list({ limit: 9 })).toMatchObject([{ to }])
  })

  it('goes nowhere by a channel by which the guest is not reached any more', async () => {
    const confirmed = aConfirmedReservation()
    const reservation = { ...confirmed, guest: { ...confirmed.guest, email: '' } }
    const { send, sender } = await givenOutbox([anOutboxMessage({ event: 'confirmed' })], [], { reservation })

    expect(await send()).toMatchObject({ sent: 0, skipped: 1 })
    expect(sender.asked).toEqual([])
  })

  it('lets wait what the hour has no room for, however often, without counting a try', async () => {
    const full = async () => refused({ code: 'temporary' as const, detail: 'used up', isQuotaFull: true })
    const { outbox, later, send } = await givenOutbox([anOutboxMessage({ channel: 'sms' })], Array(20).fill(full))
    for (let turn = 0; turn < 20; turn += 1) {
      expect(await send()).toEqual({ sent: 0, failed: 0, skipped: 0, dead: 0 })
      later(900)
    }

    expect(await outbox.list({ limit: 9 })).toMatchObject([{ state: 'pending', tries: 0 }])
    expect(await send()).toMatchObject({ sent: 1 })
  })

  it.each([
    ['the last of two changes alone, where the first could not leave before it', 'pending', { sent: 1, skipped: 1 }, 'last'],
    ['a change that another followed of which the desk told nobody', 'skipped', { sent: 1, skipped: 0 }, 'first'],
  ] as const)('tells of %s', async (_what, state, counts, sent) => {
    const changed = (sequence: number) => someNotificationFacts({ reservation: { sequence } })
    const moved = { event: 'moved', type: 'default' } as const
    const first = anOutboxMessage({ ...moved, id: 'first', occurrence: 'a', facts: changed(2) })
    const last = anOutboxMessage({ ...moved, id: 'last', occurrence: 'b', facts: changed(3), state })
    const { send, outbox } = await givenOutbox([last, first], [], { reservation: aConfirmedReservation() })

    expect(await send()).toMatchObject(counts)
    expect(await outbox.list({ state: 'sent', limit: 9 })).toMatchObject([{ id: sent }])
  })

  it.each([
    ['while the booking waits as it did', 'confirmed', [], 'sent'],
    ['and not when it has moved on since', 'pending', [], 'skipped'],
    ['and not when the payment has arrived', 'confirmed', ['payment-1'], 'skipped'],
    ['also when another payment has arrived', 'confirmed', ['payment-2'], 'sent'],
  ] as const)('tells that a payment is on its way %s', async (_what, status, arrived, state) => {
    const facts = someNotificationFacts({ reservation: { status } })
    const waits = anOutboxMessage({ id: 'waits', event: 'payment-pending', occurrence: 'payment-1', facts })
    const receipts = arrived.map((occurrence) => anOutboxMessage({ id: 'receipt', event: 'payment-received', occurrence }))
    const { send, outbox } = await givenOutbox([waits, ...receipts], [], { reservation: aConfirmedReservation() })

    await send()

    expect(await outbox.list({ event: 'payment-pending', limit: 9 })).toMatchObject([{ state }])
  })

  it('leads by short links from the SMS with two of them, the same ones at every try', async () => {
    const { send, later, history } = await givenOutbox([anOutboxMessage({ channel: 'sms' })], [outage])
    await send()
    later(60)

    await send()

    const [sms] = await history.list({ channel: 'sms', limit: 1 })
    expect(sms?.links).toEqual(['https://camp.example/c/key-1', 'https://camp.example/c/key-2'])
  })

  it('asks nobody to confirm who was told that the payment is on its way', async () => {
    const told = anOutboxMessage({ id: 'told', event: 'payment-pending', type: 'booking_pending' })
    const { send, outbox } = await givenOutbox([told, anOutboxMessage()], [], { reservation: aPendingReservation(aHold()) })

    expect(await send()).toMatchObject({ sent: 1, skipped: 1 })
    expect(await outbox.list({ state: 'sent', limit: 9 })).toMatchObject([{ event: 'payment-pending' }])
  })

  it('goes on to the others when one fails', async () => {
    const three = ['a', 'b', 'c'].map((id) => anOutboxMessage({ id, occurrence: id }))
    const { send } = await givenOutbox(three, [outage])

    expect(await send()).toEqual({ sent: 2, failed: 1, skipped: 0, dead: 0 })
  })

  it.each([1, 3, 7])('sends exactly once after %i failures, on the documented schedule', async (failures) => {
    const { send, later, sender, outbox } = await givenOutbox([anOutboxMessage()], Array(failures).fill(outage))

    for (let failed = 1; failed <= failures; failed += 1) {
      expect(await send()).toMatchObject({ sent: 0, failed: 1 })
      later(longestWait(failed) / 2)
      expect(await send()).toMatchObject({ sent: 0, failed: 0 })
      later(longestWait(failed) / 2)
    }

    expect(await send()).toMatchObject({ sent: 1, failed: 0 })
    expect(sender.asked).toHaveLength(failures + 1)
    expect(new Set(sender.asked.map(({ id }) => id)).size).toBe(1)
    expect(await outbox.list({ state: 'sent', limit: 9 })).toHaveLength(1)
  })

  it('gives up after eight tries, and a replay sends once', async () => {
    const { send, later, sender, outbox, history, replay } = await givenOutbox([anOutboxMessage()], Array(8).fill(patience))

    for (let tries = 0; tries < 8; tries += 1) {
      await send()
      later(3600)
    }
    expect(await outbox.list({ state: 'dead', limit: 9 })).toMatchObject([{ tries: 8, lastError: '450 later' }])
    expect(await history.list({ deliveryState: 'failed', limit: 9 })).toMatchObject([{ error: '450 later' }])
    expect(await send()).toMatchObject({ sent: 0, dead: 0 })

    await replay(['message-1'])

    expect(await send()).toMatchObject({ sent: 1 })
    expect(await send()).toMatchObject({ sent: 0 })
    expect(sender.asked).toHaveLength(9)
  })

  it('gives up at once when another try would end the same', async () => {
    const { send, log } = await givenOutbox([anOutboxMessage()], [unknownAddress])

    expect(await send()).toEqual({ sent: 0, failed: 0, skipped: 0, dead: 1 })
    expect(log.entries.map(({ kind }) => kind)).toEqual(['dead'])
  })

  it('keeps addresses, numbers and keys out of the log and of the last error', async () => {
    const { send, log, outbox } = await givenOutbox([anOutboxMessage()], [outage, unknownAddress])

    await send()

    const [message] = await outbox.list({ limit: 1 })
    expect(message?.lastError).toBe('no answer from [address], [number]')
    expect(JSON.stringify(log.entries)).not.toMatch(/thandi|82 123|reservation-1/i)
  })

  it('sends at most one message twice when the worker is killed between sending and noting it', async () => {
    const messages = ['a', 'b', 'c'].map((id) => anOutboxMessage({ id, occurrence: id }))
    const { send, later, kill, sender, outbox } = await givenOutbox(messages)

    kill(true)
    await expect(send()).rejects.toThrow('killed')
    kill(false)
    await send()
    later(60)
    await send()

    expect(sender.asked.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'a'])
    expect(await outbox.list({ state: 'sent', limit: 9 })).toHaveLength(3)
  })

  it('skips a message without a recipient', async () => {
    const { send, outbox } = await givenOutbox([anOutboxMessage({ to: null })])

    expect(await send()).toEqual({ sent: 0, failed: 0, skipped: 1, dead: 0 })
    expect(await outbox.list({ state: 'skipped', limit: 1 })).toHaveLength(1)
  })

  it('sends no SMS again whose id the provider may have forgotten meanwhile: a person decides', async () => {
    const silence = async () => refused({ code: 'temporary' as const, detail: 'no answer', mayBeTaken: true })
    const { send, later, sender, outbox, history } = await givenOutbox([anOutboxMessage({ channel: 'sms' })], [silence])
    await send()
    later(11 * 3600)

    expect(await send()).toEqual({ sent: 0, failed: 0, skipped: 0, dead: 1 })

    expect(sender.asked).toHaveLength(1)
    expect(await outbox.list({ limit: 9 })).toMatchObject([{ channel: 'sms', state: 'dead', mayBeTakenSince: atTen }])
    expect(await history.list({ limit: 9 })).toMatchObject([{ deliveryState: 'unanswered' }])
  })

  it('sends an SMS however late that its provider surely did not take', async () => {
    const noCredits = async () => refused({ code: 'temporary' as const, detail: 'no credits' })
    const { send, later, sender } = await givenOutbox([anOutboxMessage({ channel: 'sms' })], [noCredits])
    await send()
    later(24 * 3600)

    expect(await send()).toMatchObject({ sent: 1 })
    expect(sender.asked).toHaveLength(2)
  })
})

describe('news for somebody at the campsite', () => {
  const reader = { userId: 'owner' as UserId, role: 'ORGADMIN', email: 'owner@kwena.test', phone: '27821234567' } as const
  const facts = { ...someNotificationFacts(), reader: { userId: reader.userId } }
  const news = { facts, event: 'booking-received', type: 'default' } as const

  it('goes where they are reached now', async () => {
    const readers = [{ ...reader, email: 'new@kwena.test' }]
    const { sender, send } = await givenOutbox([anOutboxMessage({ ...news, to: 'old@kwena.test' })], [], { readers })

    expect(await send()).toMatchObject({ sent: 1 })
    expect(sender.asked.map(({ to }) => to)).toEqual(['new@kwena.test'])
  })

  it('is dropped where they may not see it any more', async () => {
    const { outbox, sender, send } = await givenOutbox([anOutboxMessage(news)], [], { readers: [] })

    expect(await send()).toMatchObject({ skipped: 1 })
    expect(sender.asked).toEqual([])
    expect(await outbox.list({ limit: 9 })).toMatchObject([
      { state: 'skipped', lastError: expect.stringContaining('may not see') },
    ])
  })

  it('never rings by night: it waits for eight, without counting a try', async () => {
    const { outbox, sender, later, send } = await givenOutbox([anOutboxMessage({ ...news, channel: 'sms' })], [], {
      readers: [reader],
    })
    later(13 * 3600)

    expect(await send()).toEqual({ sent: 0, failed: 0, skipped: 0, dead: 0 })
    expect(sender.asked).toEqual([])
    const [waiting] = await outbox.list({ state: 'pending', limit: 9 })
    expect([waiting?.tries, waiting?.nextTryAt.toString()]).toEqual([0, '2026-11-22T06:00:00Z'])
    later(9 * 3600)
    expect(await send()).toMatchObject({ sent: 1 })
  })

  it('never goes on to the guest when the phone cannot be reached', async () => {
    const off = async () => refused({ code: 'switched-off' as const, detail: 'SMS is switched off' })
    const { outbox, send } = await givenOutbox([anOutboxMessage({ ...news, channel: 'sms' })], [off], { readers: [reader] })

    expect(await send()).toMatchObject({ skipped: 1 })
    expect(await outbox.list({ limit: 9 })).toHaveLength(1)
  })
})

describe('a provider that keeps silent', () => {
  it('lets what goes by another channel pass the e-mails that wait for it', async () => {
    const silence = async () => {
      later(30)
      throw new Error('Email request timed out. Please try again.')
    }
    const mails = ['1', '2', '3'].map((id) => anOutboxMessage({ id, occurrence: id }))
    const bySms = anOutboxMessage({ id: 'sms', channel: 'sms', to: '27821234567', nextTryAt: atTen.add({ seconds: 1 }) })
    const { send, later, outbox, sender } = await givenOutbox([...mails, bySms], [silence])
    later(1)

    expect(await send()).toEqual({ sent: 3, failed: 1, skipped: 0, dead: 0 })

    expect(sender.asked.map(({ id }) => id)).toEqual(['1', 'sms', '2', '3'])
    expect(await outbox.list({ limit: 9, channel: 'email' })).toMatchObject([{ tries: 1 }, { tries: 0 }, { tries: 0 }])
  })

  it('keeps nobody waiting who ends the process: the message in hand is the last', async () => {
    let isStopping = false
    const stopped = async () => {
      isStopping = true
      later(30)
      throw new Error('Email request timed out. Please try again.')
    }
    const mails = ['1', '2', '3'].map((id) => anOutboxMessage({ id, occurrence: id }))
    const { send, later, sender } = await givenOutbox(mails, [stopped])

    expect(await send(() => isStopping)).toEqual({ sent: 0, failed: 1, skipped: 0, dead: 0 })
    expect(sender.asked.map(({ id }) => id)).toEqual(['1'])
    expect(await send(() => false)).toMatchObject({ sent: 2 })
  })
})
