import { accepted, refused } from '@camp/domain/shared/result.ts'
import { describe, expect, it } from 'vitest'
import { system, visitor } from '../../shared/actor.ts'
import { CountingRandomness } from '../../shared/testing/counting-randomness.ts'
import { FixedClock } from '../../shared/testing/fixed-clock.ts'
import { InMemoryTransaction } from '../../shared/testing/in-memory-transaction.ts'
import type { MessageSender, OutgoingMessage } from '../message-sender.ts'
import { SendTimedOut } from '../send-timed-out.ts'
import { InMemoryCommunicationHistory } from '../testing/in-memory-communication-history.ts'
import { PermitRelay } from './permit-relay.ts'
import { RelayEmail, type RelayedEmail } from './relay-email.ts'
import { InMemoryRelayUses } from './testing/in-memory-relay-uses.ts'

const works: MessageSender['send'] = async () => accepted({ providerMessageId: '<1@camp.example>', deliveryState: 'accepted' })

function givenRelay(answer: MessageSender['send'] = works) {
  const sent: OutgoingMessage[] = []
  const clock = new FixedClock()
  const history = new InMemoryCommunicationHistory()
  const relayQuota = { perHour: 4, perDay: 4 }
  const relay = new RelayEmail({
    permitRelay: new PermitRelay({
      relayUses: new InMemoryRelayUses(),
      transaction: new InMemoryTransaction(),
      clock,
      relayQuota,
    }),
    messageSenders: {
      email: {
        send: (message) => {
          sent.push(message)
          return answer(message)
        },
      },
    },
    communicationHistory: history,
    clock,
    randomness: new CountingRandomness(),
    sanitiseHtml: (html) => html.replace(/<script.*<\/script>/, ''),
    plainText: (html) => html.replace(/<[^>]*>/g, ''),
  })
  const send = (email: Partial<RelayedEmail> = {}, actor = system('service key'), requestId: string | null = null) =>
    relay.execute({ actor, email: { ...someEmail, ...email }, requestId })
  return { send, sent, history }
}

const someEmail: RelayedEmail = {
  to: ['a@example.test', 'b@example.test'],
  bcc: ['c@example.test'],
  subject: 'Hello',
  text: null,
  html: '<p>Good <b>morning</b></p><script>alert(1)</script>',
  replyTo: null,
}

describe('relaying an e-mail', () => {
  it('keeps the id of a request that is repeated, and makes one for each that is new', async () => {
    const { send, sent, history } = givenRelay()
    const one = { to: ['a@example.test'], bcc: [] }

    for (const requestId of ['request-1', 'request-1', null, null]) await send(one, system('service key'), requestId)

    const ids = sent.map(({ id }) => id)
    expect(ids.slice(0, 2)).toEqual(['request-1', 'request-1'])
    expect(new Set(ids).size).toBe(3)
    expect(new Set((await history.list({ limit: 9 })).map(({ id }) => id)).size).toBe(4)
  })

  it('hands it over once for all, its HTML clean, and keeps who got what', async () => {
    const { send, sent, history } = givenRelay()

    expect(await send()).toEqual({ ok: true, value: { messageId: '<1@camp.example>', refusedRecipients: [] } })
    expect(sent).toMatchObject([
      { to: 'a@example.test', copies: { alsoTo: ['b@example.test'], bcc: ['c@example.test'] }, text: 'Good morning' },
    ])
    expect(sent[0]?.html).toBe('<p>Good <b>morning</b></p>')
    expect(await history.list({ limit: 5 })).toMatchObject([
      { to: 'a@example.test, b@example.test, c@example.test', deliveryState: 'accepted', reservationId: null },
    ])
  })

  it('counts every recipient', async () => {
    const { send, sent } = givenRelay()
    await send()

    expect(await send()).toMatchObject({ ok: false, refusal: { code: 'quota-reached' } })
    expect(sent).toHaveLength(1)
  })

  it('is not for everybody', async () => {
    const { send, sent } = givenRelay()

    expect(await send({}, visitor)).toEqual({ ok: false, refusal: { code: 'not-permitted' } })
    expect(sent).toEqual([])
  })

  it.each<[string, MessageSender['send'], object]>([
    [
      'refuses it',
      async () => refused({ code: 'undeliverable', detail: '550 no c@example.test' }),
      { code: 'undeliverable', detail: '550 no [address]' },
    ],
    ['keeps silent', () => Promise.reject(new SendTimedOut('Email request timed out')), { code: 'timed-out' }],
    ['is away', () => Promise.reject(new Error('ECONNREFUSED')), { code: 'unreachable', detail: 'ECONNREFUSED' }],
  ])('says so when the server %s, and keeps nothing', async (_, answer, refusal) => {
    const { send, history } = givenRelay(answer)

    expect(await send()).toEqual({ ok: false, refusal })
    expect(await history.list({ limit: 5 })).toEqual([])
  })
})
