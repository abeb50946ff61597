/** Whole cents of an amount as somebody types it: `R240.50`, `240,5`, `1 240`; null where it is none. May be negative. */
export function typedCents(text: string): number | null {
  const plain = text.replace(/[\s\u00a0]/g, '').replace(/^(-?)R/i, '$1')
  const [, minus, rand, cents = ''] = /^(-?)(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(plain) ?? []
  if (rand === undefined) return null
  const amount = Number(rand) * 100 + Number(cents.padEnd(2, '0') || 0)
  return minus && amount > 0 ? -amount : amount
}

/** A decimal as somebody types it: `12.5`, `12,5 %`, `-7`; null where it is none. */
export function typedDecimal(text: string): number | null {
  const plain = text.replace(/[\s\u00a0%]/g, '').replace(',', '.')
  return /^-?\d{1,6}(\.\d{1,4})?$/.test(plain) ? Number(plain) : null
}

/** A whole number of at most six digits, or null. */
export function typedWhole(text: string): number | null {
  const plain = text.trim()
  return /^-?\d{1,6}$/.test(plain) ? Number(plain) : null
}

/** As it stands in a field: `240.50`. */
export function centsField(cents: number): string {
  return (cents / 100).toFixed(2)
}
