import type { Profile } from '@camp/application/people/profile/profiles.ts'
import { type Actor, visitor } from '@camp/application/shared/actor.ts'
import type { Role } from '@camp/domain/people/role.ts'
import type { UserId } from '@camp/domain/shared/ids.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { expect, it } from 'vitest'
import { firstGuestForm } from './first-guest-form.ts'
import { emptyGuestForm } from './guest-form.ts'

const profile: Profile = {
  firstName: 'Lerato',
  lastName: 'Dube',
  email: 'lerato@example.org',
  username: null,
  pendingEmail: 'new@example.org',
  countryId: null,
  countryCode: '+264',
  cell: '811234567',
  allergies: 'Nuts',
  language: 'af',
  verificationPreference: 'SMS',
  isEmailVerified: true,
  isCellVerified: false,
  hasPassword: true,
  marketing: { kind: 'never-given' },
}
const signedIn = (role: Role, id = 'user-1'): Actor => ({ kind: 'user', userId: id as UserId, role, organisationIds: [] })

function begun(actor: Actor, facts: Partial<Profile> = {}, keptCountry?: string) {
  const showProfile = {
    execute: async ({ actor: asking }: { readonly actor: Actor }) =>
      asking.kind === 'user' && asking.userId === 'user-1'
        ? accepted({ ...profile, ...facts })
        : refused({ code: 'not-permitted' as const }),
  }
  return firstGuestForm({ useCases: { showProfile }, actor, language: 'en', keptCountry })
}

const known = {
  firstName: 'Lerato',
  lastName: 'Dube',
  email: 'lerato@example.org',
  country: 'NA',
  cell: '811234567',
  verificationPreference: 'SMS',
  language: 'af',
}

it.each(['USER', 'ORGUSER', 'ORGADMIN', 'SUPERADMIN'] as const)(
  'a %s finds the profile filled in, but no allergies',
  async (role) => {
    expect(await begun(signedIn(role), {}, 'GB')).toEqual({ ...emptyGuestForm, ...known })
  },
)

it('without a number the country of this browser stands, then that of the profile', async () => {
  const without = { countryId: 'BW', countryCode: null, cell: null }

  expect(await begun(signedIn('USER'), without, 'GB')).toMatchObject({ country: 'GB', cell: '' })
  expect(await begun(signedIn('USER'), without)).toMatchObject({ country: 'BW', cell: '' })
})

it('nobody else finds any of it', async () => {
  const blank = { ...emptyGuestForm, country: 'NA' }

  expect(await begun(visitor, {}, 'NA')).toEqual(blank)
  expect(await begun(signedIn('USER', 'user-2'), {}, 'NA')).toEqual(blank)
})
