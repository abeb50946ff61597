import type { ReservationId, SavedTextId, UserId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { aHold } from '@camp/domain/testing/a-hold.ts'
import { aPendingReservation } from '@camp/domain/testing/a-submitted-reservation.ts'
import { describe, expect, it } from 'vitest'
import type { Actor } from '../shared/actor.ts'
import { stands } from '../testing/a-campsite.ts'
import { aGuestOf } from '../testing/a-guest-of.ts'
import { givenMarketplace } from '../testing/given-marketplace.ts'
import { kwenaCamp } from '../testing/kwena-camp.ts'
import { ListUnassignedMessages } from './assign-message.ts'
import { isBooked, mostIncomingPerHour } from './incoming-words.ts'
import type { IncomingMessage } from './receive-guest-messages.ts'
import { mostMessagesPerHour } from './write-to-campsite.ts'

const notFound = refused({ code: 'not-found' })

/** Thandi's four nights at Kwena Camp, and somebody at its desk. */
async function given({ businessEmail = 'desk@kwena.test' as string | null, smsPartPrice = null as number | null } = {}) {
  const camp = kwenaCamp()
  const organisation = { ...camp.organisation, businessEmail }
  const marketplace = givenMarketplace({ campsites: [{ ...camp, organisation }], ...(smsPartPrice !== null && { smsPartPrice }) })
  const { id } = await aGuestOf(marketplace).books()
  const userId = '00000000-0000-4000-8000-00000000de5c' as UserId
  const desk: Actor = { kind: 'user', userId, role: 'ORGUSER', organisationIds: [organisation.id] }
  const { writeToCampsite, replyToGuest, listInbox, countWaitingConversations, showConversation } = marketplace
  const outboxOf = async (event: string) => {
    const messages = await marketplace.outbox.list({ reservationId: id, limit: 50 })
    return messages.filter((message) => message.event === event)
  }
  const inbox = async () => {
    const answer = await listInbox.execute({ actor: desk, orgSlug: organisation.slug })
    if (!answer.ok) throw new Error(answer.refusal.code)
    return answer.value
  }
  return {
    ...marketplace,
    id,
    desk,
    organisation,
    outboxOf,
    inbox,
    writes: (text: string, of = id) => writeToCampsite.execute({ id: of, text }),
    replies: (text: string, facts: Partial<Parameters<typeof replyToGuest.execute>[0]> = {}) =>
      replyToGuest.execute({
        actor: desk,
        idOrReference: id,
        channel: 'email',
        text,
        seenUpTo: marketplace.clock.now(),
        ...facts,
      }),
    waiting: () => countWaitingConversations.execute({ actor: desk, organisationId: organisation.id }),
    page: () => showConversation.execute({ id }),
  }
}

describe('what a guest writes', () => {
  it('is kept with its words, waits in the inbox, and goes to the business address, the answer to the guest', async () => {
    const { writes, outboxOf, inbox, waiting, page } = await given()

    expect((await writes('May we bring two dogs?')).ok).toBe(true)
    await writes('And a cat?')

    expect(await outboxOf('guest-message')).toMatchObject([
      { facts: { message: { text: 'May we bring two dogs?', from: 'Thandi Nkosi', replyTo: 'thandi@example.test' } } },
      { channel: 'email', to: 'desk@kwena.test', state: 'pending', facts: { message: { text: 'And a cat?' } } },
    ])
    expect(await inbox()).toMatchObject([{ waiting: 2, last: { text: 'And a cat?', channel: 'page' } }])
    expect(await waiting()).toMatchObject({ value: 1 })
    expect((await page()).map(({ side, text }) => ({ side, text }))).toEqual([
      { side: 'guest', text: 'May we bring two dogs?' },
      { side: 'guest', text: 'And a cat?' },
    ])
  })

  it('is from a guest whose last name nobody knows, without a blank behind the first', async () => {
    const { writes, outboxOf, reservations, id } = await given()
    const stored = await reservations.find(id)
    const guest = { ...(stored as unknown as { guest: object }).guest, lastName: '' }
    await reservations.replace({ ...stored, guest } as never, null)

    await writes('Hello')

    expect(await outboxOf('guest-message')).toMatchObject([{ facts: { message: { from: 'Thandi' } } }])
  })

  it('waits in the inbox also of a campsite without an address', async () => {
    const { writes, outboxOf, inbox } = await given({ businessEmail: null })

    expect((await writes('Hello')).ok).toBe(true)

    expect(await outboxOf('guest-message')).toEqual([])
    expect(await inbox()).toHaveLength(1)
  })

  it('goes to the address without the blanks around it, to none of blanks, and to the people who chose to hear', async () => {
    const { writes, outboxOf, ports } = await given({ businessEmail: ' desk@kwena.test ' })
    const noted: unknown[] = []
    const { add } = ports.newsLog
    ports.newsLog.add = async (news) => {
      noted.push(news)
      await add.call(ports.newsLog, news)
    }
    await writes('Hello')

    expect(await outboxOf('guest-message')).toMatchObject([{ to: 'desk@kwena.test' }])
    expect(noted).toMatchObject([{ topic: 'messages', event: 'guest-message', toldTo: 'desk@kwena.test' }])
    const nowhere = await given({ businessEmail: '  ' })
    await nowhere.writes('Hello')
    expect(await nowhere.outboxOf('guest-message')).toEqual([])
  })

  it('is about nothing that nobody booked', async () => {
    expect(await (await given()).writes('Hello', 'unknown' as ReservationId)).toEqual(notFound)
  })

  it('is one of five in an hour', async () => {
    const { writes, outboxOf, clock } = await given()
    expect(mostMessagesPerHour).toBe(5)
    for (let count = 0; count < mostMessagesPerHour; count += 1) await writes('Hello')

    expect(await writes('Hello')).toEqual(refused({ code: 'too-many' }))
    expect(await outboxOf('guest-message')).toHaveLength(mostMessagesPerHour)
    clock.moveTo('2026-11-21T11:01')
    expect((await writes('Hello')).ok).toBe(true)
  })
})

describe('the inbox', () => {
  it('shows for fourteen days what was dealt with, and is for the people of the campsite', async () => {
    const { writes, replies, inbox, clock, listInbox, countWaitingConversations, organisation } = await given()
    await writes('Hello')
    await replies('Hi')
    const guest: Actor = { kind: 'user', userId: 'x' as UserId, role: 'USER', organisationIds: [] }
    const stranger: Actor = { ...guest, role: 'ORGUSER' }

    clock.moveTo('2026-12-05T10:00')
    expect(await inbox()).toHaveLength(1)
    clock.moveTo('2026-12-05T10:01')
    expect(await inbox()).toEqual([])
    for (const [actor, code] of [
      [guest, 'not-permitted'],
      [stranger, 'not-found'],
    ] as const) {
      expect(await listInbox.execute({ actor, orgSlug: organisation.slug })).toEqual(refused({ code }))
      expect(await countWaitingConversations.execute({ actor, organisationId: organisation.id })).toEqual(refused({ code }))
    }
  })
})

describe('an answer of the desk', () => {
  it('goes out, stands in the conversation, and what the guest wrote waits no more', async () => {
    const { writes, replies, outboxOf, waiting, page, inbox } = await given()
    await writes('May we bring two dogs?')

    expect(await replies(' Yes, on a lead. ')).toMatchObject({ ok: true, value: { to: 'thandi@example.test' } })

    expect(await outboxOf('staff-message')).toMatchObject([
      { channel: 'email', to: 'thandi@example.test', type: 'default', facts: { staffMessage: { text: 'Yes, on a lead.' } } },
    ])
    expect(await waiting()).toMatchObject({ value: 0 })
    expect((await page()).map(({ side, text }) => [side, text])).toEqual([
      ['guest', 'May we bring two dogs?'],
      ['campsite', 'Yes, on a lead.'],
    ])
    expect(await inbox()).toMatchObject([{ waiting: 0, last: { settled: { how: 'answered' } } }])
  })

  it('leaves waiting what the guest wrote while it was typed', async () => {
    const { writes, replies, inbox, clock } = await given()
    await writes('May we bring two dogs?')
    const seenUpTo = clock.now()
    clock.moveTo('2026-11-21T10:02')
    await writes('And a cat?')

    await replies('Yes, on a lead.', { seenUpTo })

    expect(await inbox()).toMatchObject([{ waiting: 1, last: { text: 'And a cat?', settled: null } }])
  })

  it('that says something else leaves waiting what the guest wrote', async () => {
    const { writes, replies, inbox } = await given()
    await writes('May we bring two dogs?')

    await replies('Received with thanks: R480.00.', { seenUpTo: null })

    expect(await inbox()).toMatchObject([{ waiting: 1 }])
  })

  it('is shown before it is sent', async () => {
    const { replies, outboxOf, page } = await given()

    expect(await replies('Yes', { dryRun: true, channel: 'sms' })).toMatchObject({
      value: { channel: 'sms', parts: 1, cost: null },
    })

    expect(await outboxOf('staff-message')).toEqual([])
    expect(await page()).toEqual([])
  })

  it('says about what an SMS costs, where a part has a price', async () => {
    const { replies } = await given({ smsPartPrice: 4_250 })
    const shown = (channel: 'sms' | 'email') => replies('Yes', { dryRun: true, channel })

    expect(await shown('sms')).toMatchObject({ value: { parts: 1, cost: Money.cents(43) } })
    expect(await shown('email')).toMatchObject({ value: { parts: null, cost: null } })
  })

  it('by WhatsApp is the fixed text that leads to the words, unless the guest wrote there within a day', async () => {
    const { replies, ports, id, organisation, clock } = await given()
    expect(await replies('Yes', { channel: 'app', dryRun: true })).toMatchObject({ value: { leadsToPage: true } })

    const facts = { id: 'w-1', organisationId: organisation.id, reservationId: id, side: 'guest', channel: 'app', text: 'Hi' }
    const none = { fromNumber: '27821234567', secret: null, providerMessageId: 'w', outboxMessageId: null, isUnsure: false }
    await ports.conversations.add({ ...facts, ...none, at: clock.now(), by: 'guest', settled: null } as never)

    expect(await replies('Yes', { channel: 'app', dryRun: true })).toMatchObject({ value: { leadsToPage: false } })
  })

  it('by WhatsApp counts the day from the guest’s last words there, by no other way', async () => {
    const { writes, replies } = await given()
    await writes('Hello')

    expect(await replies('Yes', { channel: 'app', dryRun: true })).toMatchObject({ value: { leadsToPage: true } })
  })

  it('is none to a booking that is only held, and sets nothing aside that nobody booked', async () => {
    const marketplace = await given()
    const held = await aGuestOf(marketplace).holds({ plots: stands.slice(1, 2) })

    expect(await marketplace.replies('Yes', { idOrReference: held.id })).toEqual(notFound)
    expect(
      await marketplace.setConversationAside.execute({
        actor: marketplace.desk,
        idOrReference: '000-000-000',
        seenUpTo: marketplace.clock.now(),
      }),
    ).toEqual(notFound)
  })

  it('needs words, not too many of them, and somebody who may', async () => {
    const { replies } = await given()
    const stranger: Actor = { kind: 'user', userId: 'x' as never, role: 'ORGUSER', organisationIds: [] }

    expect(await replies('  ')).toEqual(refused({ code: 'text-missing' }))
    expect(await replies('a'.repeat(2001))).toEqual(refused({ code: 'text-too-long', most: 2000, length: 2001 }))
    expect(await replies('Hello', { actor: stranger })).toEqual(notFound)
  })

  it.each(['sms', 'app'] as const)('cannot go by %s to a guest without a number, and says why', async (channel) => {
    const { replies, reservations, id, outboxOf } = await given()
    const stored = (await reservations.find(id)) as never as { readonly guest: object }
    await reservations.replace({ ...stored, guest: { ...stored.guest, cell: null } } as never, null)

    expect(await replies('Yes', { channel })).toEqual(refused({ code: 'channel-unreachable', because: 'no-cell-number' }))
    expect(await outboxOf('staff-message')).toEqual([])
  })

  it('shows no gate code on the page that the link opens', async () => {
    const { replies, reservations, id, page } = await given()
    const stored = (await reservations.find(id)) as never as { readonly gateCode: string | null }
    await reservations.replace({ ...stored, gateCode: 'K7P2QX4M' } as never, null)

    await replies('The gate opens with K7P2QX4M.')

    expect((await page()).at(-1)?.text).toBe('The gate opens with ••••••.')
  })
})

it('an answer with a gate code takes no WhatsApp that would only lead to the page, where it is hidden', async () => {
  const { replies, reservations, id, ports, organisation, clock, outboxOf } = await given()
  const stored = await reservations.find(id)
  await reservations.replace({ ...stored, gateCode: 'K7P2QX4M' } as never, null)
  const gate = 'The gate opens with K7P2QX4M.'

  expect(await replies(gate, { channel: 'app' })).toEqual(refused({ code: 'gate-code-hidden' }))
  expect(await outboxOf('staff-message')).toEqual([])
  expect((await replies('The gate is open.', { channel: 'app' })).ok).toBe(true)
  expect((await replies(gate, { channel: 'sms' })).ok).toBe(true)
  const facts = { id: 'w-1', organisationId: organisation.id, reservationId: id, side: 'guest', channel: 'app', text: 'Hi' }
  const none = { fromNumber: '27821234567', secret: null, providerMessageId: 'w', outboxMessageId: null, isUnsure: false }
  await ports.conversations.add({ ...facts, ...none, at: clock.now(), by: 'guest', settled: null } as never)
  expect((await replies(gate, { channel: 'app' })).ok).toBe(true)
})

describe('a saved text', () => {
  const saved = async (text: string) => {
    const marketplace = await given()
    const { ports, organisation, fillInSavedText, desk, id } = marketplace
    const row = { id: 'text-1' as SavedTextId, organisationId: organisation.id, name: 'Late', text }
    await ports.savedTexts.add(row)
    const fill = (facts: object = {}) =>
      fillInSavedText.execute({ actor: desk, idOrReference: id, savedTextId: row.id, ...facts })
    return { ...marketplace, fill }
  }

  it('is filled in with what the booking says', async () => {
    const { fill } = await saved('Hi {first name}: {plot}, {dates}, {nights} nights at {campsite}. Open: {amount open}')

    expect(await fill()).toEqual(
      accepted({
        name: 'Late',
        text: 'Hi Thandi: Stand 1, Mon 1 – Fri 5 Feb 2027, 4 nights at Kwena Camp. Open: R800.00',
      }),
    )
  })

  it('stays out where the booking has nothing for a field, or it is another campsite’s', async () => {
    const { fill } = await saved('The gate opens with {gate code}.')
    const stranger: Actor = { kind: 'user', userId: 'x' as never, role: 'ORGUSER', organisationIds: [] }

    expect(await fill()).toEqual(refused({ code: 'field-empty', field: 'gate code' }))
    expect(await fill({ savedTextId: 'another' })).toEqual(refused({ code: 'no-such-text' }))
    expect(await fill({ actor: stranger })).toEqual(notFound)
  })
})

describe('a conversation', () => {
  it('is set aside without an answer, and waits again when somebody takes that back', async () => {
    const { writes, setConversationAside, reopenConversation, desk, id, waiting, clock } = await given()
    await writes('Thanks!')

    expect(await setConversationAside.execute({ actor: desk, idOrReference: id, seenUpTo: clock.now() })).toMatchObject({
      value: 1,
    })
    expect(await waiting()).toMatchObject({ value: 0 })
    expect(await reopenConversation.execute({ actor: desk, idOrReference: id })).toMatchObject({ value: 1 })
    expect(await waiting()).toMatchObject({ value: 1 })
  })
})

describe('what comes in by SMS or WhatsApp', () => {
  const sms = (facts: Partial<IncomingMessage> = {}): IncomingMessage => ({
    channel: 'sms',
    from: '27821234567',
    text: 'We are late',
    providerMessageId: 'in-1',
    answers: null,
    ...facts,
  })

  it('is about the booking of whoever has the number, once', async () => {
    const { receiveGuestMessages, inbox, outboxOf } = await given()

    expect(await receiveGuestMessages.execute([sms(), sms(), sms({ channel: 'app' })])).toBe(2)

    expect(await inbox()).toMatchObject([{ waiting: 2, last: { channel: 'app', fromNumber: '27821234567', isUnsure: false } }])
    expect(await outboxOf('guest-message')).toHaveLength(2)
  })

  it('is kept without what no store takes, so that those behind it come in too', async () => {
    const { receiveGuestMessages, inbox, page } = await given()
    const heart = '\u{1f9e1}'

    await receiveGuestMessages.execute([
      sms({ text: 'We are\u0000 late\u0007,\nsorry' }),
      sms({ text: '\u0000', providerMessageId: 'in-2' }),
      sms({ text: `${'a'.repeat(4999)}${heart}`, providerMessageId: 'in-3' }),
    ])

    expect(await inbox()).toMatchObject([{ waiting: 2 }])
    const [first, second] = await page()
    expect(first?.text).toBe('We are late,\nsorry')
    expect(second?.text.isWellFormed()).toBe(true)
  })

  it('of a number that nobody knows waits for the platform, which gives it to a booking or sets it aside', async () => {
    const { receiveGuestMessages, listUnassignedMessages, assignMessage, inbox, reservations, id, desk } = await given()
    const operator: Actor = { kind: 'system', name: 'test' }
    const unassigned = async () => {
      const listed = await listUnassignedMessages.execute({ actor: operator })
      return listed.ok ? listed.value.filter(({ waiting }) => waiting > 0) : []
    }
    await receiveGuestMessages.execute([sms({ from: '27839999999' }), sms({ from: '27830000000', providerMessageId: 'in-2' })])
    expect(await inbox()).toEqual([])
    const [first, second] = await unassigned()
    const reference = (await reservations.find(id))?.simpleReference ?? ''

    expect(await listUnassignedMessages.execute({ actor: desk })).toEqual(refused({ code: 'not-permitted' }))
    const assigning = { actor: operator, id: first?.last.id ?? '' }
    expect(await assignMessage.execute({ ...assigning, actor: desk, reference })).toEqual(refused({ code: 'not-permitted' }))
    expect(await assignMessage.execute({ ...assigning, id: 'first', reference })).toEqual(refused({ code: 'no-such-message' }))
    expect(await assignMessage.execute({ ...assigning, reference: '000-000-000' })).toEqual(refused({ code: 'booking-unknown' }))
    expect((await assignMessage.execute({ ...assigning, reference })).ok).toBe(true)
    expect((await assignMessage.execute({ actor: operator, id: second?.last.id ?? '', reference: null })).ok).toBe(true)

    expect(await inbox()).toMatchObject([{ waiting: 1, last: { text: 'We are late' } }])
    expect(await unassigned()).toEqual([])
    expect(await assignMessage.execute({ ...assigning, reference })).toEqual(refused({ code: 'no-such-message' }))
  })

  it('that the platform assigns reaches the campsite as any other, and shows no gate code on the booking’s page', async () => {
    const { receiveGuestMessages, listUnassignedMessages, assignMessage, outboxOf, reservations, page, id } = await given()
    const actor: Actor = { kind: 'system', name: 'test' }
    const stored = (await reservations.find(id)) as never as { readonly simpleReference: string }
    await reservations.replace({ ...stored, gateCode: 'K7P2QX4M' } as never, null)
    await receiveGuestMessages.execute([sms({ from: '27839999999', text: 'K7P2QX4M does not open the gate' })])
    const listed = await listUnassignedMessages.execute({ actor })
    const [one] = listed.ok ? listed.value : []

    const assigning = { actor, id: one?.last.id ?? '', reference: stored.simpleReference }
    const answers = await Promise.all([assignMessage.execute(assigning), assignMessage.execute(assigning)])

    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await outboxOf('guest-message')).toMatchObject([{ channel: 'email', to: 'desk@kwena.test' }])
    expect((await page()).map(({ text }) => text)).toEqual(['•••••• does not open the gate'])
  })

  it('of a number that nobody knows is shown for fourteen days, two hundred of them', async () => {
    const { clock } = await given()
    const asked: unknown[] = []
    const conversations = {
      inbox: async (query: object) => {
        asked.push(query)
        return []
      },
    }

    await new ListUnassignedMessages({ conversations, clock }).execute({ actor: { kind: 'system', name: 'test' } })

    expect(asked).toEqual([{ organisationId: null, since: clock.now().subtract({ hours: 336 }), limit: 200 }])
  })

  it('is unsure where the number has several bookings, unless it answers a message about one', async () => {
    const marketplace = await given()
    const { receiveGuestMessages, inbox, ports, id, organisation, clock } = marketplace
    clock.moveTo('2026-11-21T11:00')
    const second = await aGuestOf(marketplace).books({ plots: stands.slice(1, 2) })
    const sent = { outboxMessageId: null, organisationId: organisation.id, reservationId: id, type: 'default', to: '27821234567' }
    const words = { subject: null, text: 'Hello', html: null, attachments: [], links: [], error: null, sentAt: clock.now() }
    const state = { id: 's-1', channel: 'sms', deliveryState: 'sent', providerMessageId: 'out-1' }
    await ports.communicationHistory.add({ ...sent, ...words, ...state } as never)

    await receiveGuestMessages.execute([sms({ answers: 'out-1' })])
    await receiveGuestMessages.execute([sms({ providerMessageId: 'in-2' })])

    const all = (await inbox()).map(({ booking, last }) => [booking?.id, last.isUnsure])
    expect(all).toContainEqual([id, false])
    expect(all).toContainEqual([second.id, true])
  })

  it('of a number that nobody knows is unsure, and shown for fourteen days once it is dealt with', async () => {
    const { receiveGuestMessages, listUnassignedMessages, assignMessage, clock } = await given()
    const actor: Actor = { kind: 'system', name: 'test' }
    const listed = async () => {
      const answer = await listUnassignedMessages.execute({ actor })
      return answer.ok ? answer.value : []
    }
    await receiveGuestMessages.execute([sms({ from: '27839999999' })])
    const [first] = await listed()
    await assignMessage.execute({ actor, id: first?.last.id ?? '', reference: null })

    expect(first?.last.isUnsure).toBe(true)
    clock.moveTo('2026-12-05T10:00')
    expect(await listed()).toHaveLength(1)
    clock.moveTo('2026-12-05T10:01')
    expect(await listed()).toEqual([])
  })

  it('of one number is taken again an hour later', async () => {
    const { receiveGuestMessages, clock } = await given()
    const many = (hour: string) => Array.from({ length: 30 }, (_, index) => sms({ providerMessageId: `${hour}-${index}` }))
    await receiveGuestMessages.execute(many('first'))

    clock.moveTo('2026-11-21T11:01')

    expect(await receiveGuestMessages.execute(many('second'))).toBe(30)
  })

  it('is about a stay up to fourteen days after it', async () => {
    const { receiveGuestMessages, inbox, clock } = await given()
    const waiting = async () => (await inbox()).reduce((sum, one) => sum + one.waiting, 0)

    clock.moveTo('2027-02-19T10:00')
    await receiveGuestMessages.execute([sms()])
    expect(await waiting()).toBe(1)
    clock.moveTo('2027-02-20T10:00')
    await receiveGuestMessages.execute([sms({ providerMessageId: 'in-2' })])

    expect(await waiting()).toBe(1)
  })

  it('of one number is not more than thirty an hour', async () => {
    const { receiveGuestMessages } = await given()
    const many = Array.from({ length: 40 }, (_, index) => sms({ providerMessageId: `in-${index}` }))

    expect(await receiveGuestMessages.execute(many)).toBe(mostIncomingPerHour)
  })
})

it('nobody writes about a hold, nor about one that was given back', () => {
  const held = aHold()

  expect(isBooked(held)).toBe(false)
  expect(isBooked({ ...held, status: 'cancelled', submitted: null } as never)).toBe(false)
  expect(isBooked(aPendingReservation(held))).toBe(true)
})
