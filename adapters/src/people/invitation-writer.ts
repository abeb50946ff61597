import type { Invitation, InvitationLetters, Offer } from '@camp/application/organisations/members/organisation-members.ts'
import { plainLetter, type WritingPorts } from '../messaging/plain-letter.ts'
import { type InvitationLetter, invitationLetter, offerLetter } from './invitation-letter.ts'

export class InvitationWriter implements InvitationLetters {
  readonly #ports: WritingPorts

  constructor(ports: WritingPorts) {
    this.#ports = ports
  }

  async write(invitation: Invitation): Promise<void> {
    await this.#send(invitation.email, invitationLetter(invitation, this.#ports.publicUrl))
  }

  async offer(offer: Offer): Promise<void> {
    await this.#send(offer.email, offerLetter(offer, this.#ports.publicUrl))
  }

  async #send(to: string, { subject, text }: InvitationLetter): Promise<void> {
    const { written, randomness } = this.#ports
    await written.add(plainLetter({ id: randomness.uuid(), to, language: 'en', subject, text }, this.#ports))
  }
}
