import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { AuditTrail } from '../../audit/audit-trail.ts'
import { auditedActor } from '../../audit/audited.ts'
import { sendSoon } from '../../messaging/written/send-soon.ts'
import type { Actor } from '../../shared/actor.ts'
import { mayManagePlatform } from '../../shared/permissions.ts'
import type { NotFound, NotPermitted } from '../../shared/refusals.ts'
import type { StoredOrganisation } from '../settings/organisation-records.ts'
import type { AboardLog, ComingCampsite } from './aboard-log.ts'
import { type AboardPorts, tidyText, writeToOwners } from './ask-to-open.ts'

/** The platform's queue: every campsite that is pending. */
export class ListComingCampsites {
  readonly #ports: { readonly aboardLog: Pick<AboardLog, 'coming'> }

  constructor(ports: { readonly aboardLog: Pick<AboardLog, 'coming'> }) {
    this.#ports = ports
  }

  async execute({ actor }: { readonly actor: Actor }): Promise<Result<readonly ComingCampsite[], NotPermitted>> {
    return mayManagePlatform(actor) ? accepted(await this.#ports.aboardLog.coming()) : refused({ code: 'not-permitted' })
  }
}

export interface AboardDecision {
  readonly actor: Actor
  readonly organisationId: OrganisationId
  /** The question, or what the owners read beside the news; may be empty then. */
  readonly text: string
}

export type AboardDecisionRefusal = NotFound | NotPermitted | { readonly code: 'not-pending' | 'question-missing' }

/** A question back to the owners; the campsite waits for them until they answer. */
export class AskOwner {
  readonly #ports: AboardPorts

  constructor(ports: AboardPorts) {
    this.#ports = ports
  }

  async execute({ actor, organisationId, text }: AboardDecision): Promise<Result<null, AboardDecisionRefusal>> {
    if (!mayManagePlatform(actor)) return refused({ code: 'not-permitted' })
    const question = tidyText(text)
    if (question === '') return refused({ code: 'question-missing' })
    return decide(this.#ports, organisationId, async ({ record }) => {
      const entry = { organisationId, at: this.#ports.clock.now(), by: auditedActor(actor) }
      await this.#ports.aboardLog.add({ ...entry, step: 'question', text: question })
      const letter = { kind: 'question', organisationName: record.name, slug: record.slug, text: question } as const
      await writeToOwners(this.#ports, organisationId, letter)
    })
  }
}

/** One press: guests find it and book from now on (rules O1, O16). */
export class OpenCampsite {
  readonly #ports: AboardPorts & { readonly auditTrail: AuditTrail }

  constructor(ports: AboardPorts & { readonly auditTrail: AuditTrail }) {
    this.#ports = ports
  }

  async execute({ actor, organisationId, text }: AboardDecision): Promise<Result<null, AboardDecisionRefusal>> {
    if (!mayManagePlatform(actor)) return refused({ code: 'not-permitted' })
    const { organisationRecords, aboardLog, auditTrail, clock } = this.#ports
    return decide(this.#ports, organisationId, async ({ record }) => {
      const stamp = { at: clock.now(), by: auditedActor(actor) }
      await organisationRecords.changeStatus(organisationId, { ...stamp, from: 'pending', to: 'active', why: 'Opened' })
      const changes = [{ field: 'status', before: 'pending', after: 'active' }]
      await auditTrail.record({ ...stamp, organisationId, act: 'organisation.status', subject: organisationId, changes })
      const said = tidyText(text)
      await aboardLog.add({ ...stamp, organisationId, step: 'opened', text: said })
      const letter = { kind: 'opened', organisationName: record.name, slug: record.slug, text: said } as const
      await writeToOwners(this.#ports, organisationId, letter)
    })
  }
}

async function decide(
  { organisationRecords, transaction, sendWritten }: AboardPorts,
  organisationId: OrganisationId,
  write: (stored: StoredOrganisation) => Promise<void>,
): Promise<Result<null, NotFound | { readonly code: 'not-pending' }>> {
  const decided = await transaction.run(async (): Promise<Result<null, NotFound | { readonly code: 'not-pending' }>> => {
    const stored = await organisationRecords.findForChange(organisationId)
    if (!stored) return refused({ code: 'not-found' })
    if (stored.status !== 'pending') return refused({ code: 'not-pending' })
    await write(stored)
    return accepted(null)
  })
  if (decided.ok) sendSoon(sendWritten)
  return decided
}
