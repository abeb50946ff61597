/** As a booking keeps a phone number: `+27` and `0821234567`; any other country without the leading zero. */
export interface KeptNumber {
  readonly countryCode: string | null
  readonly cell: string | null
}

const none: KeptNumber = { countryCode: null, cell: null }

/** Calling codes of one and of two digits (ITU-T E.164); those of all other countries have three. */
const shortCode = /^(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/

/**
 * A number from a file or another system, with whatever between its digits (rule M33): one of South Africa as
 * people write it, any other with its plus sign or `00` and its country; nothing where it is neither.
 */
export function readWrittenNumber(text: string | null): KeptNumber {
  const written = (text ?? '').replace(/[^\d+]/g, '').replace(/^00/, '+')
  const [, national] = /^(?:0|\+?270?)(\d{9})$/.exec(written) ?? []
  if (national) return { countryCode: '+27', cell: `0${national}` }

  const [, digits] = /^\+([1-9]\d{6,14})$/.exec(written) ?? []
  if (!digits || digits.startsWith('27')) return none
  const code = shortCode.exec(digits)?.[0] ?? digits.slice(0, 3)
  return { countryCode: `+${code}`, cell: digits.slice(code.length) }
}

/**
 * With its country: `+27 821234567`. Nobody reaches `+27 082…`; one kept with its own plus sign is whole.
 */
export function numberAsDialled(countryCode: string | null, cell: string): string {
  if (cell.startsWith('+') || countryCode === null) return cell
  return `${countryCode} ${cell.replace(/^0/, '')}`
}
