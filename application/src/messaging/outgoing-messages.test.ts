import { accepted, refused } from '@camp/domain/shared/result.ts'
import { describe, expect, it } from 'vitest'
import { type Actor, system } from '../shared/actor.ts'
import type { CommunicationHistory } from './communication-history.ts'
import { ListOutgoingMessages } from './list-outgoing-messages.ts'
import type { OutboxMessage } from './outbox.ts'
import { ReplayMessages } from './replay-messages.ts'
import { anOutboxMessage, aSentMessage, atTen } from './testing/an-outbox-message.ts'
import { givenOutbox } from './testing/given-outbox.ts'

const owner: Actor = { kind: 'user', userId: 'anna' as never, role: 'ORGADMIN', organisationIds: [] }

async function givenMessages(...more: OutboxMessage[]) {
  const given = await givenOutbox([
    anOutboxMessage({ id: 'dead', state: 'dead', tries: 8, lastError: 'no answer' }),
    anOutboxMessage({ id: 'sms', channel: 'sms', to: '27821234567', occurrence: 'once fallback', state: 'sent' }),
    ...more,
  ])
  await given.history.add(aSentMessage({ outboxMessageId: 'sms' as never, deliveryState: 'delivered', deliveryStateAt: atTen }))
  return given
}

describe('the list of outgoing messages', () => {
  it('shows how they fare, and no more of whom they are for than tells two apart', async () => {
    const { list } = await givenMessages()

    const listed = await list()

    expect(listed).toMatchObject(
      accepted({
        rows: [
          { id: 'dead', state: 'dead', lastError: 'no answer', isFallback: false, delivery: null, obstacle: null },
          { id: 'sms', isFallback: true, delivery: { state: 'delivered', at: atTen }, obstacle: 'was-sent' },
        ],
        total: 2,
      }),
    )
    expect(listed.ok && listed.value.rows.map(({ maskedRecipient }) => maskedRecipient)).toEqual([
      't···@example.test',
      '+27 ••• 567',
    ])
    expect(JSON.stringify(listed)).not.toMatch(/thandi|2782123/i)
  })

  it('finds those of one channel and state, and says how many there are', async () => {
    const { list } = await givenMessages()

    expect(await list({ channel: 'email', state: 'dead' })).toMatchObject(accepted({ rows: [{ id: 'dead' }], total: 1 }))
    expect(await list({ channel: 'sms', state: 'dead' })).toEqual(accepted({ rows: [], total: 0 }))
    expect(await list({ limit: 1, offset: 1 })).toMatchObject(accepted({ rows: [{ id: 'sms' }], total: 2 }))
  })

  it('stands in the order that is asked for', async () => {
    const { list } = await givenMessages()
    const idsBy = async (isDescending: boolean) => {
      const listed = await list({ order: { by: 'tries', isDescending } })
      return listed.ok && listed.value.rows.map(({ id }) => id)
    }

    expect([await idsBy(true), await idsBy(false)]).toEqual([
      ['dead', 'sms'],
      ['sms', 'dead'],
    ])
  })

  it('knows of each of very many what became of it, and never asks for the words of all at once', async () => {
    const ids = Array.from({ length: 450 }, (_, number) => `message-${number}`)
    const { history, outbox } = await givenOutbox(
      ids.map((id) => anOutboxMessage({ id, occurrence: id, channel: 'sms', to: '27821234567', state: 'sent' })),
    )
    for (const id of ids) await history.add(aSentMessage({ id, outboxMessageId: id as never, deliveryState: 'delivered' }))
    const asked: number[] = []
    const communicationHistory: Pick<CommunicationHistory, 'list'> = {
      list: (filter) => {
        asked.push(filter.outboxMessageIds?.length ?? Number.POSITIVE_INFINITY)
        return history.list(filter)
      },
    }

    const act = new ListOutgoingMessages({ outbox, communicationHistory, clock: { now: () => atTen } })
    const listed = await act.execute({ actor: system('desk'), limit: null })

    expect(listed.ok && listed.value.rows.filter(({ delivery }) => delivery?.state === 'delivered')).toHaveLength(450)
    expect(asked).toEqual([200, 200, 50])
  })
})

