/** Kilometres; the last reaches across the whole country and its neighbours. */
export const radiusStepsKm = [100, 150, 250, 500, 1000, 2000] as const
export const defaultRadiusKm = 100

/** The radius that was asked for, then every wider step. */
export function widerRadii(startKm: number = defaultRadiusKm): readonly number[] {
  return [startKm, ...radiusStepsKm.filter((step) => step > startKm)]
}
