import type { NameKind } from './map-drawing.ts'

/** A name on the screen: pixels of its point. */
export interface PlacedName {
  readonly text: string
  readonly kind: NameKind
  readonly x: number
  readonly y: number
}

const mostNames = 70
const lineHeight = 17
/** Pixels a letter, by how it is written. */
const letterWidth: Readonly<Record<NameKind, number>> = {
  country: 9,
  sea: 9,
  province: 9.5,
  town: 6.6,
  landscape: 6.6,
  river: 6,
  peak: 6,
}
/** A town stands to the right of its dot, everything else around its point. */
const besidePoint: ReadonlySet<NameKind> = new Set(['town', 'peak'])

/** The first ones that do not write over another: what comes earlier is better known. */
export function namesWithRoom<Name extends PlacedName>(names: readonly Name[]): readonly Name[] {
  const taken: Box[] = []
  const found: Name[] = []
  for (const name of names) {
    const box = boxOf(name)
    if (taken.some((other) => overlap(box, other))) continue
    taken.push(box)
    found.push(name)
    if (found.length === mostNames) break
  }
  return found
}

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

function boxOf({ text, kind, x, y }: PlacedName): Box {
  const width = text.length * letterWidth[kind] + 12
  const left = besidePoint.has(kind) ? x - 6 : x - width / 2
  return { left, right: left + width, top: y - lineHeight / 2, bottom: y + lineHeight / 2 }
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}
