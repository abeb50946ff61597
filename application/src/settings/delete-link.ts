import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result } from '@camp/domain/shared/result.ts'
import type { AuditTrail } from '../audit/audit-trail.ts'
import { auditedActor } from '../audit/audited.ts'
import type { Actor } from '../shared/actor.ts'
import type { Clock } from '../shared/clock.ts'
import type { Transaction } from '../shared/transaction.ts'
import type { LinkKind, Settings } from './settings.ts'
import { judgeDeletion, type SettingsRefusal } from './settings-permission.ts'

export interface DeleteLinkCommand {
  readonly actor: Actor
  readonly kind: LinkKind
  readonly id: string
}

export interface DeleteLinkPorts {
  readonly settings: Pick<Settings, 'organisationOfLink' | 'deleteLink'>
  readonly auditTrail: AuditTrail
  readonly transaction: Transaction
  readonly clock: Clock
}

const acts = {
  user: 'organisation-member.deleted',
  'special-term': 'special-term-link.deleted',
  'payment-rule': 'payment-rule-link.deleted',
} as const satisfies Record<LinkKind, string>

/**
 * Takes a user from an organisation, a special term from a site, a payment rule from a plot; each of them
 * stays.
 */
export class DeleteLink {
  readonly #ports: DeleteLinkPorts

  constructor(ports: DeleteLinkPorts) {
    this.#ports = ports
  }

  execute(command: DeleteLinkCommand): Promise<Result<null, SettingsRefusal>> {
    const { settings, transaction } = this.#ports
    return transaction.run(async () => {
      const organisationId = await settings.organisationOfLink(command.kind, command.id)
      const judged = judgeDeletion(command.actor, command.kind, organisationId)
      if (!judged.ok) return judged
      await this.#delete(command, organisationId ?? null)
      return accepted(null)
    })
  }

  async #delete({ actor, kind, id }: DeleteLinkCommand, organisationId: OrganisationId | null): Promise<void> {
    const { settings, auditTrail, clock } = this.#ports
    await settings.deleteLink(kind, id)
    await auditTrail.record({
      at: clock.now(),
      by: auditedActor(actor),
      organisationId,
      act: acts[kind],
      subject: id,
      changes: [],
    })
  }
}
