import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Actor } from '../shared/actor.ts'
import type { ListedPage } from '../shared/listing.ts'
import { mayManagePlatform } from '../shared/permissions.ts'
import type { NotPermitted } from '../shared/refusals.ts'
import type { AuditLog, AuditLogEntry, AuditLogQuery } from './audit-log.ts'

export interface AuditEntries extends ListedPage<AuditLogEntry> {
  readonly concepts: readonly string[]
}

/** Who changed what, for whom, when, and what it was before. */
export class ListAuditEntries {
  readonly #ports: { readonly auditLog: AuditLog }

  constructor(ports: { readonly auditLog: AuditLog }) {
    this.#ports = ports
  }

  async execute({ actor, ...query }: AuditLogQuery & { readonly actor: Actor }): Promise<Result<AuditEntries, NotPermitted>> {
    if (!mayManagePlatform(actor)) return refused({ code: 'not-permitted' })
    const { auditLog } = this.#ports
    return accepted({ ...(await auditLog.list(query)), concepts: await auditLog.concepts() })
  }
}
