import { contentParts } from './en/content/content-parts.ts'
import type { Language } from './languages.ts'
import type { Namespace } from './translate.ts'

export type Part = 'guest' | 'staff' | keyof typeof contentParts
type Words = Readonly<Record<string, Namespace>>

/** One file per language and part; the server has them all at once, the browser asks for what it shows. */
const files = {
  en: {
    guest: async () => (await import('./en/guest.ts')).guest,
    staff: async () => (await import('./en/staff.ts')).staff,
    ...contentParts,
  },
} satisfies Record<Language, Record<Part, () => Promise<Words>>>

export const parts = Object.keys(files.en) as readonly Part[]

const loaded = new Map<string, Words>()
const loading = new Map<string, Promise<Words>>()

export function wordsOf(language: Language, part: Part): Words | undefined {
  return loaded.get(`${language}/${part}`)
}

/** The same promise for the same part, so that a component may wait for it. */
export function loadWords(language: Language, part: Part): Promise<Words> {
  const name = `${language}/${part}`
  const known = loading.get(name)
  if (known) return known
  const words = files[language][part]().then((words: Words) => {
    loaded.set(name, words)
    return words
  })
  loading.set(name, words)
  return words
}

/** A namespace, or the promise of the part to wait for: a long page's own, else guests' words first, then staff's. */
export function namespaceOf(language: Language, name: string): Namespace | Promise<Words> {
  if (isContent(name)) return wordsOf(language, name)?.[name] ?? loadWords(language, name)
  const guest = wordsOf(language, 'guest')
  const staff = wordsOf(language, 'staff')
  const found = guest?.[name] ?? staff?.[name]
  if (found) return found
  if (guest && staff) throw new Error(`No namespace "${name}"`)
  return loadWords(language, guest ? 'staff' : 'guest')
}

function isContent(name: string): name is keyof typeof contentParts {
  return Object.hasOwn(contentParts, name)
}
