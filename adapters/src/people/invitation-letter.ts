import type { Invitation } from '@camp/application/organisations/members/organisation-members.ts'

export interface InvitationLetter {
  readonly subject: string
  readonly text: string
}

const roles = { ORGADMIN: 'as an administrator', ORGUSER: 'at the front desk' } as const

/** In English: nothing is known yet of the language of whoever is invited. */
export function invitationLetter(invitation: Invitation, publicUrl: string): InvitationLetter {
  const { firstName, organisationName, role, needsPassword } = invitation
  const { host } = new URL(publicUrl)
  const toEnter = needsPassword
    ? `Choose your password here: ${publicUrl}/auth/forgot\n\nYou get a code at this e-mail address, and choose the password with it.`
    : `Log in as before: ${publicUrl}/auth/login`
  return {
    subject: `You can now work on ${organisationName}`,
    text: `Hello${firstName ? ` ${firstName}` : ''},\n\n${organisationName} has invited you to ${host}, ${roles[role]}.\n\n${toEnter}\n\nIf you do not know ${organisationName}, ignore this message.`,
  }
}
