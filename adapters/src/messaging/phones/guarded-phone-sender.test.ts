import type { OutgoingMessage } from '@camp/application/messaging/message-sender.ts'
import type { OutboxMessageId } from '@camp/application/messaging/outbox.ts'
import { InMemorySignInAttempts } from '@camp/application/people/testing/in-memory-sign-in-attempts.ts'
import { FixedClock } from '@camp/application/shared/testing/fixed-clock.ts'
import { accepted } from '@camp/domain/shared/result.ts'
import { describe, expect, it } from 'vitest'
import { GuardedPhoneSender } from './guarded-phone-sender.ts'
import { phoneQuota } from './phone-quota.ts'

function givenSender() {
  const sent: string[] = []
  const alarms: string[] = []
  const clock = new FixedClock('2026-11-21T10:00')
  const quota = phoneQuota({
    attempts: new InMemorySignInAttempts(),
    campsiteOf: async (id) => (id.startsWith('kwena') ? 'kwena' : undefined),
    alarm: async (of) => void alarms.push(of),
    limits: { perCampsite: 20, ofAll: 50 },
    clock,
  })
  const handOver = async ({ to }: OutgoingMessage) => {
    sent.push(to)
    return accepted({ providerMessageId: null, deliveryState: 'accepted' as const })
  }
  const sender = new GuardedPhoneSender({ send: handOver }, { countries: ['ZA'], quota })
  const send = (to: string, id = 'code') => sender.send({ id: id as OutboxMessageId, to } as OutgoingMessage)
  const many = async (count: number, of: (number: number) => Promise<{ readonly ok: boolean }>) => {
    const answers = []
    for (let number = 0; number < count; number += 1) answers.push((await of(number)).ok)
    return answers.filter(Boolean).length
  }
  return { sent, alarms, clock, send, many }
}

const cell = (number: number) => `2782${String(1_000_000 + number)}`

describe('a message to a phone', () => {
  it('goes to a cellphone of the list, and is skipped with the reason to any other', async () => {
    const { send, sent } = givenSender()

    expect((await send('27821234567')).ok).toBe(true)
    expect(await send('447400123456')).toMatchObject({
      refusal: { code: 'switched-off', detail: expect.stringContaining('country') },
    })
    expect(await send('27862123456')).toMatchObject({
      refusal: { code: 'switched-off', detail: expect.stringContaining('cellphone') },
    })
    expect(sent).toEqual(['27821234567'])
  })

  it('goes to one number twelve times an hour', async () => {
    const { send, many, clock } = givenSender()

    expect(await many(15, () => send('27821234567'))).toBe(12)
    clock.moveTo('2026-11-21T11:01')
    expect((await send('27821234567')).ok).toBe(true)
  })

  it('is one of a campsite’s twenty, and what is refused there is sent later', async () => {
    const { send, many } = givenSender()

    expect(await many(25, (number) => send(cell(number), `kwena ${number}`))).toBe(20)
    expect(await send(cell(99), 'kwena 99')).toMatchObject({ refusal: { code: 'temporary' } })
    expect((await send(cell(99), 'other 99')).ok).toBe(true)
  })

  it('is one of the platform’s fifty, and the operator hears of it once', async () => {
    const { send, many, alarms } = givenSender()

    expect(await many(70, (number) => send(cell(number)))).toBe(50)
    expect(alarms).toEqual(['platform'])
  })
})
