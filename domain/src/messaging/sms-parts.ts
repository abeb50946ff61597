/** GSM 03.38, the alphabet of a cheap SMS; the second string's characters take two places each. */
const basic =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà'
const extended = '^{}\\[~]|€\f'

const basicCharacters = new Set(basic)
const extendedCharacters = new Set(extended)

export type SmsEncoding = 'gsm-7' | 'ucs-2'

export interface SmsParts {
  readonly encoding: SmsEncoding
  /** Septets of GSM-7, or UTF-16 units of UCS-2. */
  readonly length: number
  readonly parts: number
}

/** What a text costs: 160 characters in one part or 153 in each of several; 70 and 67 once a character is not GSM-7. */
export function smsParts(text: string): SmsParts {
  const septets = septetsOf(text)
  if (septets !== undefined) return { encoding: 'gsm-7', length: septets, parts: partsOf(septets, 160, 153) }
  return { encoding: 'ucs-2', length: text.length, parts: partsOf(text.length, 70, 67) }
}

/**
 * The same text in GSM-7: accents that the alphabet lacks fall away, dashes and quotes become plain, braces become
 * parentheses (a provider would take `{…}` for a placeholder), anything else goes.
 */
export function inGsm7(text: string): string {
  const plain = text
    .replace(/[‐-―−]/g, '-')
    .replace(/[‘’‚′`]/g, "'")
    .replace(/[“”„″]/g, '"')
    .replace(/…/g, '...')
    .replace(/\s/g, ' ')
  return Array.from(plain.replaceAll('{', '(').replaceAll('}', ')'), inGsm7Character).join('')
}

function inGsm7Character(character: string): string {
  if (basicCharacters.has(character) || extendedCharacters.has(character)) return character
  const bare = character.normalize('NFD').replace(/\p{M}/gu, '')
  return Array.from(bare).every((part) => basicCharacters.has(part)) ? bare : ''
}

function septetsOf(text: string): number | undefined {
  let septets = 0
  for (const character of text) {
    if (basicCharacters.has(character)) septets += 1
    else if (extendedCharacters.has(character)) septets += 2
    else return undefined
  }
  return septets
}

function partsOf(length: number, alone: number, joined: number): number {
  return length <= alone ? 1 : Math.ceil(length / joined)
}
