import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { AuditTrail } from '../audit/audit-trail.ts'
import type { DeskReservations } from '../desk/desk-reservations.ts'
import type { Actor } from '../shared/actor.ts'
import { judgeStaff } from '../shared/judge-staff.ts'
import { mayManagePlatform } from '../shared/permissions.ts'
import type { SettingsRefusal } from './settings-permission.ts'

export interface LastChangeQuery {
  readonly actor: Actor
  /** Null: of the platform's own data. */
  readonly organisationId: OrganisationId | null
  /** A concept or an act of the trail: `payment-rule`, `organisation.owner`. */
  readonly act: string
  readonly subject: string
}

export interface LastChange {
  readonly at: Temporal.Instant
  /** Of a person; a command has no name, and who was erased has none any more. */
  readonly byName: string | null
}

interface Ports {
  readonly auditTrail: Pick<AuditTrail, 'latest'>
  readonly bookings: Pick<DeskReservations, 'namesOf'>
}

/** Who changed a thing of the settings last, and when; null: nobody is known. */
export class ShowLastChange {
  readonly #ports: Ports

  constructor(ports: Ports) {
    this.#ports = ports
  }

  async execute({ actor, organisationId, act, subject }: LastChangeQuery): Promise<Result<LastChange | null, SettingsRefusal>> {
    const judged = judgeAsker(actor, organisationId)
    if (!judged.ok) return judged
    const [last] = await this.#ports.auditTrail.latest({ organisationId, act, subject, limit: 1 })
    if (!last) return accepted(null)
    const names = await this.#ports.bookings.namesOf([last.by])
    return accepted({ at: last.at, byName: names.get(last.by) ?? null })
  }
}

function judgeAsker(actor: Actor, organisationId: OrganisationId | null): Result<null, SettingsRefusal> {
  if (organisationId !== null) return judgeStaff(actor, organisationId)
  return mayManagePlatform(actor) ? accepted(null) : refused({ code: 'not-permitted' })
}
