import type { InvitationRefusal } from '@camp/application/organisations/members/invite-member.ts'
import type { SuspendMemberRefusal } from '@camp/application/organisations/members/manage-members.ts'
import type { InvitationGone } from '@camp/application/organisations/members/organisation-invitations.ts'
import type { TextKey } from '#app/wording/catalogue.ts'

export type MemberProblem = InvitationRefusal['code'] | SuspendMemberRefusal['code'] | InvitationGone['code']

type Words = Extract<TextKey<'organisationPeople'>, `member_${string}`>

/** The control that it is about, and its words. */
export const memberProblems = {
  'email-invalid': { field: 'email', text: 'member_emailInvalid' },
  'name-missing': { field: 'firstName', text: 'member_nameMissing' },
  'already-member': { field: 'email', text: 'member_alreadyMember' },
  banned: { field: 'email', text: 'member_banned' },
  'platform-account': { field: 'email', text: 'member_platformAccount' },
  'other-role': { field: 'role', text: 'member_otherRole' },
  'too-many-invitations': { field: undefined, text: 'member_tooManyInvitations' },
  'too-many-letters': { field: undefined, text: 'member_tooManyLetters' },
  'invitation-gone': { field: undefined, text: 'member_invitationGone' },
  oneself: { field: undefined, text: 'member_oneself' },
  'last-administrator': { field: undefined, text: 'member_lastAdministrator' },
  'not-permitted': { field: undefined, text: 'member_notPermitted' },
  'not-found': { field: undefined, text: 'member_notFound' },
} as const satisfies Record<MemberProblem, { field: string | undefined; text: Words }>
