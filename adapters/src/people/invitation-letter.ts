import type { Invitation, Offer } from '@camp/application/organisations/members/organisation-members.ts'
import { dayText } from '@camp/domain/formatting/date-texts.ts'
import { nameInMessage } from '@camp/domain/people/person-name.ts'
import { platformDay } from '@camp/domain/shared/platform-zone.ts'
import { englishWords as words } from './wording/words.ts'

export interface InvitationLetter {
  readonly subject: string
  readonly text: string
}

/** In English: nothing is known yet of the language of whoever is invited. */
export function invitationLetter(invitation: Invitation, publicUrl: string): InvitationLetter {
  const { organisationName: organisation, role, needsPassword, isNewCampsite = false } = invitation
  const name = nameInMessage(invitation.firstName)
  const ofNewCampsite = needsPassword ? 'invitation.toSetUp' : 'invitation.toSetUpWithAccount'
  const facts = {
    organisation,
    host: new URL(publicUrl).host,
    hello: name ? words('invitation.hello', { name }) : words('invitation.helloNobody'),
    role: words(`invitation.${role}`),
    toEnter: words(needsPassword ? 'invitation.choosePassword' : 'invitation.logIn', { publicUrl }),
  }
  const subject = words(isNewCampsite ? ofNewCampsite : 'invitation.subject', facts)
  return { subject, text: words('invitation.text', facts) }
}

/** To somebody who decides: they may have an account, and nothing here says so. */
export function offerLetter({ organisationName: organisation, role, expiresAt }: Offer, publicUrl: string): InvitationLetter {
  const until = dayText(platformDay(expiresAt).toString())
  const facts = { organisation, host: new URL(publicUrl).host, role: words(`invitation.${role}`), publicUrl, until }
  return { subject: words('invitation.offerSubject', facts), text: words('invitation.offer', facts) }
}
