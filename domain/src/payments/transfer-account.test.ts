import { describe, expect, it } from 'vitest'
import { Temporal } from '../shared/temporal.ts'
import { accountForGuests } from './transfer-account.ts'

const account = { bank: 'FNB', name: 'Muskadel Lane', number: '62001234567', branchCode: '250655' }
const changedAt = Temporal.Instant.from('2026-11-21T08:00:00Z')
const on = (moment: string) => Temporal.Instant.from(moment)

describe('the account that guests read', () => {
  it.each([
    ['none, where the campsite gave none', null, '2026-11-30T08:00:00Z', null],
    ['the one that was always there', { ...account, changedAt: null }, '2026-11-21T08:00:00Z', account],
    ['none within three days of a change', { ...account, changedAt }, '2026-11-24T07:59:59Z', null],
    ['the new one three days later', { ...account, changedAt }, '2026-11-24T08:00:00Z', account],
  ])('is %s', (_, given, now, read) => {
    expect(accountForGuests(given, on(now))).toEqual(read)
  })
})
