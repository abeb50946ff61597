/** Everybody who comes along. The order of the ages means nothing. */
export interface Party {
  readonly numberOfAdults: number
  readonly numberOfPensioners: number
  readonly childrenAges: readonly number[]
}

/** What the party puts up; absent counts mean "not said" and are judged as none. */
export interface Equipment {
  readonly tents: number | null
  readonly caravans: number | null
}

export const noEquipment: Equipment = { tents: null, caravans: null }
