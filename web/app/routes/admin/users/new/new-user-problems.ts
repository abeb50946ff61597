import type { CreatePersonRefusal } from '@camp/application/people/platform/create-person.ts'
import type { TextKey } from '#app/wording/catalogue.ts'

export type NewUserProblem = Exclude<CreatePersonRefusal['code'], 'not-permitted'>

/** Each with the field to look at again. */
export const newUserProblems = {
  'email-invalid': { field: 'email', text: 'problem_emailInvalid' },
  'email-taken': { field: 'email', text: 'problem_emailTaken' },
  'name-missing': { field: 'firstName', text: 'problem_nameMissing' },
  'organisation-unknown': { field: 'slug', text: 'problem_organisationUnknown' },
  'already-member': { field: 'email', text: 'problem_alreadyMember' },
  banned: { field: 'email', text: 'problem_banned' },
  'platform-account': { field: 'email', text: 'problem_platformAccount' },
  'other-role': { field: 'role', text: 'problem_otherRole' },
} as const satisfies Record<NewUserProblem, { readonly field: string; readonly text: TextKey<'platformUsers'> }>
