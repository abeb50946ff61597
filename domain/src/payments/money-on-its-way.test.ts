import { describe, expect, it } from 'vitest'
import { Temporal } from '../shared/temporal.ts'
import { isMoneyOnItsWay, isMoneyWithBank } from './money-on-its-way.ts'

const createdAt = Temporal.Instant.from('2027-01-10T08:00:00Z')
const attempt = { state: 'created', resultCode: null, createdAt, nextLookAt: createdAt } as const

describe('money of a try to pay', () => {
  it.each([
    ['of a page that was just opened', {}, 1, true],
    ['of a page that was opened a day ago', {}, 24, false],
    ['that a bank takes days for', { state: 'pending' }, 24 * 20, true],
    ['after which nobody asks any more', { state: 'pending', nextLookAt: null }, 24 * 40, false],
    ['of a page that timed out within the day', { state: 'uncertain', resultCode: '100.396.104' }, 23, true],
    ['of a page that timed out long ago', { state: 'uncertain', resultCode: '100.396.104' }, 24, false],
    ['that moved and is not what was asked', { state: 'uncertain', resultCode: '000.000.000' }, 24 * 40, true],
    ['of a card that was declined', { state: 'declined', resultCode: '800.100.152' }, 0, false],
    ['of a page that was left', { state: 'cancelled', resultCode: '100.396.101' }, 0, false],
    ['that is here', { state: 'successful', resultCode: '000.000.000' }, 0, false],
  ] as const)('%s is on its way, or not', (_, facts, hours, isOnItsWay) => {
    expect(isMoneyOnItsWay({ ...attempt, ...facts }, createdAt.add({ hours }))).toBe(isOnItsWay)
  })

  it.each([
    ['is asked for by a page that is open', {}, false],
    ['may have been given on a page that timed out', { state: 'uncertain', resultCode: '100.396.104' }, false],
    ['is at a bank that takes its time', { state: 'pending' }, true],
    ['nobody asks about any more', { state: 'pending', nextLookAt: null }, false],
    ['moved and is not what was asked', { state: 'uncertain', resultCode: '000.000.000' }, true],
    ['was declined', { state: 'declined', resultCode: '800.100.152' }, false],
  ] as const)('that %s keeps its guest from paying again, or not', (_, facts, isWithBank) => {
    expect(isMoneyWithBank({ ...attempt, ...facts })).toBe(isWithBank)
  })
})
