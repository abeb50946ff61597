import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result } from '@camp/domain/shared/result.ts'
import type { SettingsRefusal } from '../settings/settings-permission.ts'
import type { Actor } from '../shared/actor.ts'
import { judgeStaff } from '../shared/judge-staff.ts'
import type { FeedReading, FeedReadings } from './feed-readings.ts'

/** How the feeds of an organisation were last read. */
export class ListFeedReadings {
  readonly #feedReadings: FeedReadings

  constructor({ feedReadings }: { readonly feedReadings: FeedReadings }) {
    this.#feedReadings = feedReadings
  }

  async execute({
    actor,
    organisationId,
  }: {
    readonly actor: Actor
    readonly organisationId: OrganisationId
  }): Promise<Result<readonly FeedReading[], SettingsRefusal>> {
    const judged = judgeStaff(actor, organisationId)
    return judged.ok ? accepted(await this.#feedReadings.list(organisationId)) : judged
  }
}
