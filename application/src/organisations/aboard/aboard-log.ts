import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'

/**
 * What was said between a campsite that comes aboard and the platform: `signed-up`, `ready` and `answer` are
 * its owner's, `question` and `opened` the platform's.
 */
export const aboardSteps = ['signed-up', 'ready', 'question', 'answer', 'opened'] as const
export type AboardStep = (typeof aboardSteps)[number]

export interface AboardEntry {
  readonly organisationId: OrganisationId
  readonly at: Temporal.Instant
  /** A user's id, or the name of a command. */
  readonly by: string
  readonly step: AboardStep
  /** The question, the answer, what the owner would like us to know; empty where nothing was written. */
  readonly text: string
}

/**
 * A campsite that is pending, with the latest of its log; null where it came some other way and said
 * nothing.
 */
export interface ComingCampsite {
  readonly organisationId: OrganisationId
  readonly slug: string
  readonly name: string
  readonly cityName: string
  readonly since: Temporal.Instant
  readonly latest: Pick<AboardEntry, 'step' | 'at'> | null
}

/** Rows that are only ever added. */
export interface AboardLog {
  add(entry: AboardEntry): Promise<void>
  /** The oldest first. */
  of(organisationId: OrganisationId): Promise<readonly AboardEntry[]>
  /** Those who wait for the platform first, the longest wait first; then the others, the newest first. */
  coming(): Promise<readonly ComingCampsite[]>
}
