import type { ListingWish, Pin } from '@camp/application/organisations/aboard/listing-wish.ts'
import { z } from 'zod'
import { asPosted, line, oneLine } from '#app/forms/form-fields.server.ts'

/** As typed; a place on the map comes along as two numbers, a press on it as pixels. */
export const listingForm = z.object({
  csrfToken: asPosted,
  name: oneLine,
  place: oneLine,
  latitude: line,
  longitude: line,
  /** The town that the pin named. */
  pinnedPlace: oneLine,
  firstName: oneLine,
  lastName: oneLine,
  email: oneLine,
  terms: line,
  'pin.x': line,
  'pin.y': line,
})

export type ListingTyped = z.output<typeof listingForm>

export function listingWish({
  name,
  place,
  latitude,
  longitude,
  terms,
}: Pick<ListingTyped, 'name' | 'place' | 'latitude' | 'longitude' | 'terms'>): ListingWish {
  return { name, place, pin: pinOf(latitude, longitude), areTermsAccepted: terms === 'yes' }
}

/** A town that is typed after pointing counts, and the pin no longer. */
export function withoutOldPin(typed: ListingTyped): ListingTyped {
  return typed.place === typed.pinnedPlace ? typed : { ...typed, latitude: '', longitude: '', pinnedPlace: '' }
}

function pinOf(latitude: string, longitude: string): Pin | null {
  const [north, east] = [Number(latitude), Number(longitude)]
  const isPin = latitude !== '' && longitude !== '' && Number.isFinite(north) && Number.isFinite(east)
  return isPin ? { latitude: north, longitude: east } : null
}
