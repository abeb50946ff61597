import type { OrganisationStatus } from '@camp/domain/organisations/organisation.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { AboardEntry, AboardLog, ComingCampsite } from '../aboard-log.ts'

export interface ComingFacts extends Omit<ComingCampsite, 'latest'> {
  readonly status: OrganisationStatus
}

export class InMemoryAboardLog implements AboardLog {
  readonly #campsites: readonly ComingFacts[]
  #entries: readonly AboardEntry[] = []

  constructor(campsites: readonly ComingFacts[] = []) {
    this.#campsites = campsites
  }

  async add(entry: AboardEntry): Promise<void> {
    this.#entries = [...this.#entries, entry]
  }

  async of(organisationId: OrganisationId): Promise<readonly AboardEntry[]> {
    return this.#entries.filter((entry) => entry.organisationId === organisationId)
  }

  async coming(): Promise<readonly ComingCampsite[]> {
    const coming = this.#campsites
      .filter(({ status }) => status === 'pending')
      .map(({ status: _, ...campsite }) => {
        const last = this.#entries.findLast(({ organisationId }) => organisationId === campsite.organisationId)
        return { ...campsite, latest: last ? { step: last.step, at: last.at } : null }
      })
    const [waiting, others] = [coming.filter(isWaiting), coming.filter((campsite) => !isWaiting(campsite))]
    return [
      ...waiting.toSorted((one, other) => Temporal.Instant.compare(one.latest?.at ?? one.since, other.latest?.at ?? other.since)),
      ...others.toSorted((one, other) => Temporal.Instant.compare(other.since, one.since)),
    ]
  }
}

function isWaiting({ latest }: ComingCampsite): boolean {
  return latest?.step === 'ready' || latest?.step === 'answer'
}
