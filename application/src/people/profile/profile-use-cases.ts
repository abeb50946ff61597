import { ChangeOwnPassword } from './change-own-password.ts'
import { ChangeContact, ChangeProfile } from './change-profile.ts'
import { DecideOnMarketing } from './decide-on-marketing.ts'
import { EndOwnSession, ListOwnSessions } from './own-sessions.ts'
import { ShowProfile } from './show-profile.ts'

/** What people do with their own account, as the doors see it. */
export const profileUseCases = {
  showProfile: ShowProfile,
  changeProfile: ChangeProfile,
  changeContact: ChangeContact,
  changeOwnPassword: ChangeOwnPassword,
  decideOnMarketing: DecideOnMarketing,
  listOwnSessions: ListOwnSessions,
  endOwnSession: EndOwnSession,
}
