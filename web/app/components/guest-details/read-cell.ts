import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/mobile'

export interface TypedCell {
  /** With its plus sign: `+27`. */
  readonly countryCode: string
  /** Digits, with the leading zero that people here write. */
  readonly cell: string
}

/** Without the leading zero. The library also takes the short numbers of networks for valid. */
const southAfricanDigits = 9

/** A number typed with its own country code is taken at its word; all others belong to the chosen country. */
export function readCell(typed: string, country: string): Result<TypedCell, { readonly code: 'cellInvalid' }> {
  const number = parsePhoneNumberFromString(typed.replace(/^00/, '+'), { defaultCountry: country as CountryCode, extract: false })
  const isWhole = number?.countryCallingCode !== '27' || number.nationalNumber.length === southAfricanDigits
  if (!number?.isValid() || !isWhole) return refused({ code: 'cellInvalid' })
  const { countryCallingCode, nationalNumber } = number
  const cell = countryCallingCode === '27' ? `0${nationalNumber}` : nationalNumber
  return accepted({ countryCode: `+${countryCallingCode}`, cell })
}
