import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { auditedActor } from '../../audit/audited.ts'
import type { OfOrganisation } from '../../shared/actor.ts'
import type { NotFound, NotPermitted } from '../../shared/refusals.ts'
import { judgeSettings } from '../settings/judge-settings.ts'
import type { MemberPorts } from './manage-members.ts'
import type { InvitationGone, OpenInvitation, OrganisationInvitations } from './organisation-invitations.ts'

type Ports = Pick<MemberPorts, 'auditTrail' | 'transaction' | 'clock'> & {
  readonly organisationInvitations: OrganisationInvitations
}

/** Whom a campsite has invited and who has not answered: by the address that it typed, and nothing else. */
export class ListInvitations {
  readonly #ports: Pick<Ports, 'organisationInvitations' | 'clock'>

  constructor(ports: Pick<Ports, 'organisationInvitations' | 'clock'>) {
    this.#ports = ports
  }

  async execute({ actor, organisationId }: OfOrganisation): Promise<Result<readonly OpenInvitation[], NotFound | NotPermitted>> {
    const judged = judgeSettings(actor, organisationId, 'read')
    if (!judged.ok) return judged
    const { organisationInvitations, clock } = this.#ports
    return accepted(await organisationInvitations.ofOrganisation(organisationId, clock.now()))
  }
}

export class WithdrawInvitation {
  readonly #ports: Ports

  constructor(ports: Ports) {
    this.#ports = ports
  }

  async execute({
    actor,
    organisationId,
    invitationId,
  }: OfOrganisation & { readonly invitationId: string }): Promise<Result<null, NotFound | NotPermitted | InvitationGone>> {
    const judged = judgeSettings(actor, organisationId, 'write')
    if (!judged.ok) return judged
    const { organisationInvitations, auditTrail, transaction, clock } = this.#ports
    const at = clock.now()
    return transaction.run(async () => {
      const open = await organisationInvitations.ofOrganisation(organisationId, at)
      const wanted = open.find(({ id }) => id === invitationId)
      if (!wanted || !(await organisationInvitations.answer(invitationId, { answer: 'withdrawn', at })))
        return refused({ code: 'invitation-gone' })
      const changes = [{ field: 'role', before: wanted.role, after: '' }]
      const act = 'organisation-invitation.withdrawn'
      await auditTrail.record({ at, by: auditedActor(actor), organisationId, act, subject: invitationId, changes })
      return accepted(null)
    })
  }
}
