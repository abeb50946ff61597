/** Kilometres with two decimals: `24.18 km`. */
export function distanceText(km: number): string {
  return `${km.toFixed(2)} km`
}
