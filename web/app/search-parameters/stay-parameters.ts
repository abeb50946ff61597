/**
 * The dates and the party as they stand in the address of `/` and `/{orgSlug}`, whatever else stands there.
 */
export interface StayParameters {
  /** `YYYY-MM-DD`, a day that exists; null when absent or none. */
  readonly arrivalDate: string | null
  readonly departureDate: string | null
  readonly numberOfAdults: number
  readonly numberOfPensioners: number
  readonly childrenAges: readonly number[]
  /** Null: not said. */
  readonly tents: number | null
  readonly caravans: number | null
  /** Nobody was named: the two adults are an assumption, which the page says. */
  readonly isPartyAssumed: boolean
}

export const stayParameterNames = [
  'arrivalDate',
  'departureDate',
  'numberOfAdults',
  'numberOfPensioners',
  'childrenAges',
  'tents',
  'caravans',
] as const

/** Who comes when nobody was named. */
export const assumedAdults = 2
