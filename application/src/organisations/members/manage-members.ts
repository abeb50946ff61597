import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { AuditTrail } from '../../audit/audit-trail.ts'
import { auditedActor } from '../../audit/audited.ts'
import type { OfOrganisation } from '../../shared/actor.ts'
import type { Clock } from '../../shared/clock.ts'
import type { NotFound, NotPermitted } from '../../shared/refusals.ts'
import type { Transaction } from '../../shared/transaction.ts'
import { judgeSettings } from '../settings/judge-settings.ts'
import type { OrganisationMember, OrganisationMembers } from './organisation-members.ts'

export interface MemberPorts {
  readonly organisationMembers: OrganisationMembers
  readonly auditTrail: AuditTrail
  readonly transaction: Transaction
  readonly clock: Clock
}

/** The people who work for an organisation. */
export class ListMembers {
  readonly #ports: Pick<MemberPorts, 'organisationMembers'>

  constructor(ports: Pick<MemberPorts, 'organisationMembers'>) {
    this.#ports = ports
  }

  async execute({
    actor,
    organisationId,
  }: OfOrganisation): Promise<Result<readonly OrganisationMember[], NotFound | NotPermitted>> {
    const judged = judgeSettings(actor, organisationId, 'read')
    return judged.ok ? accepted(await this.#ports.organisationMembers.list(organisationId)) : judged
  }
}

export interface SuspendMemberCommand extends OfOrganisation {
  readonly linkId: string
  readonly isSuspended: boolean
}

export type SuspendMemberRefusal = NotFound | NotPermitted | { readonly code: 'oneself' | 'last-administrator' }

/**
 * Keeps somebody out of one organisation, or lets them in again. Banning somebody from everywhere is the
 * platform's.
 */
export class SuspendMember {
  readonly #ports: MemberPorts

  constructor(ports: MemberPorts) {
    this.#ports = ports
  }

  async execute(command: SuspendMemberCommand): Promise<Result<null, SuspendMemberRefusal>> {
    const { actor, organisationId, linkId, isSuspended } = command
    const judged = judgeSettings(actor, organisationId, 'write')
    if (!judged.ok) return judged
    return this.#ports.transaction.run(async () => {
      const members = await this.#ports.organisationMembers.listForChange(organisationId)
      const member = members.find((one) => one.linkId === linkId)
      if (!member) return refused({ code: 'not-found' })
      if (member.isSuspended === isSuspended) return accepted(null)
      if (isSuspended && actor.kind === 'user' && actor.userId === member.userId) return refused({ code: 'oneself' })
      if (isSuspended && isLastAdministrator(members, member)) return refused({ code: 'last-administrator' })
      await this.#suspend(command)
      return accepted(null)
    })
  }

  async #suspend({ actor, organisationId, linkId, isSuspended }: SuspendMemberCommand): Promise<void> {
    const { organisationMembers, auditTrail, clock } = this.#ports
    await organisationMembers.setSuspended(organisationId, linkId, isSuspended)
    const words = (is: boolean) => (is ? 'yes' : '')
    await auditTrail.record({
      at: clock.now(),
      by: auditedActor(actor),
      organisationId,
      subject: linkId,
      act: `organisation-member.${isSuspended ? 'suspended' : 'resumed'}`,
      changes: [{ field: 'isSuspended', before: words(!isSuspended), after: words(isSuspended) }],
    })
  }
}

/** Somebody has to be left who can let people in. */
function isLastAdministrator(members: readonly OrganisationMember[], member: OrganisationMember): boolean {
  const working = members.filter(({ role, isSuspended, isBanned }) => role === 'ORGADMIN' && !isSuspended && !isBanned)
  return working.length === 1 && working[0]?.linkId === member.linkId
}
