import { accepted, refused } from '@camp/domain/shared/result.ts'
import { aMoment } from '@camp/domain/testing/a-moment.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { testId } from '../../../testing/a-campsite.ts'
import type { Account } from '../../account.ts'
import { anAccount } from '../../testing/an-account.ts'
import type { Profiles } from '../profiles.ts'

export interface ProfilesFixture {
  readonly profiles: Profiles
  readonly givenAccount: (account: Account) => Promise<void>
  readonly stop: () => Promise<void>
}

const zanele = anAccount({ passwordHash: 'a hash', isCellVerified: true })
const { id } = zanele
const other = anAccount({ id: testId(8_002) as string as Account['id'], email: 'other@example.test' })
const { now } = aMoment('2026-11-21T10:00')

export function profilesContract(adapter: string, start: () => Promise<ProfilesFixture>): void {
  describe(`${adapter}: profiles`, () => {
    let fixture: ProfilesFixture
    beforeEach(async () => {
      fixture = await start()
      await fixture.givenAccount(zanele)
    })
    afterEach(() => fixture.stop())

    it('tell what the account knows, and that nobody consented to anything', async () => {
      const { firstName, lastName, email, countryCode, cell } = zanele
      expect(await fixture.profiles.find(id)).toMatchObject({
        firstName,
        lastName,
        email,
        countryCode,
        cell,
        pendingEmail: null,
        countryId: null,
        allergies: null,
        isEmailVerified: true,
        isCellVerified: true,
        hasPassword: true,
        language: 'en',
        marketing: { kind: 'never-given' },
      })
      expect(
        await fixture.profiles.find(anAccount({ id: '00000000-0000-4000-8000-000000000000' as Account['id'] }).id),
      ).toBeUndefined()
    })

    it('keep a username that nobody else has, case ignored, and let it go', async () => {
      await fixture.givenAccount(other)
      const { profiles } = fixture

      expect(await profiles.saveUsername(id, 'Zinzi.D')).toEqual(accepted(undefined))
      expect(await profiles.saveUsername(other.id, 'zinzi.d')).toEqual(refused({ code: 'username-taken' }))
      expect((await profiles.find(id))?.username).toBe('Zinzi.D')

      await profiles.saveUsername(id, null)
      expect(await profiles.saveUsername(other.id, 'zinzi.d')).toEqual(accepted(undefined))
    })

    it('keep details and the address that waits', async () => {
      const said = { firstName: 'Zinzi', lastName: 'Dube', allergies: 'Bees' }
      const details = { ...said, language: 'af', verificationPreference: 'WHATSAPP' } as const
      await fixture.profiles.saveDetails(id, details)
      await fixture.profiles.savePendingEmail(id, 'zinzi@example.test')

      expect(await fixture.profiles.find(id)).toMatchObject({ ...details, pendingEmail: 'zinzi@example.test' })
      await fixture.profiles.savePendingEmail(id, null)
      expect(await fixture.profiles.find(id)).toMatchObject({ pendingEmail: null, email: zanele.email })
    })

    it('unverify a number that changes, and no other', async () => {
      await fixture.profiles.saveCell(id, { countryId: 'ZA', countryCode: '+27', cell: '82 123 4567' })
      expect(await fixture.profiles.find(id)).toMatchObject({ countryId: 'ZA', cell: '82 123 4567', isCellVerified: true })

      await fixture.profiles.saveCell(id, { countryId: 'NA', countryCode: '+264', cell: '82 123 4567' })
      expect(await fixture.profiles.find(id)).toMatchObject({ countryCode: '+264', isCellVerified: false })

      await fixture.profiles.saveCell(id, { countryId: 'ZA', countryCode: null, cell: null })
      expect(await fixture.profiles.find(id)).toMatchObject({ cell: null, isCellVerified: false })
    })

    it('keep a consent with its time and wording until it is withdrawn', async () => {
      const given = { kind: 'given', at: now, wording: 'profile-2026-11' } as const
      await fixture.profiles.saveMarketing(id, given)
      expect((await fixture.profiles.find(id))?.marketing).toEqual(given)

      const withdrawn = { kind: 'withdrawn', at: now.add({ hours: 1 }) } as const
      await fixture.profiles.saveMarketing(id, withdrawn)
      expect((await fixture.profiles.find(id))?.marketing).toEqual(withdrawn)

      await fixture.profiles.saveMarketing(id, given)
      expect((await fixture.profiles.find(id))?.marketing).toEqual(given)
    })
  })
}
