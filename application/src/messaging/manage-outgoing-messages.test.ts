import { accepted, refused } from '@camp/domain/shared/result.ts'
import { expect, it } from 'vitest'
import { InMemoryAuditTrail } from '../audit/testing/in-memory-audit-trail.ts'
import { type Actor, system } from '../shared/actor.ts'
import { ListOutgoingMessages, ReplayMessages } from './manage-outgoing-messages.ts'
import { anOutboxMessage, aSentMessage, atTen } from './testing/an-outbox-message.ts'
import { InMemoryCommunicationHistory } from './testing/in-memory-communication-history.ts'
import { InMemoryOutbox } from './testing/in-memory-outbox.ts'

const operator = system('desk')
const owner: Actor = { kind: 'user', userId: 'anna' as never, role: 'ORGADMIN', organisationIds: [] }

async function givenMessages() {
  const outbox = new InMemoryOutbox()
  const history = new InMemoryCommunicationHistory()
  const auditTrail = new InMemoryAuditTrail()
  const clock = { now: () => atTen }
  await outbox.add([
    anOutboxMessage({ id: 'dead', channel: 'app', state: 'dead', tries: 8, lastError: 'no answer' }),
    anOutboxMessage({ id: 'sms', channel: 'sms', occurrence: 'once fallback', state: 'sent' }),
  ])
  await history.add(aSentMessage({ outboxMessageId: 'sms' as never, deliveryState: 'delivered', deliveryStateAt: atTen }))
  const list = new ListOutgoingMessages({ outbox, history })
  const replay = new ReplayMessages({ outbox, auditTrail, transaction: { run: (work) => work() }, clock })
  return { outbox, auditTrail, list, replay }
}

it('shows how messages fare, and nothing about whom they are for', async () => {
  const { list } = await givenMessages()

  const listed = await list.execute({ actor: operator, limit: 10 })

  expect(listed).toMatchObject(
    accepted([
      { id: 'dead', state: 'dead', lastError: 'no answer', isFallback: false, delivery: null },
      { id: 'sms', isFallback: true, delivery: { deliveryState: 'delivered', deliveryStateAt: atTen } },
    ]),
  )
  expect(JSON.stringify(listed)).not.toContain('thandi')
})

it('finds the dead messages of one channel', async () => {
  const { list } = await givenMessages()

  expect(await list.execute({ actor: operator, channel: 'app', state: 'dead', limit: 10 })).toMatchObject(
    accepted([{ id: 'dead' }]),
  )
  expect(await list.execute({ actor: operator, channel: 'sms', state: 'dead', limit: 10 })).toEqual(accepted([]))
})

it('replays what was given up, once, and writes down who did', async () => {
  const { outbox, replay, auditTrail } = await givenMessages()
  const ids = ['dead', 'sms', 'dead'] as never[]

  expect(await replay.execute({ actor: operator, ids })).toEqual(accepted({ replayed: 1 }))
  expect(await replay.execute({ actor: operator, ids })).toEqual(accepted({ replayed: 0 }))

  expect(await outbox.list({ state: 'pending', limit: 10 })).toMatchObject([{ id: 'dead', tries: 0 }])
  expect(auditTrail.all).toMatchObject([{ act: 'message.replayed', subject: 'dead' }])
})

it('is for the platform alone', async () => {
  const { list, replay } = await givenMessages()

  expect(await list.execute({ actor: owner, limit: 10 })).toEqual(refused({ code: 'not-permitted' }))
  expect(await replay.execute({ actor: owner, ids: [] })).toEqual(refused({ code: 'not-permitted' }))
})
