import type { OrganisationStatus } from '@camp/domain/organisations/organisation.ts'
import { statusMoves } from '@camp/domain/organisations/status-moves.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { AuditTrail } from '../../audit/audit-trail.ts'
import { auditedActor } from '../../audit/audited.ts'
import { readWhy } from '../../audit/why.ts'
import type { Actor } from '../../shared/actor.ts'
import type { Clock } from '../../shared/clock.ts'
import type { NotFound, NotPermitted } from '../../shared/refusals.ts'
import type { Transaction } from '../../shared/transaction.ts'
import { staffRole } from '../managed/organisation-rights.ts'
import type { OrganisationMembers } from '../members/organisation-members.ts'
import { judgeSettings } from './judge-settings.ts'
import type { OrganisationRecords, OrganisationStatusChange } from './organisation-records.ts'

export interface ChangeOrganisationStatusCommand {
  readonly actor: Actor
  readonly id: OrganisationId
  /** What the page showed. */
  readonly from: OrganisationStatus
  readonly to: OrganisationStatus
  readonly why: string
}

export type StatusRefusal = NotFound | NotPermitted | { readonly code: 'why-missing' | 'changed-meanwhile' | 'move-not-allowed' }

export interface OrganisationStatusPorts {
  readonly organisationRecords: OrganisationRecords
  readonly auditTrail: AuditTrail
  readonly transaction: Transaction
  readonly clock: Clock
}

/** Pauses, resumes, and for the platform everything else, with who, when and why. */
export class ChangeOrganisationStatus {
  readonly #ports: OrganisationStatusPorts

  constructor(ports: OrganisationStatusPorts) {
    this.#ports = ports
  }

  async execute(command: ChangeOrganisationStatusCommand): Promise<Result<null, StatusRefusal>> {
    const { actor, id, from, to } = command
    const judged = judgeSettings(actor, id, 'write')
    if (!judged.ok) return judged
    const why = readWhy(command.why)
    if (why === '') return refused({ code: 'why-missing' })
    if (!statusMoves(staffRole(actor) ?? 'USER', from).includes(to)) return refused({ code: 'move-not-allowed' })
    return this.#ports.transaction.run(async () => {
      const stored = await this.#ports.organisationRecords.findForChange(id)
      if (!stored) return refused({ code: 'not-found' })
      if (stored.status !== from) return refused({ code: 'changed-meanwhile' })
      await this.#record(id, { from, to, why, at: this.#ports.clock.now(), by: auditedActor(actor) })
      return accepted(null)
    })
  }

  async #record(id: OrganisationId, change: OrganisationStatusChange): Promise<void> {
    const { organisationRecords, auditTrail } = this.#ports
    const { from, to, at, by, why } = change
    await organisationRecords.changeStatus(id, change)
    const changes = [
      { field: 'status', before: from ?? '', after: to },
      { field: 'why', before: '', after: why },
    ]
    await auditTrail.record({ at, by, organisationId: id, act: 'organisation.status', subject: id, changes })
  }
}

export interface OrganisationStatusView {
  readonly status: OrganisationStatus
  /** Where whoever asks may lead it. */
  readonly moves: readonly OrganisationStatus[]
  /** The newest first. */
  readonly history: readonly SeenStatusChange[]
}

export interface SeenStatusChange extends OrganisationStatusChange {
  /** Of somebody who works for the organisation; others are the platform's, or a command. */
  readonly byName: string | null
}

interface ShowStatusPorts extends Pick<OrganisationStatusPorts, 'organisationRecords'> {
  readonly organisationMembers: Pick<OrganisationMembers, 'list'>
}

export class ShowOrganisationStatus {
  readonly #ports: ShowStatusPorts

  constructor(ports: ShowStatusPorts) {
    this.#ports = ports
  }

  async execute({
    actor,
    id,
  }: {
    readonly actor: Actor
    readonly id: OrganisationId
  }): Promise<Result<OrganisationStatusView, NotFound | NotPermitted>> {
    const { organisationRecords, organisationMembers } = this.#ports
    const judged = judgeSettings(actor, id, 'read')
    if (!judged.ok) return judged
    const stored = await organisationRecords.find(id)
    if (!stored) return refused({ code: 'not-found' })
    const { status } = stored
    const moves = statusMoves(staffRole(actor) ?? 'USER', status)
    const members = await organisationMembers.list(id)
    const nameOf = (by: string) => members.find(({ userId }) => userId === by)?.name ?? null
    const history = (await organisationRecords.statusHistory(id)).map((change) => ({ ...change, byName: nameOf(change.by) }))
    return accepted({ status, moves, history })
  }
}
