import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { AuditTrail } from '../../audit/audit-trail.ts'
import { auditedActor } from '../../audit/audited.ts'
import { checkRevision } from '../../settings/check-revision.ts'
import type { Actor } from '../../shared/actor.ts'
import type { Clock } from '../../shared/clock.ts'
import { mayManagePlatform } from '../../shared/permissions.ts'
import type { ChangedMeanwhile, NotFound, NotPermitted } from '../../shared/refusals.ts'
import { revisionOf } from '../../shared/revision.ts'
import type { Transaction } from '../../shared/transaction.ts'
import type { EnquiryId, Prospect, ProspectStage } from '../enquiries.ts'
import type { Prospects } from './prospects.ts'

export interface FollowProspectCommand {
  readonly actor: Actor
  readonly id: EnquiryId
  readonly stage: ProspectStage
  /** Empty: only the stage. */
  readonly note: string
  /** Of what the form was filled with. */
  readonly revision: string
}

export type FollowProspectRefusal = NotFound | NotPermitted | ChangedMeanwhile | { readonly code: 'nothing-new' }

/** Characters. */
export const longestProspectNote = 4000

export interface FollowProspectPorts {
  readonly prospects: Prospects
  readonly auditTrail: AuditTrail
  readonly transaction: Transaction
  readonly clock: Clock
}

/** Of a prospect as far as its form can write over it; notes only grow. */
export function revisionOfProspect({ stage }: Pick<Prospect, 'stage'>): string {
  return revisionOf({ stage })
}

/** What was talked about, and how far it has come (rule O21). */
export class FollowProspect {
  readonly #ports: FollowProspectPorts

  constructor(ports: FollowProspectPorts) {
    this.#ports = ports
  }

  async execute(command: FollowProspectCommand): Promise<Result<null, FollowProspectRefusal>> {
    if (!mayManagePlatform(command.actor)) return refused({ code: 'not-permitted' })
    return this.#ports.transaction.run(() => this.#follow(command))
  }

  async #follow({ actor, id, stage, note, revision }: FollowProspectCommand): Promise<Result<null, FollowProspectRefusal>> {
    const { prospects, clock } = this.#ports
    const found = await prospects.findForChange(id)
    const shown = checkRevision(found?.prospect, revision, revisionOfProspect)
    if (!shown.ok) return shown
    const text = note.replaceAll('\r\n', '\n').trim().slice(0, longestProspectNote)
    const before = shown.value.stage
    if (text === '' && stage === before) return refused({ code: 'nothing-new' })
    const stamp = { at: clock.now(), by: auditedActor(actor) }
    if (text !== '') await prospects.addNote(id, { ...stamp, text })
    if (stage !== before) await changeStage(this.#ports, { ...stamp, id, before, after: stage })
    return accepted(null)
  }
}

interface StageChange extends Pick<Parameters<AuditTrail['record']>[0], 'at' | 'by'> {
  readonly id: EnquiryId
  readonly before: ProspectStage
  readonly after: ProspectStage
}

/** Inside a transaction. */
export async function changeStage(
  { prospects, auditTrail }: Pick<FollowProspectPorts, 'prospects' | 'auditTrail'>,
  { at, by, id, before, after }: StageChange,
): Promise<void> {
  await prospects.setStage(id, after)
  const changes = [{ field: 'stage', before, after }]
  await auditTrail.record({ at, by, organisationId: null, act: 'prospect.stage', subject: id, changes })
}
