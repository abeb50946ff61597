import type { UserId } from '@camp/domain/shared/ids.ts'
import { expect, it } from 'vitest'
import { aSentMessage } from '../../messaging/testing/an-outbox-message.ts'
import { InMemoryCommunicationHistory } from '../../messaging/testing/in-memory-communication-history.ts'
import { aWrittenMessage } from '../../messaging/written/testing/a-written-message.ts'
import { InMemoryWrittenMessages } from '../../messaging/written/testing/in-memory-written-messages.ts'
import { FixedClock } from '../../shared/testing/fixed-clock.ts'
import { InMemoryTransaction } from '../../shared/testing/in-memory-transaction.ts'
import { InMemoryKnownDevices } from '../testing/in-memory-known-devices.ts'
import { SweepPersonalData } from './sweep-personal-data.ts'

const zanele = 'u-1' as UserId

function givenTraces() {
  const clock = new FixedClock('2026-11-21T10:00')
  const [writtenMessages, communicationHistory] = [new InMemoryWrittenMessages(), new InMemoryCommunicationHistory()]
  const devices = new InMemoryKnownDevices()
  const transaction = new InMemoryTransaction()
  const act = new SweepPersonalData({ writtenMessages, communicationHistory, devices, transaction, clock })
  return {
    clock,
    devices,
    givenSent: async (...[facts]: Parameters<typeof aWrittenMessage>) => {
      const message = aWrittenMessage(facts)
      await writtenMessages.add(message)
      await communicationHistory.add(aSentMessage({ id: message.id, to: message.to, outboxMessageId: null, reservationId: null }))
      await writtenMessages.end(message.id, { state: 'sent' }, clock.now())
    },
    history: async () => (await communicationHistory.list({ limit: 10 })).map(({ id, to }) => [id, to]),
    whenSwept: (limit = 10) => act.execute({ limit }),
  }
}

it('forgets who got a code thirty days ago, and of a letter what the history has as well', async () => {
  const { clock, givenSent, history, whenSwept } = givenTraces()
  await givenSent({ id: 'code', to: '27821234567', expiresAt: clock.now().add({ minutes: 10 }) })
  await givenSent({ id: 'letter' })
  const before = await history()

  clock.moveTo('2026-12-21T10:00')
  expect([await whenSwept(), await history()]).toEqual([{ messages: 0, devices: 0 }, before])

  clock.moveTo('2026-12-21T10:01')
  expect(await whenSwept()).toEqual({ messages: 2, devices: 0 })
  expect(await history()).toEqual([
    ['code', ''],
    ['letter', 'bea@example.test'],
  ])
})

it('forgets a device a year after somebody signed in from it', async () => {
  const { clock, devices, whenSwept } = givenTraces()
  const key = await devices.remember({ userId: zanele, key: null, at: clock.now() })

  clock.moveTo('2027-11-21T10:00')
  expect([await whenSwept(), await devices.knows(zanele, key)]).toEqual([{ messages: 0, devices: 0 }, true])

  clock.moveTo('2027-11-21T10:01')
  expect([await whenSwept(), await devices.knows(zanele, key)]).toEqual([{ messages: 0, devices: 1 }, false])
})

it('forgets as many at a time as it was asked to', async () => {
  const { clock, givenSent, devices, whenSwept } = givenTraces()
  for (const id of ['one', 'two', 'three']) {
    await givenSent({ id })
    await devices.remember({ userId: zanele, key: null, at: clock.now() })
  }

  clock.moveTo('2028-01-01T10:00')

  expect([await whenSwept(2), await whenSwept(2)]).toEqual([
    { messages: 2, devices: 2 },
    { messages: 1, devices: 1 },
  ])
})
