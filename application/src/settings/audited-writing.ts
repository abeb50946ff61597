import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result } from '@camp/domain/shared/result.ts'
import type { AuditTrail } from '../audit/audit-trail.ts'
import { auditChanges, auditedActor } from '../audit/audited.ts'
import type { Actor } from '../shared/actor.ts'
import type { Clock } from '../shared/clock.ts'
import type { Transaction } from '../shared/transaction.ts'
import { settingTexts } from './setting-texts.ts'

/** What every write to the settings needs beside its own store. */
export interface AuditedWriting {
  readonly transaction: Transaction
  readonly auditTrail: AuditTrail
  readonly clock: Clock
}

export interface Written<Value> {
  readonly value: Value
  /** `payment-rule.changed`. */
  readonly act: string
  /** The id of what was written. */
  readonly subject: string
  readonly before?: object | undefined
  readonly after?: object | undefined
  /** Fields of which the trail keeps no more than the end. */
  readonly secrets?: ReadonlySet<string>
}

interface Writer {
  readonly actor: Actor
  /** `null`: of the platform's own data. */
  readonly organisationId: OrganisationId | null
}

/** Writes and says who wrote, in one transaction; what was refused is in no trail, and what changed nothing neither. */
export function writeAudited<Value, Refusal>(
  { transaction, auditTrail, clock }: AuditedWriting,
  { actor, organisationId }: Writer,
  write: () => Promise<Result<Written<Value>, Refusal>>,
): Promise<Result<Value, Refusal>> {
  return transaction.run(async () => {
    const written = await write()
    if (!written.ok) return written
    const { value, act, subject, before, after, secrets } = written.value
    const changes = changesBetween(before, after, secrets)
    if (changes.length > 0) {
      await auditTrail.record({ at: clock.now(), by: auditedActor(actor), organisationId, act, subject, changes })
    }
    return accepted(value)
  })
}

/** What is gone has no field after; so that the trail names each, they are read as empty. */
function changesBetween(before: object | undefined, after: object | undefined, secrets?: ReadonlySet<string>) {
  const old = settingTexts(before)
  const emptied = Object.fromEntries(Object.keys(old).map((field) => [field, '']))
  return auditChanges(old, { ...emptied, ...settingTexts(after) }, secrets)
}
