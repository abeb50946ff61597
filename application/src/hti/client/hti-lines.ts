import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { HtiConnection } from '../hti-connections.ts'

/** Where a campsite's messages go, and how. */
export interface HtiLine extends HtiConnection {
  /** An address, or `sandbox`: the other side of the demo. */
  readonly endpoint: string
  readonly transport: 'post' | 'soap11'
  readonly userName: string
  readonly password: string
}

export interface ClaimedHtiLine {
  readonly line: HtiLine
  /** Whoever holds the line knows it. */
  readonly claim: string
  /** Null: never, or not since it changed. */
  readonly toldAllAt: Temporal.Instant | null
  /** Messages in a row that nobody answered. */
  readonly silentTimes: number
}

/** The lines to the channel; each is spoken on by one process at a time. */
export interface HtiLines {
  find(organisationId: OrganisationId): Promise<HtiLine | undefined>
  /**
   * One that has something to say and is not resting; a whole day is the longest that all is left untold.
   */
  claim(facts: {
    readonly claim: string
    readonly now: Temporal.Instant
    readonly until: Temporal.Instant
  }): Promise<ClaimedHtiLine | undefined>
  /** False: another process has it by now. */
  renew(claimed: ClaimedHtiLine, until: Temporal.Instant): Promise<boolean>
  /** With a rest after a message that nobody answered. */
  release(claimed: ClaimedHtiLine, restsUntil: Temporal.Instant | null): Promise<void>
}
