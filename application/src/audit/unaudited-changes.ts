import type { TrailedChange } from '../settings/audited-writing.ts'

export type Texts = Readonly<Partial<Record<string, string>>>

/**
 * Every thing that is there, by concept and id, each with the fields that only its own entries may change.
 */
export type CurrentSettings = Readonly<Partial<Record<string, ReadonlyMap<string, Texts>>>>

/** What the trail says of one thing. */
interface Told {
  readonly lastAct: string
  readonly fields: Texts
  /** Fields of which an entry began with something else than the one before had left. */
  readonly leaps: readonly string[]
}

/** What goes when the thing that it belongs to does, without an entry of its own. */
const partsOfOthers: ReadonlySet<string> = new Set(['plot-rates', 'pictures'])

/**
 * What was changed without an entry (rule I10): each entry has to begin with what the one before left, and
 * the latest one is what holds. `entries` in the order in which they were written; concepts and fields that
 * `current` does not have are not judged.
 */
export function unauditedChanges(entries: readonly TrailedChange[], current: CurrentSettings): readonly string[] {
  const told = new Map<string, Told>()
  for (const entry of entries) {
    const key = `${conceptOf(entry.act)} ${entry.subject}`
    told.set(key, after(told.get(key), entry))
  }
  return [...told].flatMap(([key, thing]) => {
    const [concept = '', subject = ''] = [conceptOf(thing.lastAct), key.slice(key.indexOf(' ') + 1)]
    const things = current[concept]
    return things ? untrue(concept, thing, things.get(subject)).map((what) => `${key} ${what}`) : []
  })
}

function after(thing: Told | undefined, { act, changes }: TrailedChange): Told {
  const { fields = {}, leaps = [] } = thing ?? {}
  const leapt = changes.filter(({ field, before }) => !isSame(fields[field] ?? before, before)).map(({ field }) => field)
  const left = Object.fromEntries(changes.map((change) => [change.field, change.after]))
  return { lastAct: act, fields: { ...fields, ...left }, leaps: [...leaps, ...leapt] }
}

function untrue(concept: string, { lastAct, fields, leaps }: Told, texts: Texts | undefined): readonly string[] {
  const isDeleted = lastAct.endsWith('.deleted')
  if (!texts) return isDeleted || partsOfOthers.has(concept) ? [] : ['is gone']
  if (isDeleted) return ['is back']
  const isOther = ([field, text = '']: [string, string | undefined]) => field in texts && !isSame(texts[field] ?? '', text)
  const differing = Object.entries(fields).filter(isOther)
  return [...new Set([...leaps.filter((field) => field in texts), ...differing.map(([field]) => field)])]
}

function conceptOf(act: string): string {
  return act.slice(0, act.indexOf('.'))
}

/** Objects and lists stand as JSON, whose fields the database may give back in another order. */
function isSame(one: string, other: string): boolean {
  return one === other || (isJson(one) && isJson(other) && canonical(JSON.parse(one)) === canonical(JSON.parse(other)))
}

function isJson(text: string): boolean {
  return /^[[{]/.test(text) && /[\]}]$/.test(text)
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  )
}
