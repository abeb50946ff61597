import { bytesOfText } from './kept-texts.ts'

/** HTML in which texts are missing. */
export interface GappedHtml {
  /** One before each gap and one after the last. */
  readonly pieces: readonly string[]
  /** What stands between them, each by its place among `gaps`. */
  readonly order: readonly number[]
  readonly gaps: readonly Gap[]
}

interface Gap {
  /** Its place among all texts. */
  readonly text: number
  /** As a text or the value of an attribute, as HTML, or as a part of an address. */
  readonly way: 'text' | 'html' | 'address'
}

/** Texts that differ from page to page, and addresses of links, by the name of what shows them. */
export type Texts = Readonly<Record<string, string | readonly string[]>>

/** Characters that no text of a page has, and between them one that each way writes in its own. */
const [begin, end] = ['\uE000', '\uE001']
const gap = new RegExp(`${begin}(\\d+(?:&amp;|&))${end}|${encodeURIComponent(begin)}(\\d+%26)${encodeURIComponent(end)}`)

/** All of them, in their order. */
function flat(texts: Texts): readonly string[] {
  const all: string[] = []
  for (const name in texts) {
    const text = texts[name]
    if (typeof text === 'string') all.push(text)
    else if (text) all.push(...text)
  }
  return all
}

/** Stands for each text until it is known, and begins as an address for one; nothing stands for nothing. */
export function placeholders(texts: Texts): Texts {
  let at = 0
  const placeholder = (text: string) => {
    const own = `${rootOf(text)}${begin}${at}&${end}`
    at += 1
    return text && own
  }
  const each = (text: string | readonly string[]) => (typeof text === 'string' ? placeholder(text) : text.map(placeholder))
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, each(text)]))
}

/** What was written with `placeholders`. */
export function gapped(html: string): GappedHtml {
  const pieces: string[] = []
  const order: number[] = []
  const gaps: Gap[] = []
  // A piece and two groups, of which one is undefined, in turns.
  const parts: readonly (string | undefined)[] = html.split(gap)
  for (let at = 0; at < parts.length; at += 3) {
    pieces.push(shared(parts[at] ?? ''))
    const written = parts[at + 1] ?? parts[at + 2]
    if (written) order.push(placeOf(gapOf(written), gaps))
  }
  return { pieces, order, gaps }
}

/** `3&amp;`, `3&` or `3%26`. */
function gapOf(written: string): Gap {
  const way = written.endsWith('%26') ? 'address' : written.endsWith('&') ? 'html' : 'text'
  return { text: Number.parseInt(written, 10), way }
}

/** Among those that are known, which it joins. */
function placeOf(gap: Gap, gaps: Gap[]): number {
  const known = gaps.findIndex(({ text, way }) => text === gap.text && way === gap.way)
  return known < 0 ? gaps.push(gap) - 1 : known
}

export function filled({ pieces, order, gaps }: GappedHtml, texts: Texts): string {
  const all = flat(texts)
  const written = gaps.map(({ text, way }) => writtenAs(way, all[text] as string))
  let html = pieces[0] as string
  for (let at = 0; at < order.length; at += 1) html += (written[order[at] as number] as string) + (pieces[at + 1] as string)
  return html
}

/** Without its root, which stands before the gap. */
function writtenAs(way: Gap['way'], text: string): string {
  const rest = text.slice(rootOf(text).length)
  if (way === 'html') return rest
  return escaped(way === 'address' ? encodeURIComponent(rest) : rest)
}

export function bytesOfGapped({ pieces, order, gaps }: GappedHtml): number {
  return pieces.reduce((bytes, piece) => bytes + bytesOfText(piece), 8 * order.length + 32 * gaps.length)
}

/** What each is that React writes in its own way: nothing, an address of the product, another text. */
export function shapesOf(texts: Texts): string {
  let shapes = ''
  for (const name in texts) {
    const text = texts[name]
    shapes += name
    if (typeof text === 'string') shapes += shapeOf(text)
    else if (text) for (const each of text) shapes += shapeOf(each)
    shapes += ' '
  }
  return shapes
}

function shapeOf(text: string): string {
  return text === '' ? '-' : rootOf(text) || '.'
}

/** What an address of the product begins with; a text has none. */
function rootOf(text: string): '/' | '' {
  return text.startsWith('/') ? '/' : ''
}

/** As React writes a text or the value of an attribute. */
function escaped(text: string): string {
  return special.test(text) ? text.replaceAll(eachSpecial, (character) => escapes[character] as string) : text
}

const special = /["'&<>]/
const eachSpecial = /["'&<>]/g
const escapes: Readonly<Record<string, string>> = { '"': '&quot;', "'": '&#x27;', '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** The same piece of many parts stands in memory once. */
const known = new Map<string, string>()
const mostKnown = 5000

function shared(piece: string): string {
  const same = known.get(piece)
  if (same !== undefined) return same
  if (known.size >= mostKnown) known.clear()
  const own = onItsOwn(piece)
  known.set(own, own)
  return own
}

/** Without the text that it was cut out of, which would be held as long. */
function onItsOwn(piece: string): string {
  const encoding = bytesOfText(piece) === piece.length ? 'latin1' : 'utf16le'
  return Buffer.from(piece, encoding).toString(encoding)
}
