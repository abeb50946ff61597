import type { Coordinates } from '../great-circle.ts'

export interface Peak extends Coordinates {
  readonly name: string
  /** Above the sea. */
  readonly metres: number
}

const peak = (name: string, metres: number, latitude: number, longitude: number): Peak => ({ name, metres, latitude, longitude })

/** Of Natural Earth 1:10 million, public domain, in the names of today. */
export const peaks: readonly Peak[] = [
  peak('Bokkeveldberg', 843, -31.1254, 18.9806),
  peak('Seweweekspoort Peak', 2325, -33.3958, 21.3658),
  peak('Die Berg', 2331, -25.2223, 30.157),
  peak('Kompasberg', 2504, -31.7695, 24.5308),
  peak('Thabana Ntlenyana', 3482, -29.4666, 29.2667),
  peak('Mafadi', 3451, -29.2, 29.36),
  peak('Emlembe', 1862, -25.9198, 31.13),
]
