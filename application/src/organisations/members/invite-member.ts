import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { sendSoon } from '../../messaging/written/send-soon.ts'
import type { SendWritten } from '../../messaging/written/send-written.ts'
import type { SignInAttempts } from '../../people/sign-in-attempts.ts'
import type { Actor } from '../../shared/actor.ts'
import { mayManagePlatform } from '../../shared/permissions.ts'
import type { NotFound, NotPermitted } from '../../shared/refusals.ts'
import { judgeSettings } from '../settings/judge-settings.ts'
import type { OrganisationRecords } from '../settings/organisation-records.ts'
import { addMember, type InviteMemberCommand, type InviteMemberRefusal, tidied } from './add-member.ts'
import type { MemberPorts } from './manage-members.ts'
import { mostLettersToOne, type OfferPorts, type OfferRefusal, offerInvitation, type TooManyLetters } from './offer-invitation.ts'

export interface InviteMemberPorts extends OfferPorts, Pick<MemberPorts, 'transaction'> {
  readonly organisationRecords: Pick<OrganisationRecords, 'find'>
  readonly sendWritten: Pick<SendWritten, 'execute'>
}

/** A campsite hears neither who has an account nor where somebody works (rule U19). */
export type InvitationRefusal = InviteMemberRefusal | OfferRefusal

/**
 * Lets somebody work for an organisation. Whom its administrators invite decides by themselves (rule U20);
 * the platform links at once, a new account without a password or one that exists. The letter is stored
 * with it, and goes out afterwards.
 */
export class InviteMember {
  readonly #ports: InviteMemberPorts

  constructor(ports: InviteMemberPorts) {
    this.#ports = ports
  }

  async execute(command: InviteMemberCommand): Promise<Result<null, InvitationRefusal>> {
    const { actor, organisationId } = command
    const judged = judgeSettings(actor, organisationId, 'write')
    if (!judged.ok) return judged
    const organisation = await this.#ports.organisationRecords.find(organisationId)
    if (!organisation) return refused({ code: 'not-found' })
    const typed = tidied(command)
    const { name } = organisation.record
    const invited = await this.#ports.transaction.run(
      (): Promise<Result<null, InvitationRefusal>> =>
        mayManagePlatform(actor) ? this.#link(typed, name) : offerInvitation(this.#ports, typed, name),
    )
    if (invited.ok) sendSoon(this.#ports.sendWritten)
    return invited
  }

  async #link(typed: InviteMemberCommand, organisationName: string): Promise<Result<null, InviteMemberRefusal>> {
    const added = await addMember(this.#ports, typed)
    if (!added.ok) return added
    const { email, firstName, role } = typed
    const needsPassword = added.value.isNew
    await this.#ports.invitationLetters.write({ email, firstName, organisationName, role, needsPassword })
    return accepted(null)
  }
}

export interface InviteMemberAgainPorts
  extends Pick<InviteMemberPorts, 'organisationMembers' | 'organisationRecords' | 'invitationLetters' | 'sendWritten' | 'clock'> {
  readonly attempts: SignInAttempts
}

/** The letter once more, to who has not come in yet; in a day as often as an invitation (rule U20). */
export class InviteMemberAgain {
  readonly #ports: InviteMemberAgainPorts

  constructor(ports: InviteMemberAgainPorts) {
    this.#ports = ports
  }

  async execute({
    actor,
    organisationId,
    linkId,
  }: {
    readonly actor: Actor
    readonly organisationId: OrganisationId
    readonly linkId: string
  }): Promise<Result<null, NotFound | NotPermitted | TooManyLetters>> {
    const { organisationMembers, organisationRecords, invitationLetters, sendWritten, attempts, clock } = this.#ports
    const judged = judgeSettings(actor, organisationId, 'write')
    if (!judged.ok) return judged
    const organisation = await organisationRecords.find(organisationId)
    const member = await organisationMembers.find(organisationId, linkId)
    if (!organisation || !member || member.isSuspended || member.isBanned) return refused({ code: 'not-found' })
    const at = clock.now()
    const limit = { bucket: `letter once more to ${linkId}`, most: mostLettersToOne, since: at.subtract({ hours: 24 }), at }
    if (!(await attempts.take(limit))) return refused({ code: 'too-many-letters' })
    await invitationLetters.write({
      email: member.email,
      firstName: member.name,
      organisationName: organisation.record.name,
      role: member.role === 'ORGADMIN' ? 'ORGADMIN' : 'ORGUSER',
      needsPassword: !member.hasPassword,
    })
    sendSoon(sendWritten)
    return accepted(null)
  }
}
