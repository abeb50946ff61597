import type { ListCampsiteRefusal } from '@camp/application/organisations/aboard/list-campsite.ts'
import type { ListingWish } from '@camp/application/organisations/aboard/listing-wish.ts'
import type { TextKey } from '../../wording/catalogue.ts'
import { organisationAddress } from '../staff/organisation-address.ts'

/** What the address of the code's page carries from the form. */
export function listingOfAddress({ searchParams }: URL): ListingWish {
  const text = (name: string) => searchParams.get(name) ?? ''
  const [latitude, longitude] = [Number(text('latitude')), Number(text('longitude'))]
  const isPin = text('latitude') !== '' && Number.isFinite(latitude) && Number.isFinite(longitude)
  const pin = isPin ? { latitude, longitude } : null
  return { name: text('name'), place: text('place'), pin, areTermsAccepted: text('terms') === 'yes' }
}

export function listedAddress(slug: string): string {
  return organisationAddress(slug, 'org-organisation/set-up')
}

/** Why a campsite cannot be listed, whatever was typed. */
export const listingFailures = {
  'too-many-tries': 'tooManyTries',
  'form-too-old': 'formTooOld',
  'code-wrong': 'codeWrong',
  banned: 'banned',
  'email-taken': 'emailTaken',
  'email-not-proved': 'emailNotProved',
  'platform-account': 'platformAccount',
  'other-role': 'otherRole',
  'too-many-pending': 'tooManyPending',
} as const satisfies Record<Exclude<ListCampsiteRefusal['code'], 'invalid'> | 'form-too-old', TextKey<'listCampsite'>>
