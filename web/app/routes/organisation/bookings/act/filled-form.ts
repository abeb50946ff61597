import { numberAsDialled } from '@camp/domain/messaging/written-number.ts'
import type { ActAnswers, ActName } from '#app/components/staff/bookings/act-answers.ts'
import type { TextKey } from '#app/wording/catalogue.ts'
import type { WireDeskReservation } from '#server/wire/desk-reservation-on-wire.ts'

/** What a form that writes over several facts of the guest is opened with; null of all other acts. */
export function filledForm(act: ActName, guest: WireDeskReservation['guest']): ActAnswers | null {
  if (!guest) return null
  if (act === 'plate') return { vehiclePlate: guest.vehiclePlate ?? '' }
  if (act !== 'details') return null
  const { firstName, lastName, email, language } = guest
  return {
    firstName,
    lastName,
    email,
    cell: guest.cell ? numberAsDialled(guest.countryCode, guest.cell) : '',
    preference: guest.verificationPreference,
    language,
    specialRequest: guest.specialRequest ?? '',
  }
}

/** The words over its fields. */
export const labelOfFilled = {
  vehiclePlate: 'plate',
  firstName: 'firstName',
  lastName: 'lastName',
  email: 'email',
  cell: 'phone',
  preference: 'preference',
  language: 'language',
  specialRequest: 'request',
} as const satisfies Record<string, TextKey<'bookings'>>

export type FilledField = keyof typeof labelOfFilled