describe('sending given-up messages again', () => {
  it('replays each once, says why not the others, and writes down who did', async () => {
    const { outbox, replay, auditTrail } = await givenMessages(
      anOutboxMessage({ id: 'waiting', occurrence: 'a' }),
      anOutboxMessage({ id: 'skipped', occurrence: 'b', to: null, state: 'skipped' }),
    )

    expect(await replay(['dead', 'sms', 'waiting', 'skipped', 'none', 'dead'])).toEqual(
      accepted({
        replayed: ['dead'],
        others: [
          { id: 'sms', because: 'was-sent' },
          { id: 'waiting', because: 'still-waiting' },
          { id: 'skipped', because: 'was-skipped' },
          { id: 'none', because: 'not-found' },
        ],
      }),
    )
    expect(await replay(['dead'])).toEqual(accepted({ replayed: [], others: [{ id: 'dead', because: 'still-waiting' }] }))

    expect(await outbox.list({ id: 'dead' as never, limit: 1 })).toMatchObject([{ state: 'pending', tries: 0 }])
    expect(auditTrail.all).toMatchObject([{ act: 'message.replayed', subject: 'dead' }])
  })

  it('judges without changing anything', async () => {
    const { outbox, replay, auditTrail } = await givenMessages()

    expect(await replay(['dead'], { dryRun: true })).toEqual(accepted({ replayed: ['dead'], others: [] }))

    expect(await outbox.list({ state: 'pending', limit: 9 })).toEqual([])
    expect(auditTrail.all).toEqual([])
  })

  it('asks before it sends an SMS whose id the provider has forgotten', async () => {
    const sms = { channel: 'sms', state: 'dead', occurrence: 'c' } as const
    const asked = (hours: number) => ({ mayBeTakenSince: atTen.subtract({ hours }) })
    const { replay, outbox, auditTrail } = await givenOutbox([
      anOutboxMessage({ id: 'known', ...sms, ...asked(10) }),
      anOutboxMessage({ id: 'forgotten', ...sms, occurrence: 'd', ...asked(11) }),
    ])

    expect(await replay(['known', 'forgotten'])).toEqual(
      accepted({ replayed: ['known'], others: [{ id: 'forgotten', because: 'may-have-arrived' }] }),
    )
    expect(await replay(['forgotten'], { mayArriveTwice: true })).toEqual(accepted({ replayed: ['forgotten'], others: [] }))

    expect(await outbox.list({ id: 'forgotten' as never, limit: 1 })).toMatchObject([{ state: 'pending', mayBeTakenSince: null }])
    expect(auditTrail.all).toMatchObject([
      { subject: 'forgotten', changes: [{ field: 'mayArriveTwice', before: '', after: 'true' }] },
      { subject: 'known', changes: [] },
    ])
  })

  it('asks before it sends a WhatsApp message that nobody answered for', async () => {
    const { send, replay } = await givenOutbox(
      [anOutboxMessage({ channel: 'app' })],
      [async () => refused({ code: 'unknown-outcome' as const, detail: 'no answer' })],
    )
    await send()

    expect(await replay(['message-1'])).toMatchObject({ value: { others: [{ because: 'may-have-arrived' }] } })
    expect(await replay(['message-1'], { mayArriveTwice: true })).toMatchObject({ value: { replayed: ['message-1'] } })
  })
})

it('is for the platform alone', async () => {
  const { outbox, history } = await givenMessages()
  const ports = { outbox, communicationHistory: history, clock: { now: () => atTen } }
  const auditTrail = { record: async () => {} }

  expect(await new ListOutgoingMessages(ports).execute({ actor: owner, limit: 9 })).toEqual(refused({ code: 'not-permitted' }))
  const replay = new ReplayMessages({ ...ports, auditTrail, transaction: { run: (work) => work() } })
  expect(await replay.execute({ actor: owner, ids: [] })).toEqual(refused({ code: 'not-permitted' }))
  expect(await replay.execute({ actor: system('desk'), ids: [] })).toEqual(accepted({ replayed: [], others: [] }))
})
