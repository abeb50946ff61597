import { aMoment } from '@camp/domain/testing/a-moment.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { testId } from '../../../testing/a-campsite.ts'
import type { NewInvitation, OrganisationInvitations } from '../organisation-invitations.ts'
import { memberIds } from './organisation-members.contract.ts'

export interface OrganisationInvitationsFixture {
  /** Two organisations. */
  readonly organisationInvitations: OrganisationInvitations
  readonly stop: () => Promise<void>
}

const at = (day: string) => aMoment(`${day}T10:00`).now
const email = 'Bea@example.test'

const anInvitation = (facts: Partial<NewInvitation> = {}): NewInvitation => ({
  id: testId(8_900),
  organisationId: memberIds.one,
  email,
  role: 'ORGUSER',
  invitedAt: at('2026-11-21'),
  expiresAt: at('2026-12-05'),
  ...facts,
})

export function organisationInvitationsContract(adapter: string, start: () => Promise<OrganisationInvitationsFixture>): void {
  describe(`${adapter}: OrganisationInvitations`, () => {
    let fixture: OrganisationInvitationsFixture
    let invitations: OrganisationInvitations
    const idsOf = async (day = '2026-11-22') => (await invitations.ofAddress(email.toLowerCase(), at(day))).map(({ id }) => id)
    beforeEach(async () => {
      fixture = await start()
      invitations = fixture.organisationInvitations
    })
    afterEach(() => fixture.stop())

    it('are found by their campsite and by their address until they run out', async () => {
      await invitations.offer(anInvitation())

      expect(await invitations.ofOrganisation(memberIds.one, at('2026-11-22'))).toMatchObject([anInvitation()])
      expect(await invitations.ofOrganisation(memberIds.other, at('2026-11-22'))).toEqual([])
      expect([await idsOf(), await idsOf('2026-12-05')]).toEqual([[testId(8_900)], []])
      expect(await invitations.answer(testId(8_900), { answer: 'accepted', at: at('2026-12-05') })).toBe(false)
    })

    it('of one address wait once at each campsite', async () => {
      await invitations.offer(anInvitation())
      const later = { id: testId(8_901), email: 'bea@EXAMPLE.test', invitedAt: at('2026-11-22') }
      await invitations.offer(anInvitation(later))
      await invitations.offer(anInvitation({ id: testId(8_902), organisationId: memberIds.other }))

      expect(await idsOf()).toEqual([testId(8_901), testId(8_902)])
    })

    it('are counted by their campsite, replaced and withdrawn ones too', async () => {
      await invitations.offer(anInvitation())
      await invitations.offer(anInvitation({ id: testId(8_901), invitedAt: at('2026-11-22') }))
      await invitations.answer(testId(8_901), { answer: 'withdrawn', at: at('2026-11-22') })

      expect(await invitations.offeredSince(memberIds.one, at('2026-11-21'))).toEqual([email, email])
      expect(await invitations.offeredSince(memberIds.one, at('2026-11-22'))).toEqual([email])
      expect(await invitations.offeredSince(memberIds.other, at('2026-11-21'))).toEqual([])
    })

    it('are answered once, also by two at the same moment', async () => {
      await invitations.offer(anInvitation())
      const answers = (['accepted', 'withdrawn'] as const).map((answer) =>
        invitations.answer(testId(8_900), { answer, at: at('2026-11-22') }),
      )

      expect((await Promise.all(answers)).toSorted()).toEqual([false, true])
      expect(await idsOf()).toEqual([])
      expect(await invitations.answer('made up', { answer: 'refused', at: at('2026-11-22') })).toBe(false)
      await invitations.offer(anInvitation({ id: testId(8_903) }))
      expect(await idsOf()).toEqual([testId(8_903)])
    })
  })
}
