import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Account } from '../../people/account.ts'
import { ownAccount } from '../../people/profile/profile-ports.ts'
import type { SignInPorts } from '../../people/sign-in-ports.ts'
import { type SigningBrowser, type StartedSession, startSession } from '../../people/start-session.ts'
import type { Actor } from '../../shared/actor.ts'
import type { NotPermitted } from '../../shared/refusals.ts'
import { type AddMemberPorts, addMember, obstacleTo } from './add-member.ts'
import type { InvitationGone, OpenInvitation, OrganisationInvitations } from './organisation-invitations.ts'

export interface OwnInvitationPorts extends SignInPorts, AddMemberPorts {
  readonly organisationInvitations: OrganisationInvitations
}

/** Of whoever is signed in, by the address that they have proved to be theirs. */
export class ListOwnInvitations {
  readonly #ports: Pick<OwnInvitationPorts, 'accounts' | 'organisationInvitations' | 'clock'>

  constructor(ports: Pick<OwnInvitationPorts, 'accounts' | 'organisationInvitations' | 'clock'>) {
    this.#ports = ports
  }

  async execute({ actor }: { readonly actor: Actor }): Promise<Result<readonly OpenInvitation[], NotPermitted>> {
    const account = await ownAccount(this.#ports, actor)
    return account.ok ? accepted(await invitationsOf(this.#ports, account.value)) : account
  }
}

export interface AnswerInvitationCommand {
  readonly actor: Actor
  readonly invitationId: string
  readonly accepts: boolean
  readonly browser: SigningBrowser
}

export interface AcceptedInvitation {
  readonly slug: string
  /** New: another role ends the sessions of before. */
  readonly session: StartedSession
}

/** Why somebody cannot work there is for them alone to hear. */
export type AnswerInvitationRefusal =
  | InvitationGone
  | NotPermitted
  | { readonly code: 'banned' | 'platform-account' | 'other-role' }

/** The invited decide: until then they work for nobody, and nobody knows of them (rule U20). */
export class AnswerInvitation {
  readonly #ports: OwnInvitationPorts

  constructor(ports: OwnInvitationPorts) {
    this.#ports = ports
  }

  async execute(command: AnswerInvitationCommand): Promise<Result<AcceptedInvitation | null, AnswerInvitationRefusal>> {
    const account = await ownAccount(this.#ports, command.actor)
    if (!account.ok) return account
    const open = await invitationsOf(this.#ports, account.value)
    const invitation = open.find(({ id }) => id === command.invitationId)
    if (!invitation) return refused({ code: 'invitation-gone' })
    return command.accepts ? this.#accept(command, account.value, invitation) : this.#refuse(invitation)
  }

  async #refuse({ id }: OpenInvitation): Promise<Result<null, InvitationGone>> {
    const { organisationInvitations, clock } = this.#ports
    const isRefused = await organisationInvitations.answer(id, { answer: 'refused', at: clock.now() })
    return isRefused ? accepted(null) : refused({ code: 'invitation-gone' })
  }

  async #accept(
    { actor, browser }: AnswerInvitationCommand,
    account: Account,
    { id, organisationId, role, slug }: OpenInvitation,
  ): Promise<Result<AcceptedInvitation, AnswerInvitationRefusal>> {
    const { organisationInvitations, organisationMembers, transaction, clock } = this.#ports
    const asked = { actor, organisationId, email: account.email, firstName: '', lastName: '', role }
    const isIn = await transaction.run(async () => {
      const person = await organisationMembers.personByEmail(account.email)
      const obstacle = person && obstacleTo(person, asked)
      if (obstacle && obstacle !== 'already-member') return refused({ code: obstacle })
      if (!(await organisationInvitations.answer(id, { answer: 'accepted', at: clock.now() })))
        return refused({ code: 'invitation-gone' as const })
      if (obstacle === undefined) await addMember(this.#ports, asked)
      return accepted(null)
    })
    if (!isIn.ok) return isIn
    const session = await startSession(this.#ports, { ...account, role }, { ...browser, hasProvedFactor: true })
    return accepted({ slug, session })
  }
}

/** Nobody accepts for an address that they have not proved to be theirs. */
async function invitationsOf(
  { organisationInvitations, clock }: Pick<OwnInvitationPorts, 'organisationInvitations' | 'clock'>,
  { email, isEmailVerified }: Account,
): Promise<readonly OpenInvitation[]> {
  return isEmailVerified ? organisationInvitations.ofAddress(email, clock.now()) : []
}
