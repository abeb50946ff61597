import type { Invitation, InvitationLetters } from '@camp/application/organisations/members/organisation-members.ts'
import { plainLetter, type WritingPorts } from '../messaging/plain-letter.ts'
import { invitationLetter } from './invitation-letter.ts'

export class InvitationWriter implements InvitationLetters {
  readonly #ports: WritingPorts

  constructor(ports: WritingPorts) {
    this.#ports = ports
  }

  async write(invitation: Invitation): Promise<void> {
    const { written, randomness, publicUrl } = this.#ports
    const letter = invitationLetter(invitation, publicUrl)
    await written.add(plainLetter({ id: randomness.uuid(), to: invitation.email, language: 'en', ...letter }, this.#ports))
  }
}
