import { normalisedText } from '../search/search-text.ts'
import type { Reservation } from './reservation.ts'
import { submittedFacts } from './submitted-facts.ts'

/**
 * What the desk finds a booking by: name, e-mail, reference, phone as international digits, vehicle plate;
 * without case, accents and punctuation. The store keeps the same text (`reservation.search_text`), and one
 * test compares the two.
 */
export function deskSearchText(reservation: Reservation): string {
  const guest = submittedFacts(reservation)?.guest
  const phone = digits(guest?.countryCode) + digits(guest?.cell).replace(/^0+/, '')
  const words = [guest?.firstName, guest?.lastName, guest?.email].map((text) =>
    normalisedText(text ?? '').replace(/[^a-z0-9]+/g, ' '),
  )
  const plate = (guest?.vehiclePlate ?? '').toLowerCase().replace(/[^a-z0-9]+/g, '')
  return [...words, reservation.simpleReference.replaceAll('-', ''), phone, plate].join(' ')
}

/**
 * Every term must occur in the text. What has no letter is one number, typed with whatever between its
 * digits: a reference, or a phone with or without its leading zero. Anything else is words; the parts of a
 * plate may be typed apart.
 */
export function deskSearchTerms(query: string): readonly string[] {
  const text = normalisedText(query)
  if (!/[a-z]/.test(text)) {
    const number = digits(text).replace(/^0+/, '')
    return number === '' ? [] : [number]
  }
  return text.split(/[^a-z0-9]+/).filter((term) => term !== '')
}

function digits(text: string | null | undefined): string {
  return (text ?? '').replace(/\D/g, '')
}
