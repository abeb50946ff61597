import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { HtiLog, HtiLogBeginning, HtiLogEnding, HtiLogQuery, ShownHtiEntry } from '../hti-log.ts'

/** What is listed and what was settled is what the test says. */
export class InMemoryHtiLog implements HtiLog {
  entries: readonly ShownHtiEntry[] = []
  seen: readonly string[] = []
  /** What was asked for last. */
  asked: unknown = null
  isBroken = false

  async begin(entry: HtiLogBeginning): Promise<void> {
    const begun = { direction: 'INBOUND', state: 'IN_PROGRESS', tries: 1, endedAt: null, reservationId: null } as const
    const nothing = { errorCode: null, errorText: null, response: null }
    const names = { organisationName: null, organisationSlug: null, simpleReference: null }
    this.entries = [...this.entries, { ...entry, ...begun, ...nothing, ...names }]
  }

  async beginAgain(id: string): Promise<void> {
    this.#change(id, (entry) => ({ ...entry, state: 'IN_PROGRESS', tries: entry.tries + 1 }))
  }

  async end(id: string, { state, endedAt, reservationId, error, response }: HtiLogEnding): Promise<void> {
    if (this.isBroken) throw new Error('the log is broken')
    const [errorCode, errorText] = [error?.code ?? null, error?.text ?? null]
    this.#change(id, (entry) => ({ ...entry, state, endedAt, reservationId, errorCode, errorText, response }))
  }

  async list(query: HtiLogQuery) {
    this.asked = query
    return { rows: this.entries, total: this.entries.length }
  }

  async find(id: string): Promise<ShownHtiEntry | undefined> {
    return this.entries.find((entry) => entry.id === id)
  }

  async troubles(organisationId: OrganisationId, since: Temporal.Instant): Promise<readonly ShownHtiEntry[]> {
    this.asked = { organisationId, since }
    return this.entries.filter(({ state }) => state === 'FAILED')
  }

  async noteSeen(organisationId: OrganisationId, id: string, at: Temporal.Instant): Promise<boolean> {
    this.asked = { organisationId, id, at }
    this.seen = [...this.seen, id]
    return this.entries.some((entry) => entry.id === id)
  }

  async settleBefore(moment: Temporal.Instant, now: Temporal.Instant): Promise<number> {
    this.asked = { settled: moment, now }
    return 2
  }

  async forgetBefore(moment: Temporal.Instant): Promise<number> {
    this.asked = { settled: this.asked, forgotten: moment }
    return 3
  }

  #change(id: string, change: (entry: ShownHtiEntry) => ShownHtiEntry): void {
    this.entries = this.entries.map((entry) => (entry.id === id ? change(entry) : entry))
  }
}
