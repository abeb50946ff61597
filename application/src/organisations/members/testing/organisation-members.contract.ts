import type { OrganisationId, UserId } from '@camp/domain/shared/ids.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { testId } from '../../../testing/a-campsite.ts'
import type { OrganisationMembers } from '../organisation-members.ts'

export interface OrganisationMembersFixture {
  /** Two organisations, and a guest called Zanele with the address `zanele@example.test` and a password. */
  readonly organisationMembers: OrganisationMembers
  readonly stop: () => Promise<void>
}

export const memberIds = {
  one: testId(8_400) as OrganisationId,
  other: testId(8_500) as OrganisationId,
  zanele: testId(8_800) as string as UserId,
}
const { one, other, zanele } = memberIds
const ann = testId(8_801) as string as UserId
const linkId = testId(8_810)
const newStaff = { userId: ann, email: 'Ann@example.test', firstName: 'Ann', lastName: 'Owner', role: 'ORGADMIN' } as const

export function organisationMembersContract(adapter: string, start: () => Promise<OrganisationMembersFixture>): void {
  describe(`${adapter}: OrganisationMembers`, () => {
    let fixture: OrganisationMembersFixture
    let members: OrganisationMembers
    beforeEach(async () => {
      fixture = await start()
      members = fixture.organisationMembers
    })
    afterEach(() => fixture.stop())

    it('adds somebody without a password, and links them to one organisation', async () => {
      await members.addPerson(newStaff)
      await members.link({ linkId, userId: ann, organisationId: one, role: 'ORGADMIN' })

      const member = {
        linkId,
        userId: ann,
        username: 'Ann@example.test',
        name: 'Ann Owner',
        email: 'Ann@example.test',
        role: 'ORGADMIN',
        isSuspended: false,
        isBanned: false,
        hasPassword: false,
      }
      expect(await members.list(one)).toEqual([member])
      expect(await members.find(one, linkId)).toEqual(member)
      expect(await members.list(other)).toEqual([])
      expect(await members.find(other, linkId)).toBeUndefined()
      expect(await members.find(one, 'no id')).toBeUndefined()
    })

    it('knows people by their address, whatever its case, and where they work', async () => {
      await members.link({ linkId, userId: zanele, organisationId: other, role: 'ORGUSER' })

      const known = { userId: zanele, role: 'USER', isBanned: false, organisationIds: [other] }
      expect(await members.personByEmail('ZANELE@example.test')).toEqual(known)
      expect(await members.personByEmail('nobody@example.test')).toBeUndefined()
    })

    it('changes a role, and suspends one link', async () => {
      await members.link({ linkId, userId: zanele, organisationId: one, role: 'ORGUSER' })

      await members.setRole(zanele, 'ORGUSER')
      await members.setSuspended(other, linkId, true)
      expect(await members.find(one, linkId)).toMatchObject({ role: 'ORGUSER', isSuspended: false, hasPassword: true })

      await members.setSuspended(one, linkId, true)
      expect((await members.find(one, linkId))?.isSuspended).toBe(true)
      await members.setSuspended(one, linkId, false)
      expect((await members.find(one, linkId))?.isSuspended).toBe(false)
    })

    it('lists by name', async () => {
      await members.addPerson(newStaff)
      await members.link({ linkId, userId: zanele, organisationId: one, role: 'ORGUSER' })
      await members.link({ linkId: testId(8_811), userId: ann, organisationId: one, role: 'ORGUSER' })

      expect((await members.list(one)).map(({ name }) => name)).toEqual(['Ann Owner', 'Zanele Mokoena'])
    })
  })
}
