import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result } from '@camp/domain/shared/result.ts'
import type { AuditEntry, AuditTrail } from '../audit/audit-trail.ts'
import { auditAllChanges, auditedActor } from '../audit/audited.ts'
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

/** What became of one thing, as the trail keeps it. */
export type TrailedChange = Pick<AuditEntry, 'act' | 'subject' | 'changes'>

/** Writes one thing, and says who wrote it. */
export function writeAudited<Value, Refusal>(
  ports: AuditedWriting,
  writer: Writer,
  write: () => Promise<Result<Written<Value>, Refusal>>,
): Promise<Result<Value, Refusal>> {
  return writeInTrail(ports, writer, async () => {
    const written = await write()
    if (!written.ok) return written
    const { value, act, subject, before, after, secrets } = written.value
    const changes = auditAllChanges(settingTexts(before), settingTexts(after), secrets)
    return accepted({ value, changed: [{ act, subject, changes }] })
  })
}

/**
 * Every change of settings goes this way: it is written and noted, with whoever wrote it, in one transaction.
 * What was refused is in no trail, and what changed nothing neither.
 */
export function writeInTrail<Value, Refusal>(
  { transaction, auditTrail, clock }: AuditedWriting,
  { actor, organisationId }: Writer,
  write: () => Promise<Result<{ readonly value: Value; readonly changed: readonly TrailedChange[] }, Refusal>>,
): Promise<Result<Value, Refusal>> {
  return transaction.run(async () => {
    const written = await write()
    if (!written.ok) return written
    const writer = { at: clock.now(), by: auditedActor(actor), organisationId }
    for (const change of written.value.changed.filter(({ changes }) => changes.length > 0)) {
      await auditTrail.record({ ...writer, ...change })
    }
    return accepted(written.value.value)
  })
}
