import type { Role } from '@camp/domain/people/role.ts'
import type { UserId } from '@camp/domain/shared/ids.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { aMoment } from '@camp/domain/testing/a-moment.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Actor, system, visitor } from '../../shared/actor.ts'
import { InMemoryTransaction } from '../../shared/testing/in-memory-transaction.ts'
import { PermitRelay } from './permit-relay.ts'
import { judgeQuota, type RelayUse } from './relay-quota.ts'
import { InMemoryRelayUses } from './testing/in-memory-relay-uses.ts'
import { relayUsesContract } from './testing/relay-uses.contract.ts'

relayUsesContract('in memory', async () => ({ relayUses: new InMemoryRelayUses(), stop: async () => {} }))

const start = aMoment('2026-11-21T10:00').now
const somebody = (role: Role): Actor => ({ kind: 'user', userId: `${role}-1` as UserId, role, organisationIds: [] })

function givenDesk() {
  let now = start
  const clock = { now: () => now }
  const ports = { relayUses: new InMemoryRelayUses(), transaction: new InMemoryTransaction(), clock }
  const permitRelay = new PermitRelay({ ...ports, relayQuota: { perHour: 3, perDay: 5 } })
  const ask = (messages: number, actor = system('service key')) => permitRelay.execute({ actor, messages })
  const pass = (minutes: number) => {
    now = now.add({ minutes })
  }
  return { ask, pass }
}

describe('who may relay', () => {
  it.each([visitor, somebody('USER'), somebody('ORGUSER'), somebody('ORGADMIN')])('$kind $role may not', async (actor) => {
    expect(await givenDesk().ask(1, actor)).toEqual({ ok: false, refusal: { code: 'not-permitted' } })
  })

  it.each([somebody('SUPERADMIN'), system('service key')])('$kind $role $name may', async (actor) => {
    expect(await givenDesk().ask(1, actor)).toEqual({ ok: true, value: null })
  })
})

describe('the quota', () => {
  it('counts recipients, and says when there is room again', async () => {
    const { ask, pass } = givenDesk()
    await ask(2)
    pass(20)
    await ask(1)
    pass(10)

    expect(await ask(1)).toEqual({ ok: false, refusal: { code: 'quota-reached', retryAfterSeconds: 30 * 60 } })
    pass(30)
    expect((await ask(2)).ok).toBe(true)
  })

  it('holds over the day too', async () => {
    const { ask, pass } = givenDesk()
    await ask(3)
    pass(61)
    await ask(2)
    pass(61)

    expect(await ask(1)).toEqual({ ok: false, refusal: { code: 'quota-reached', retryAfterSeconds: (24 * 60 - 122) * 60 } })
  })

  it('is each caller’s own, and a refused call takes nothing of it', async () => {
    const { ask } = givenDesk()
    await ask(3)
    await ask(1)

    expect((await ask(3, somebody('SUPERADMIN'))).ok).toBe(true)
  })

  it('has no room for more recipients at once than it ever lets through', async () => {
    expect(await givenDesk().ask(4)).toEqual({ ok: false, refusal: { code: 'too-many-recipients', most: 3 } })
  })
})

const minutes = fc.array(fc.record({ wait: fc.integer({ min: 0, max: 90 }), messages: fc.integer({ min: 1, max: 4 }) }), {
  maxLength: 40,
})

describe('a run of calls', () => {
  it('never lets more through in any hour or day than the quota, and what it is told to wait for suffices', () => {
    const quota = { perHour: 6, perDay: 20 }
    fc.assert(
      fc.property(minutes, (calls) => {
        let now = start
        const uses: RelayUse[] = []
        for (const { wait, messages } of calls) {
          now = now.add({ minutes: wait })
          const judged = judgeQuota({ uses, messages, now, quota })
          if (!judged.ok && judged.refusal.code === 'quota-reached') {
            const later = now.add({ seconds: judged.refusal.retryAfterSeconds })
            expect(judgeQuota({ uses, messages, now: later, quota }).ok).toBe(true)
            expect(judgeQuota({ uses, messages, now: later.subtract({ seconds: 1 }), quota }).ok).toBe(false)
          }
          if (judged.ok) uses.push({ messages, at: now })
        }
        for (const { at } of uses) {
          expect(sumWithin(uses, at, 1)).toBeLessThanOrEqual(quota.perHour)
          expect(sumWithin(uses, at, 24)).toBeLessThanOrEqual(quota.perDay)
        }
      }),
    )
  })
})

function sumWithin(uses: readonly RelayUse[], from: Temporal.Instant, hours: number): number {
  const end = from.add({ hours })
  const isWithin = ({ at }: RelayUse) => Temporal.Instant.compare(at, from) >= 0 && Temporal.Instant.compare(at, end) < 0
  return uses.filter(isWithin).reduce((sum, { messages }) => sum + messages, 0)
}
