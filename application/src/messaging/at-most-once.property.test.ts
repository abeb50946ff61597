import { deliveryStates } from '@camp/domain/messaging/delivery-state.ts'
import { isFallback } from '@camp/domain/messaging/fallback.ts'
import { aPendingReservation } from '@camp/domain/testing/a-submitted-reservation.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { OutboxMessage } from './outbox.ts'
import { anOutboxMessage, atTen } from './testing/an-outbox-message.ts'
import { givenOutbox } from './testing/given-outbox.ts'
import { reportsOf, SimulatedProviders, type Turn } from './testing/simulated-providers.ts'

const phone = { to: '27821234567' } as const
const starts: Readonly<Record<string, readonly OutboxMessage[]>> = {
  whatsApp: [anOutboxMessage({ id: 'a', channel: 'app', ...phone })],
  'whatsApp and e-mail': [anOutboxMessage({ id: 'a', channel: 'app', ...phone }), anOutboxMessage({ id: 'b' })],
  'an SMS, without an address at first': [
    anOutboxMessage({ id: 'a', channel: 'sms', ...phone }),
    anOutboxMessage({ id: 'b', to: null, state: 'skipped' }),
  ],
}

const turn = fc.tuple(fc.constantFrom<Turn>('taken', 'taken-in-silence', 'silence', 'down', 'no'), fc.boolean())
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ does: fc.constant('send' as const) }) },
  {
    weight: 6,
    arbitrary: fc.record({ does: fc.constant('wait' as const), seconds: fc.constantFrom(1, 61, 3600, 40_000, 50_000) }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('be killed while sending' as const) }) },
  {
    weight: 5,
    arbitrary: fc.record({ does: fc.constant('report' as const), which: fc.nat(9), state: fc.nat(3), byOurId: fc.boolean() }),
  },
  { weight: 4, arbitrary: fc.record({ does: fc.constant('replay' as const), which: fc.nat(3), mayArriveTwice: fc.boolean() }) },
)
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

/** Steps that a test draws, over one guest's messages; what may bring one twice is counted. */
async function givenWorld(start: readonly OutboxMessage[], turns: readonly (readonly [Turn, boolean])[]) {
  let now = atTen
  const providers = new SimulatedProviders(turns, () => now)
  const given = await givenOutbox(start, [], { reservation: aPendingReservation(), senders: providers.senders })
  const ranks = new Map<string, number>()
  /** Of a message, how often a person or a killed worker may have sent it once more. */
  const excused = new Map<string, number>()
  const excuse = (id: string) => excused.set(id, (excused.get(id) ?? 0) + 1)

  async function killed(): Promise<void> {
    const before = providers.copies.length
    given.kill(true)
    await given.send().catch(() => {})
    given.kill(false)
    for (const { channel, messageId } of providers.copies.slice(before)) if (channel === 'app') excuse(messageId)
  }

  async function act(one: Step): Promise<void> {
    if (one.does === 'send') await given.send()
    else if (one.does === 'be killed while sending') await killed()
    else if (one.does === 'wait') {
      now = now.add({ seconds: one.seconds })
      given.later(one.seconds)
    } else if (one.does === 'report') {
      const copy = providers.copies[one.which % Math.max(1, providers.copies.length)]
      if (!copy) return
      const states = reportsOf(copy)
      const { channel, id: providerMessageId } = copy
      const ours = one.byOurId && channel === 'app' ? { messageId: copy.messageId } : {}
      await given.report(states[one.state % states.length] ?? 'sent', { channel, providerMessageId, ...ours })
    } else {
      const ids = (await given.outbox.list({ limit: 9 })).map(({ id }) => id)
      const id = ids[one.which % ids.length] ?? ''
      const judged = await given.replay([id], { dryRun: true })
      const isDoubtful = judged.ok && judged.value.others.some(({ because }) => because === 'may-have-arrived')
      if (isDoubtful && one.mayArriveTwice) excuse(id)
      await given.replay([id], { mayArriveTwice: one.mayArriveTwice })
    }
  }

  return { ...given, providers, ranks, excused, act }
}

type World = Awaited<ReturnType<typeof givenWorld>>

async function expectTruth({ outbox, history, providers, ranks, excused }: World): Promise<void> {
  for (const { id, deliveryState } of await history.list({ limit: 99 })) {
    const rank = deliveryStates.indexOf(deliveryState)
    expect(rank).toBeGreaterThanOrEqual(ranks.get(id) ?? 0)
    ranks.set(id, rank)
  }
  const messages = await outbox.list({ limit: 99 })
  for (const message of messages) {
    const arrived = providers.copies.filter(({ messageId, arrives }) => messageId === message.id && arrives)
    expect(arrived.length, `${message.channel} ${message.id}`).toBeLessThanOrEqual(1 + (excused.get(message.id) ?? 0))
    const rank = { pending: 0, dead: 0, skipped: 1, sent: 1 }[message.state]
    expect(rank).toBeGreaterThanOrEqual(ranks.get(`outbox ${message.id}`) ?? 0)
    ranks.set(`outbox ${message.id}`, rank)
  }
  const steppedIn = messages.filter(({ occurrence }) => isFallback(occurrence)).map(({ channel }) => channel)
  expect(steppedIn).toHaveLength(new Set(steppedIn).size)
  expectReason(messages, { providers, ranks, excused })
}

/** When an SMS steps in, its WhatsApp message has not arrived, as far as no killed worker hid that. */
function expectReason(messages: readonly OutboxMessage[], world: Pick<World, 'providers' | 'ranks' | 'excused'>): void {
  const { providers, ranks, excused } = world
  const whatsApp = messages.find(({ channel }) => channel === 'app')
  if (!whatsApp || !messages.some(({ channel }) => channel === 'sms') || ranks.has('stepped in')) return
  ranks.set('stepped in', 1)
  const isOnThePhone = providers.copies.some(({ messageId, arrives }) => messageId === whatsApp.id && arrives)
  expect(isOnThePhone && !excused.has(whatsApp.id), 'a message that may have arrived is replaced').toBe(false)
}

const runs = Number(process.env.MESSAGE_RUNS ?? 150)

it.each(Object.keys(starts))(
  '%s: each reaches the guest once by each channel, whatever happens in whatever order',
  async (name) => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(turn, { minLength: 1, maxLength: 12 }),
        fc.array(step, { maxLength: 30 }),
        async (turns, steps) => {
          const world = await givenWorld(starts[name] ?? [], turns)
          for (const one of steps) {
            await world.act(one)
            await expectTruth(world)
          }
        },
      ),
      { numRuns: runs },
    )
  },
  3_600_000,
)
