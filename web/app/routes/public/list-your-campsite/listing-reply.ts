import type { BeginListingRefusal } from '@camp/application/organisations/aboard/begin-listing.ts'
import type { ListCampsiteRefusal } from '@camp/application/organisations/aboard/list-campsite.ts'
import { listingFailures } from '#app/components/aboard/listing-of-address.ts'
import type { TextKey } from '#app/wording/catalogue.ts'
import type { ListingTyped } from './listing-form.server.ts'

type ProblemsOf<Refusal> = Refusal extends { readonly problems: readonly (infer Problem extends { code: string })[] }
  ? Problem['code']
  : Refusal extends { readonly code: infer Code }
    ? Exclude<Code, 'invalid'>
    : never

export type ListingCode = ProblemsOf<BeginListingRefusal> | ProblemsOf<ListCampsiteRefusal> | 'form-too-old'

export interface ListingReply {
  readonly answers: ListingTyped
  readonly problems: readonly { readonly field: string | null; readonly code: ListingCode }[]
  /** Towns that may be meant. */
  readonly choices: readonly string[]
}

export const noListing: ListingTyped = {
  csrfToken: '',
  name: '',
  place: '',
  latitude: '',
  longitude: '',
  pinnedPlace: '',
  firstName: '',
  lastName: '',
  email: '',
  terms: '',
  'pin.x': '',
  'pin.y': '',
}

export const listingWords = {
  'name-missing': 'nameMissing',
  'name-too-long': 'nameTooLong',
  'place-missing': 'placeMissing',
  'place-unknown': 'placeUnknown',
  'place-unclear': 'placeUnclear',
  'pin-abroad': 'pinAbroad',
  'terms-missing': 'termsMissing',
  'name-of-owner-missing': 'firstNameMissing',
  'email-invalid': 'emailInvalid',
  ...listingFailures,
} as const satisfies Record<ListingCode, TextKey<'listCampsite'>>
