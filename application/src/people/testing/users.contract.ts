import { aMoment } from '@camp/domain/testing/a-moment.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { NewGuest, Users } from '../users.ts'

export interface UsersFixture {
  readonly users: Users
  readonly stop: () => Promise<void>
}

export function aNewGuest(facts: Partial<NewGuest> = {}): NewGuest {
  return {
    email: 'sipho@example.test',
    firstName: 'Sipho',
    lastName: 'Dlamini',
    countryCode: '+27',
    cell: '0821234567',
    verificationPreference: 'SMS',
    language: 'en',
    marketingConsent: { at: aMoment().now, wording: 'Send me news' },
    ...facts,
  }
}

export function usersContract(adapter: string, start: () => Promise<UsersFixture>): void {
  describe(`${adapter}: Users`, () => {
    let fixture: UsersFixture
    beforeEach(async () => {
      fixture = await start()
    })
    afterEach(() => fixture.stop())

    it('makes one account per e-mail address, whatever its case', async () => {
      const first = await fixture.users.findOrCreateGuest(aNewGuest())
      const again = await fixture.users.findOrCreateGuest(aNewGuest({ email: 'SIPHO@example.test', marketingConsent: null }))
      const other = await fixture.users.findOrCreateGuest(aNewGuest({ email: 'zanele@example.test' }))

      expect(again).toBe(first)
      expect(other).not.toBe(first)
    })

    it('makes one account when two reservations are submitted at the same moment', async () => {
      const ids = await Promise.all(Array.from({ length: 5 }, () => fixture.users.findOrCreateGuest(aNewGuest())))

      expect(new Set(ids).size).toBe(1)
    })
  })
}
