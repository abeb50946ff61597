import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { diallingCodeOf, diallingCodes } from './dialling-codes.ts'

export interface Cell {
  /** With its plus sign: `+27`. */
  readonly countryCode: string
  /** Digits, with the leading zero that people here write. */
  readonly cell: string
}

/** A number typed with its own country code is taken at its word; all others belong to the chosen country. */
export function readCell(typed: string, country: string): Result<Cell, { readonly code: 'cellInvalid' }> {
  const cleaned = typed.replace(/[\s().\-/]/g, '').replace(/^00/, '+')
  if (!/^\+?\d+$/.test(cleaned)) return refused({ code: 'cellInvalid' })
  const { code, national } = cleaned.startsWith('+') ? ownCode(cleaned.slice(1)) : chosenCode(cleaned, country)
  const isNumber = code === '27' ? /^[1-9]\d{8}$/.test(national) : hasLength(code, national)
  if (code === undefined || !isNumber) return refused({ code: 'cellInvalid' })
  return accepted({ countryCode: `+${code}`, cell: code === '27' ? `0${national}` : national })
}

interface Parts {
  readonly code: string | undefined
  readonly national: string
}

function ownCode(digits: string): Parts {
  const code = diallingCodeOf(digits)
  return { code, national: digits.slice(code?.length ?? 0).replace(/^0+/, '') }
}

function chosenCode(digits: string, country: string): Parts {
  const code = diallingCodes.get(country)
  const isWhole = code === '27' && /^27\d{9}$/.test(digits)
  return { code, national: isWhole ? digits.slice(2) : digits.replace(/^0+/, '') }
}

/** E.164 allows fifteen digits; below eight there is no cell phone anywhere. */
function hasLength(code: string | undefined, national: string): boolean {
  const length = (code?.length ?? 0) + national.length
  return length >= 8 && length <= 15
}
