/** Where everything stands, chosen once for a scene. */
export interface Framing {
  /** Where the subject stands and how large it is. */
  readonly x: number
  readonly y: number
  readonly scale: number
  /** Where the middle ground begins: the near bank, when there is water. */
  readonly bank: number
  readonly zoom: number
  readonly hasVines: boolean
  readonly hasTrack: boolean
  readonly hasWater: boolean
}
