import type { FollowProspectRefusal } from '@camp/application/enquiries/prospects/follow-prospect.ts'
import type { WelcomeProspectRefusal } from '@camp/application/enquiries/prospects/welcome-prospect.ts'
import type { ListingProblem } from '@camp/application/organisations/aboard/listing-wish.ts'
import type { TextKey } from '#app/wording/catalogue.ts'

type Elsewhere = 'not-found' | 'not-permitted' | 'changed-meanwhile' | 'listing-invalid'
export type ProspectProblem =
  | Exclude<FollowProspectRefusal['code'] | WelcomeProspectRefusal['code'], Elsewhere>
  | ListingProblem['code']

/** Each with the field to look at again. */
export const prospectProblems = {
  'nothing-new': { field: 'note', text: 'problem_nothingNew' },
  'name-missing': { field: 'place', text: 'problem_nameMissing' },
  'name-too-long': { field: 'place', text: 'problem_nameTooLong' },
  'place-missing': { field: 'place', text: 'problem_placeMissing' },
  'place-unknown': { field: 'place', text: 'problem_placeUnknown' },
  'place-unclear': { field: 'place', text: 'problem_placeUnclear' },
  'pin-abroad': { field: 'place', text: 'problem_placeUnknown' },
  'province-unknown': { field: 'place', text: 'problem_placeMissing' },
  'terms-missing': { field: 'place', text: 'problem_placeMissing' },
  'email-invalid': { field: 'place', text: 'problem_emailInvalid' },
  'already-member': { field: 'place', text: 'problem_otherRole' },
  banned: { field: 'place', text: 'problem_banned' },
  'platform-account': { field: 'place', text: 'problem_platformAccount' },
  'other-role': { field: 'place', text: 'problem_otherRole' },
} as const satisfies Record<ProspectProblem, { readonly field: string; readonly text: TextKey<'prospects'> }>
