import { readMoney } from '@camp/domain/formatting/read-money.ts'

/** Whole cents for a field that says one thing of every amount it cannot read: null. May be negative. */
export function typedCents(text: string): number | null {
  const cents = readMoney(text)
  return cents.ok ? cents.value : null
}

/** A decimal as somebody types it: `12.5`, `12,5 %`, `-7`, `−7`; null where it is none. */
export function typedDecimal(text: string): number | null {
  const plain = plainNumber(text).replace('%', '').replace(',', '.')
  return /^-?\d{1,6}(\.\d{1,4})?$/.test(plain) ? Number(plain) : null
}

/** A whole number of at most six digits, or null. */
export function typedWhole(text: string): number | null {
  const plain = withHyphen(text).trim()
  return /^-?\d{1,6}$/.test(plain) ? Number(plain) : null
}

/** Null where nothing was typed, NaN where it is no number. */
export function wholeOrNaN(text: string): number | null {
  return text === '' ? null : (typedWhole(text) ?? Number.NaN)
}

export function decimalOrNaN(text: string): number | null {
  return text === '' ? null : (typedDecimal(text) ?? Number.NaN)
}

/** The minus of typesetting and of spreadsheets (U+2212) as the hyphen of a keyboard. */
export function withHyphen(text: string): string {
  return text.replaceAll('\u2212', '-')
}

/** Without the spaces between thousands, narrow and no-break ones too. */
function plainNumber(text: string): string {
  return withHyphen(text).replace(/\s/g, '')
}

/** As it stands in a field: `240.50`. */
export function centsField(cents: number): string {
  return (cents / 100).toFixed(2)
}
