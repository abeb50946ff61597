import type { AuditEntry, AuditFilter, AuditTrail } from '../audit-trail.ts'

export class InMemoryAuditTrail implements AuditTrail {
  #entries: readonly AuditEntry[] = []

  get all(): readonly AuditEntry[] {
    return this.#entries
  }

  async record(entry: AuditEntry): Promise<void> {
    this.#entries = [entry, ...this.#entries]
  }

  async latest({ organisationId, act, subject, limit }: AuditFilter): Promise<readonly AuditEntry[]> {
    return this.#entries
      .filter((entry) => entry.organisationId === organisationId)
      .filter((entry) => act === undefined || entry.act === act || entry.act.startsWith(`${act}.`))
      .filter((entry) => subject === undefined || entry.subject === subject)
      .slice(0, limit)
  }
}
