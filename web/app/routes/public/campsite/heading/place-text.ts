import type { WireOrganisation } from '#server/wire/organisation-on-wire.ts'

/** `Rural, Clanwilliam, 7000`: what is known of it. */
export function placeText({
  suburb,
  cityName,
  postalCode,
}: Pick<WireOrganisation, 'suburb' | 'cityName' | 'postalCode'>): string {
  return [suburb, cityName, postalCode].filter(Boolean).join(', ')
}
