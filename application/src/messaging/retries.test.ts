import { longestWait, maxTries } from '@camp/domain/messaging/retry-schedule.ts'
import { accepted } from '@camp/domain/shared/result.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anOutboxMessage } from './testing/an-outbox-message.ts'
import { givenOutbox } from './testing/given-outbox.ts'

const outage = async () => {
  throw new Error('connection reset')
}
const failures = (count: number) => Array.from({ length: count }, () => outage)
/** One draw for each wait: full jitter, above nothing. */
const draws = fc.array(fc.integer({ min: 1, max: 9999 }), { minLength: maxTries - 1, maxLength: maxTries - 1 })

/** Rule I13: on a clock that the test turns, with a provider that fails `count` times. */
async function givenFailing(count: number, jitter: readonly number[]) {
  let waits = 0
  const integer = () => jitter[waits++] ?? 0
  return givenOutbox([anOutboxMessage()], failures(count), { integer })
}

it('waits the drawn part of the longest wait before each of eight tries, to the millisecond', async () => {
  await fc.assert(
    fc.asyncProperty(draws, async (jitter) => {
      const { send, later, outbox, sender } = await givenFailing(maxTries, jitter)
      for (const [index, drawn] of jitter.entries()) {
        expect(await send()).toEqual({ sent: 0, failed: 1, skipped: 0, dead: 0 })
        const milliseconds = Math.round((longestWait(index + 1) * 1000 * drawn) / 10_000)
        later((milliseconds - 1) / 1000)
        expect(await send()).toEqual({ sent: 0, failed: 0, skipped: 0, dead: 0 })
        later(1 / 1000)
      }
      expect(await send()).toEqual({ sent: 0, failed: 0, skipped: 0, dead: 1 })
      expect(sender.asked).toHaveLength(maxTries)
      expect(await outbox.list({ limit: 9 })).toMatchObject([{ state: 'dead', tries: maxTries, lastError: 'connection reset' }])
    }),
    { numRuns: 25 },
  )
})

it('shows a message that was given up at once, with an alert in the log, and sends it once after a replay', async () => {
  const { send, later, list, replay, sender, log } = await givenFailing(maxTries, [])
  for (let tries = 0; tries < maxTries; tries += 1) await send()

  expect(await list({ state: 'dead', channel: 'email' })).toMatchObject(
    accepted({ rows: [{ id: 'message-1', state: 'dead', tries: maxTries, lastError: 'connection reset' }], total: 1 }),
  )
  expect(log.entries[0]).toMatchObject({ kind: 'failed', message: { tries: 1 } })
  expect(log.entries.at(-1)).toMatchObject({ kind: 'dead', message: { outboxMessageId: 'message-1', channel: 'email' } })

  const id = 'message-1'
  expect(await replay([id])).toEqual(accepted({ replayed: [id], others: [] }))
  expect(await replay([id])).toEqual(accepted({ replayed: [], others: [{ id, because: 'still-waiting' }] }))
  expect(await send()).toEqual({ sent: 1, failed: 0, skipped: 0, dead: 0 })
  later(86_400)
  expect(await send()).toEqual({ sent: 0, failed: 0, skipped: 0, dead: 0 })
  expect(sender.asked).toHaveLength(maxTries + 1)
})

it.each([0, 1, 2, 3, 4, 5, 6, 7])('sends exactly once after %i failures', async (count) => {
  const { send, sender, history } = await givenFailing(count, [])

  for (let turn = 0; turn < 20; turn += 1) await send()

  expect(sender.asked).toHaveLength(count + 1)
  expect(await history.list({ limit: 99 })).toMatchObject([{ deliveryState: 'accepted' }])
})
