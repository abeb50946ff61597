import type { UserId } from '@camp/domain/shared/ids.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { aMoment } from '@camp/domain/testing/a-moment.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { testId } from '../../../testing/a-campsite.ts'
import type { NewPerson, PeopleQuery, PeopleRecords } from '../people-records.ts'

export interface PeopleRecordsFixture {
  readonly peopleRecords: PeopleRecords
  readonly stop: () => Promise<void>
}

const person = (number: number, firstName: string, role: NewPerson['role'] = 'USER'): NewPerson => ({
  userId: testId(8_500 + number) as string as UserId,
  email: `${firstName.toLowerCase()}@example.test`,
  firstName,
  lastName: 'Nkosi',
  role,
})
const thandi = person(1, 'Thandi')
const pieter = person(2, 'Pieter', 'SUPERADMIN')
const anna = person(3, 'Anna_%')
const everybody: PeopleQuery = { search: '', role: '', state: '', sort: 'name', isDescending: false, limit: null, offset: 0 }

/** Over a store without people. */
export function peopleRecordsContract(adapter: string, start: () => Promise<PeopleRecordsFixture>): void {
  describe(`${adapter}: PeopleRecords`, () => {
    let fixture: PeopleRecordsFixture
    beforeEach(async () => {
      fixture = await start()
      for (const each of [thandi, pieter, anna]) await fixture.peopleRecords.add(each)
    })
    afterEach(() => fixture.stop())

    const names = async (query: Partial<PeopleQuery>) =>
      (await fixture.peopleRecords.list({ ...everybody, ...query })).rows.map(({ name }) => name.split(' ')[0])

    it('lists people by name, address and role, page by page', async () => {
      expect(await names({})).toEqual(['Anna_%', 'Pieter', 'Thandi'])
      expect(await names({ sort: 'role', limit: 1 })).toEqual(['Pieter'])
      expect(await names({ sort: 'email', isDescending: true, limit: 1, offset: 1 })).toEqual(['Pieter'])
      expect((await fixture.peopleRecords.list({ ...everybody, limit: 1 })).total).toBe(3)
    })

    it('finds them by what was typed, which is no pattern, by role and state', async () => {
      expect(await names({ search: ' THANDI nk ' })).toEqual(['Thandi'])
      expect(await names({ search: '_%' })).toEqual(['Anna_%'])
      expect(await names({ role: 'SUPERADMIN' })).toEqual(['Pieter'])
      expect(await names({ state: 'banned' })).toEqual([])
    })

    it('keeps one account an address, case ignored', async () => {
      const again = { ...person(4, 'Else'), email: 'THANDI@example.test' }

      expect(await fixture.peopleRecords.add(again)).toEqual(refused({ code: 'email-taken' }))
      expect(await fixture.peopleRecords.add(person(4, 'Else'))).toEqual(accepted(undefined))
    })

    it('keeps a new name, another role, a ban with its reason, and that it was lifted', async () => {
      const { peopleRecords } = fixture
      const { userId } = thandi
      const at = aMoment('2026-11-21T10:00').now

      await peopleRecords.rename(userId, { firstName: 'Thandeka', lastName: 'Dube' })
      await peopleRecords.setRole(userId, 'ORGUSER')
      await peopleRecords.setBan(userId, { at, reason: 'Spam' })
      expect(await peopleRecords.findForChange(userId)).toMatchObject({
        name: 'Thandeka Dube',
        role: 'ORGUSER',
        state: 'banned',
        links: [],
      })
      const banned = await peopleRecords.find(userId)
      expect([banned?.ban?.reason, banned?.ban?.at.toString()]).toEqual(['Spam', at.toString()])

      await peopleRecords.setBan(userId, null)
      expect(await peopleRecords.find(userId)).toMatchObject({ state: 'working', ban: null })
      expect(await peopleRecords.find('nobody' as UserId)).toBeUndefined()
    })
  })
}
