import { languageFrom } from '@camp/domain/languages/language.ts'
import { knownCountry } from '#app/components/guest-details/country-choices.ts'
import type { GuestForm } from './guest-form.ts'

/** What was posted, trimmed; anything unknown is as if it had not been said. */
export function readGuestForm(form: FormData): GuestForm {
  const text = (name: keyof GuestForm) => String(form.get(name) ?? '').trim()
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
    country: knownCountry(text('country')),
    cell: text('cell'),
    verificationPreference: text('verificationPreference') === 'SMS' ? 'SMS' : 'WHATSAPP',
    language: languageFrom(text('language')),
    specialRequest: text('specialRequest'),
    allergies: text('allergies'),
    vehiclePlate: text('vehiclePlate'),
    optIntoMarketing: form.has('optIntoMarketing'),
    acceptedTermIds: form.getAll('acceptedTermIds').map(String),
    acceptsGeneralTerms: form.has('acceptsGeneralTerms'),
    payment: text('payment') === 'full' ? 'full' : 'deposit',
  }
}
