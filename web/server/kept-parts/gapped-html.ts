import { bytesOfText } from './kept-texts.ts'

/** HTML in which texts are missing: a piece before each gap and one after the last. */
export interface GappedHtml {
  readonly pieces: readonly string[]
  /** What stands in each gap. */
  readonly names: readonly string[]
}

/** A text that differs from page to page, or the address of a link, by the name of what shows it. */
export type Texts = Readonly<Record<string, string>>

/** Characters that no text of a page has. */
const [begin, end] = ['\uE000', '\uE001']
const gap = new RegExp(`${begin}(\\d+)${end}`)

/** Stands for a text until it is known; for an address it begins as one. */
export function placeholders(texts: Texts): Texts {
  return Object.fromEntries(Object.entries(texts).map(([name, text], at) => [name, `${rootOf(text)}${begin}${at}${end}`]))
}

/** What was written with `placeholders`. */
export function gapped(html: string, texts: Texts): GappedHtml {
  const all = Object.keys(texts)
  // Pieces and numbers in turns.
  const parts = html.split(gap)
  return {
    pieces: parts.filter((_, at) => at % 2 === 0).map(onItsOwn),
    names: parts.filter((_, at) => at % 2 === 1).map((number) => all[Number(number)] as string),
  }
}

export function filled({ pieces, names }: GappedHtml, texts: Texts): string {
  let html = pieces[0] as string
  for (const [at, name] of names.entries()) {
    const text = texts[name] as string
    html += escaped(text.slice(rootOf(text).length)) + (pieces[at + 1] as string)
  }
  return html
}

export function bytesOfGapped({ pieces }: GappedHtml): number {
  return pieces.reduce((bytes, piece) => bytes + bytesOfText(piece), 0)
}

/** What an address of the product begins with; a text has none. */
export function rootOf(text: string): '/' | '' {
  return text.startsWith('/') ? '/' : ''
}

/** As React writes a text or the value of an attribute. */
function escaped(text: string): string {
  return special.test(text) ? text.replaceAll(eachSpecial, (character) => escapes[character] as string) : text
}

const special = /["'&<>]/
const eachSpecial = /["'&<>]/g
const escapes: Readonly<Record<string, string>> = { '"': '&quot;', "'": '&#x27;', '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Without the text that it was cut out of, which would be held as long. */
function onItsOwn(piece: string): string {
  const encoding = bytesOfText(piece) === piece.length ? 'latin1' : 'utf16le'
  return Buffer.from(piece, encoding).toString(encoding)
}
