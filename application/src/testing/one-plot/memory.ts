import type { ReservationId } from '@camp/domain/shared/ids.ts'

/** All that guests remember: what they held, and the gateway's pages that they were led to. */
export interface Memory {
  readonly held: ReservationId[]
  readonly checkouts: string[]
}
