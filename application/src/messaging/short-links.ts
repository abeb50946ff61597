import type { ReservationId } from '@camp/domain/shared/ids.ts'

export interface ShortLink {
  readonly code: string
  readonly reservationId: ReservationId
  /** Of our own site, from its first slash. */
  readonly path: string
}

/** `/c/{code}`: as hard to guess as the address it stands for, and gone with its reservation. */
export interface ShortLinks {
  /** The code of the path: the one that it has already, else the one offered. */
  keep(link: ShortLink): Promise<string>
  pathOf(code: string): Promise<string | undefined>
}
