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

/**
 * What a text costs: 160 places in one part or 153 in each of several; 70 and 67 once a character is not
 * GSM-7. A character that takes two places is never cut in half: what is left of its part stays empty (rule
 * M13).
 */
export function smsParts(text: string): SmsParts {
  const characters = Array.from(text)
  const septets = characters.map(septetsOf)
  if (!septets.includes(undefined)) return { encoding: 'gsm-7', ...packed(septets.map(Number), 160, 153) }
  return {
    encoding: 'ucs-2',
    ...packed(
      characters.map((character) => character.length),
      70,
      67,
    ),
  }
}

/**
 * The same text in GSM-7: accents that the alphabet lacks fall away, dashes and quotes become plain, braces
 * become parentheses (a provider would take `{…}` for a placeholder), anything else goes.
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

function septetsOf(character: string): number | undefined {
  if (basicCharacters.has(character)) return 1
  return extendedCharacters.has(character) ? 2 : undefined
}

function packed(widths: readonly number[], alone: number, joined: number): Pick<SmsParts, 'length' | 'parts'> {
  const length = widths.reduce((sum, width) => sum + width, 0)
  if (length <= alone) return { length, parts: 1 }
  let parts = 1
  let filled = 0
  for (const width of widths) {
    const fits = filled + width <= joined
    if (!fits) parts += 1
    filled = fits ? filled + width : width
  }
  return { length, parts }
}
