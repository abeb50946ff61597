import { Money } from '@camp/domain/shared/money.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { describe, expect, it } from 'vitest'
import { camp } from '../testing/camp.ts'
import { fakeDoor } from '../testing/fake-door.ts'

const dates = '--arrival 2027-02-01 --departure 2027-02-03'
const create = `booking create-offline --org kloofwater-camp --plot "Stand 1" ${dates} --first-name Lerato`

describe('taking a booking on the command line', () => {
  it('says what would be booked, and books nothing, in a dry run', async () => {
    const door = fakeDoor({
      useCases: { createOfflineReservation: { execute: async () => Promise.reject(new Error('booked')) } },
    })

    const { exit, data, messages } = await camp(`${create} --paid 200 --on 2026-11-21 --dry-run --json`, { door })

    expect(exit).toBe(0)
    expect(JSON.parse(data)).toMatchObject({ outcome: 'would-be-booked', amountDue: 800, amountPaid: 200, balance: 600 })
    expect(messages).toContain('Nothing was booked.')
  })

  it('books for the price that it showed', async () => {
    const asked: unknown[] = []
    const execute = async (command: { readonly shownAmountDue?: Money | null }) => {
      asked.push(command.shownAmountDue)
      return accepted({ id: 'r' as never, simpleReference: '482-913-107', status: 'confirmed' as const, organisationSlug: 'k' })
    }

    const { messages } = await camp(`${create} --yes`, {
      door: fakeDoor({ useCases: { createOfflineReservation: { execute } } }),
    })

    expect(messages).toContain('482-913-107 is booked.')
    expect(asked).toEqual([Money.rand(800)])
  })

  it.each([
    [create, '--yes'],
    [`${create} --paid 200 --yes`, '--on'],
    [`booking create-offline --org kloofwater-camp ${dates} --yes`, '--plot'],
  ])('says what is missing: %s', async (line, missing) => {
    expect(await camp(line)).toMatchObject({ exit: 2, messages: expect.stringContaining(missing) })
  })

  it('names the plots there are when it does not know the one', async () => {
    const { exit, messages } = await camp(`${create.replace('Stand 1', 'Stand 77')} --yes`)

    expect([exit, messages.includes('River, Stand 1')]).toEqual([3, true])
  })

  it.each([
    [{ code: 'terms-not-accepted', names: ['Quiet after ten'] }, 2, 'Quiet after ten'],
    [{ code: 'above-total', total: Money.rand(800) }, 4, 'R800.00'],
    [{ code: 'booked', plots: [{ plotId: 'plot-1' as never, plotName: 'Stand 1', criteria: [] }] }, 4, 'Stand 1'],
    [{ code: 'camper-unreachable' }, 2, '--no-notify'],
  ] as const)('says why not: $code', async (refusal, exit, words) => {
    const door = fakeDoor({ useCases: { previewOfflineReservation: { execute: async () => refused(refusal as never) } } })

    const stopped = await camp(`${create} --yes`, { door })

    expect([stopped.exit, stopped.messages.includes(words)]).toEqual([exit, true])
  })
})
