import type { AgeBand, AgeScale } from './age-scale.ts'

/** The band that holds the age; null means that the child pays as an adult. */
export function ageBandFor(scale: AgeScale | null, age: number): AgeBand | null {
  return scale?.bands.find((band) => band.fromAge <= age && age <= band.toAge) ?? null
}
