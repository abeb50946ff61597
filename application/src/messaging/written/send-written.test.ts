import { accepted, refused } from '@camp/domain/shared/result.ts'
import { expect, it } from 'vitest'
import { FixedClock } from '../../shared/testing/fixed-clock.ts'
import { InMemoryTransaction } from '../../shared/testing/in-memory-transaction.ts'
import type { MessageSender, OutgoingMessage } from '../message-sender.ts'
import { InMemoryCommunicationHistory } from '../testing/in-memory-communication-history.ts'
import { RecordingMessageLog } from '../testing/recording-message-log.ts'
import { SendWritten } from './send-written.ts'
import { aWrittenMessage } from './testing/a-written-message.ts'
import { InMemoryWrittenMessages } from './testing/in-memory-written-messages.ts'
import { writtenMessagesContract } from './testing/written-messages.contract.ts'

writtenMessagesContract('in memory', async () => ({ written: new InMemoryWrittenMessages() }))

const handedOver = async () => accepted({ providerMessageId: 'p-1', deliveryState: 'accepted' as const })
const aCode = aWrittenMessage({
  expiresAt: aWrittenMessage().createdAt.add({ minutes: 10 }),
  content: { subject: '012345 is your code', text: '012345 is your code to log in', secret: '012345' },
})

function givenWorker(send: MessageSender['send'] = handedOver, staysLocal = false) {
  const sent: OutgoingMessage[] = []
  const sender: MessageSender = {
    send: (message) => {
      sent.push(message)
      return send(message)
    },
  }
  const [written, history, log] = [new InMemoryWrittenMessages(), new InMemoryCommunicationHistory(), new RecordingMessageLog()]
  const clock = new FixedClock('2026-11-21T12:00')
  const draws: (readonly [number, number])[] = []
  const drawn = (min: number, max: number) => {
    draws.push([min, max])
    return max
  }
  const worker = new SendWritten({
    writtenMessages: written,
    communicationHistory: history,
    messageLog: log,
    clock,
    staysLocal,
    ownWork: (work) => work(),
    messageSenders: { email: sender, sms: sender, app: sender },
    transaction: new InMemoryTransaction(),
    randomness: { integer: drawn, key: () => '', uuid: () => '' },
  })
  return {
    written,
    history,
    log,
    clock,
    sent,
    draws,
    work: (limit = 10, isStopping?: () => boolean) => worker.execute({ limit, isStopping }),
  }
}

it('sends what waits and keeps it in the history', async () => {
  const { written, history, sent, work } = givenWorker()
  await written.add(aWrittenMessage())

  expect(await work()).toMatchObject({ sent: 1, failed: 0, dead: 0 })
  expect(sent).toMatchObject([{ id: 'letter-1', to: 'bea@example.test', links: ['https://camp.test/auth/login'] }])
  expect(await history.list({ limit: 5 })).toMatchObject([
    { id: 'letter-1', deliveryState: 'accepted', providerMessageId: 'p-1' },
  ])
  expect(await work()).toMatchObject({ sent: 0 })
})

it('tries again after an outage, and gives up what nobody takes', async () => {
  const { written, history, log, clock, draws, work } = givenWorker(async () => {
    throw new Error('no answer from bea@example.test')
  })
  await written.add(aWrittenMessage())

  expect(await work()).toMatchObject({ failed: 1 })
  expect(log.entries).toMatchObject([{ kind: 'failed', message: { outboxMessageId: aWrittenMessage().id, tries: 1 } }])
  expect(draws).toEqual([[0, 9999]])
  for (let hour = 13; hour < 20; hour += 1) {
    clock.moveTo(`2026-11-21T${hour}:30`)
    await work()
  }

  expect(written.endings.get(aWrittenMessage().id)).toMatchObject({ state: 'dead' })
  expect(await history.list({ limit: 5 })).toEqual([])
  expect(JSON.stringify(log.entries)).not.toContain('bea@')
})

it('waits half a minute at most before the second try', async () => {
  const { written, clock, sent, work } = givenWorker(async () => refused({ code: 'temporary', detail: 'busy' }))
  await written.add(aWrittenMessage())

  for (const [time, count] of [
    ['12:00', 1],
    ['12:00:29', 1],
    ['12:00:30', 2],
  ] as const) {
    clock.moveTo(`2026-11-21T${time}`)
    await work()
    expect(sent).toHaveLength(count)
  }
})

it('lets a code by SMS pass the letters that wait for a silent mail server', async () => {
  const { written, clock, sent, work } = givenWorker(async ({ channel }) => {
    if (channel === 'sms') return handedOver()
    clock.moveTo('2026-11-21T12:00:30')
    throw new Error('Email request timed out. Please try again.')
  })
  for (const id of ['letter-1', 'letter-2']) await written.add(aWrittenMessage({ id }))
  await written.add(aWrittenMessage({ id: 'sms', channel: 'sms', createdAt: clock.now() }))

  expect(await work()).toMatchObject({ sent: 1, failed: 2 })

  expect(sent.map(({ id }) => id)).toEqual(['letter-1', 'sms', 'letter-2'])
})

it('ends after the message in hand where the process is to end', async () => {
  const { written, sent, work } = givenWorker()
  for (const id of ['letter-1', 'letter-2']) await written.add(aWrittenMessage({ id }))

  expect(await work(10, () => sent.length > 0)).toMatchObject({ sent: 1 })
  expect(sent.map(({ id }) => id)).toEqual(['letter-1'])
})

it('gives up at once what a provider will never take', async () => {
  const { written, log, work } = givenWorker(async () => refused({ code: 'undeliverable', detail: 'no mailbox 012345' }))
  await written.add({ ...aCode, expiresAt: null })

  expect(await work()).toMatchObject({ dead: 1 })
  expect(JSON.stringify([log.entries, [...written.endings]])).not.toContain('012345')
})

it('never sends a code that has expired', async () => {
  const { written, clock, sent, work } = givenWorker()
  await written.add(aCode)
  clock.moveTo('2026-11-21T12:10')

  expect(await work()).toMatchObject({ sent: 0, skipped: 1 })
  expect(sent).toEqual([])
  expect(written.waiting).toEqual([])
})

it.each([
  [false, false],
  [true, true],
])('a history that stays on this machine (%s) shows the code: %s', async (staysLocal, isShown) => {
  const { written, history, work } = givenWorker(handedOver, staysLocal)
  await written.add(aCode)

  await work()

  expect(JSON.stringify(await history.list({ limit: 5 })).includes('012345')).toBe(isShown)
})

it.each([
  [false, 'Arrivals: 2.'],
  [true, 'Thandi arrives'],
])('a history that stays on this machine (%s) keeps %s', async (staysLocal, text) => {
  const { written, history, sent, work } = givenWorker(handedOver, staysLocal)
  const letter = aWrittenMessage()
  await written.add({ ...letter, content: { ...letter.content, text: 'Thandi arrives', keptAs: 'Arrivals: 2.' } })

  await work()

  expect(sent).toMatchObject([{ text: 'Thandi arrives' }])
  expect(await history.list({ limit: 5 })).toMatchObject([{ text }])
})

it('sends no more at once than it is asked for', async () => {
  const { written, sent, work } = givenWorker()
  for (const id of ['letter-1', 'letter-2', 'letter-3']) await written.add({ ...aWrittenMessage(), id: id as never })

  expect(await work(2)).toMatchObject({ sent: 2 })
  expect(sent).toHaveLength(2)
})
