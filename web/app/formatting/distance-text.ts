/** Kilometres with two decimals: `24.18 km`, which no line break parts. */
export function distanceText(km: number): string {
  return `${km.toFixed(2)}\u00a0km`
}
