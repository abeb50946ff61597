import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { AuditTrail } from '../../audit/audit-trail.ts'
import { auditedActor } from '../../audit/audited.ts'
import { readWhy } from '../../audit/why.ts'
import type { ManagedOrganisations } from '../../organisations/managed/managed-organisations.ts'
import type { Actor } from '../../shared/actor.ts'
import type { Clock } from '../../shared/clock.ts'
import { mayManagePlatform } from '../../shared/permissions.ts'
import type { NotFound, NotPermitted } from '../../shared/refusals.ts'
import type { Transaction } from '../../shared/transaction.ts'
import type { Sessions } from '../sessions.ts'

export interface ActingPorts {
  readonly sessions: Sessions
  readonly managedOrganisations: Pick<ManagedOrganisations, 'findBySlug'>
  readonly auditTrail: AuditTrail
  readonly transaction: Transaction
  readonly clock: Clock
}

export interface ActForOrganisationCommand {
  readonly actor: Actor
  /** Of the session that acts from now on; the others of the same person stay what they are. */
  readonly token: string
  readonly slug: string
  /** Kept in the trail. */
  readonly why: string
}

export type ActingRefusal = NotPermitted | NotFound | { readonly code: 'why-missing' | 'session-over' }

/**
 * Somebody of the platform sees and does in one session what an administrator of one campsite may, and
 * nothing else, until they end it (rule U12). The trail says who, for whom, from when and why.
 */
export class ActForOrganisation {
  readonly #ports: ActingPorts

  constructor(ports: ActingPorts) {
    this.#ports = ports
  }

  async execute({ actor, token, slug, why: typed }: ActForOrganisationCommand): Promise<Result<null, ActingRefusal>> {
    const { sessions, managedOrganisations, auditTrail, transaction, clock } = this.#ports
    if (!mayManagePlatform(actor)) return refused({ code: 'not-permitted' })
    const why = readWhy(typed)
    if (why === '') return refused({ code: 'why-missing' })
    const organisation = await managedOrganisations.findBySlug(slug)
    if (!organisation || organisation.status === 'deleted') return refused({ code: 'not-found' })
    return transaction.run(async () => {
      const session = await sessions.find(token)
      if (!session || actor.kind !== 'user' || session.userId !== actor.userId) return refused({ code: 'session-over' })
      const { id } = organisation
      const at = clock.now()
      await sessions.actFor(token, { organisationId: id, at })
      await auditTrail.record({
        at,
        by: auditedActor(actor),
        organisationId: id,
        act: 'organisation-acting.begun',
        subject: id,
        changes: [{ field: 'why', before: '', after: why }],
      })
      return accepted(null)
    })
  }
}

/** Whoever holds the session ends its acting; they are who they were before. */
export class StopActing {
  readonly #ports: Omit<ActingPorts, 'managedOrganisations'>

  constructor(ports: Omit<ActingPorts, 'managedOrganisations'>) {
    this.#ports = ports
  }

  async execute({ token }: { readonly token: string }): Promise<void> {
    const { sessions, auditTrail, transaction, clock } = this.#ports
    await transaction.run(async () => {
      const session = await sessions.find(token)
      if (!session?.actingFor) return
      const { userId, actingFor } = session
      await sessions.actFor(token, null)
      await auditTrail.record({
        at: clock.now(),
        by: userId,
        organisationId: actingFor,
        act: 'organisation-acting.ended',
        subject: actingFor,
        changes: [{ field: 'acting', before: 'yes', after: '' }],
      })
    })
  }
}
