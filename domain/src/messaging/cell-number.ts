import { accepted, type Result, refused } from '../shared/result.ts'

export type CellNumberRefusal = { readonly code: 'no-country-code' } | { readonly code: 'no-cell-number' }

/**
 * International digits without a plus sign, `27821234567`: what SMS and WhatsApp providers both take. The
 * leading zero of the national number goes, plus signs and spaces go (rule M6). A number typed with its own
 * plus sign is complete.
 */
export function internationalDigits(countryCode: string | null, cell: string | null): Result<string, CellNumberRefusal> {
  const country = digitsOf(countryCode)
  if (country === '') return refused({ code: 'no-country-code' })

  const typed = digitsOf(cell)
  const national = typed.replace(/^0+/, '')
  if (national === '') return refused({ code: 'no-cell-number' })

  return accepted(cell?.trim().startsWith('+') ? typed : `${country}${national}`)
}

function digitsOf(text: string | null): string {
  return (text ?? '').replace(/\D/g, '')
}

/** As providers take a number: E.164 without its plus sign. */
export function isInternationalNumber(digits: string): boolean {
  return /^[1-9]\d{6,14}$/.test(digits)
}
