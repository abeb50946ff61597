import type { ChangeOwnPassword } from './change-own-password.ts'
import type { ChangeContact, ChangeProfile } from './change-profile.ts'
import type { DecideOnMarketing } from './decide-on-marketing.ts'
import type { EndOwnSession, ListOwnSessions } from './own-sessions.ts'
import type { ShowProfile } from './show-profile.ts'

/** What people do with their own account, as the doors see it. */
export interface ProfileUseCases {
  readonly showProfile: Pick<ShowProfile, 'execute'>
  readonly changeProfile: Pick<ChangeProfile, 'execute'>
  readonly changeContact: Pick<ChangeContact, 'execute'>
  readonly changeOwnPassword: Pick<ChangeOwnPassword, 'execute'>
  readonly decideOnMarketing: Pick<DecideOnMarketing, 'execute'>
  readonly listOwnSessions: Pick<ListOwnSessions, 'execute'>
  readonly endOwnSession: Pick<EndOwnSession, 'execute'>
}
