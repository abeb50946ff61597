/** Whole cents of an amount as somebody types or pastes it: `R240.50`, `240,5`, `1 240`, `1,240.00`, `−20`; null where it is none. May be negative. */
export function typedCents(text: string): number | null {
  const plain = withoutThousands(plainNumber(text).replace(/^(-?)R/i, '$1'))
  const [, minus, rand, cents = ''] = /^(-?)(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(plain) ?? []
  if (rand === undefined) return null
  const amount = Number(rand) * 100 + Number(cents.padEnd(2, '0') || 0)
  return minus && amount > 0 ? -amount : amount
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

/** The minus of typesetting and of spreadsheets (U+2212) as the hyphen of a keyboard. */
export function withHyphen(text: string): string {
  return text.replaceAll('\u2212', '-')
}

/** Commas count thousands only where a point follows them: `1,240` alone might be either. */
function withoutThousands(text: string): string {
  return /^-?\d{1,3}(,\d{3})+\.\d{1,2}$/.test(text) ? text.replaceAll(',', '') : text
}

/** Without the spaces between thousands, narrow and no-break ones too. */
function plainNumber(text: string): string {
  return withHyphen(text).replace(/\s/g, '')
}

/** As it stands in a field: `240.50`. */
export function centsField(cents: number): string {
  return (cents / 100).toFixed(2)
}
