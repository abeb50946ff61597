import type { Texts } from '@camp/domain/languages/translate.ts'
import type { InEveryLanguage } from '@camp/domain/languages/translation.ts'
import type { contentParts } from './en/content/content-parts.ts'
import { guestParts } from './en/guest-parts.ts'
import type { PageLanguage } from './page-languages.ts'

type ContentPart = keyof typeof contentParts
export type Part = 'everywhere' | 'staff' | keyof typeof guestParts | ContentPart
type Words = Readonly<Record<string, Texts>>

/** One file per language and part; the server has them all at once, the browser asks for what it shows. */
const files = {
  en: {
    everywhere: async () => (await import('./en/everywhere.ts')).everywhere,
    staff: async () => (await import('./en/staff.ts')).staff,
    ...guestParts,
  },
} satisfies Record<PageLanguage, Record<Exclude<Part, ContentPart>, () => Promise<Words>>>
const filesOf: InEveryLanguage<typeof files> = files

/** Where the long texts are is a file of its own too: few pages show any. */
const contentFiles = {
  en: async () => (await import('./en/content/content-parts.ts')).contentParts,
} satisfies Record<PageLanguage, () => Promise<Record<ContentPart, () => Promise<Words>>>>
const contentFilesOf: InEveryLanguage<typeof contentFiles> = contentFiles

const contentNames = [
  ...(['about', 'accessibility', 'auth', 'bookDemo', 'contact'] as const),
  ...(['faq', 'listCampsite', 'operator', 'policies', 'privacy', 'terms'] as const),
] satisfies readonly ContentPart[]

export const parts = [...Object.keys(files.en), ...contentNames] as readonly Part[]

const loaded = new Map<string, Words>()
const loading = new Map<string, Promise<Words>>()

function wordsOf(language: PageLanguage, part: Part): Words | undefined {
  return loaded.get(`${language}/${part}`)
}

/** The same promise for the same part, so that a component may wait for it. */
export function loadWords(language: PageLanguage, part: Part): Promise<Words> {
  const name = `${language}/${part}`
  const known = loading.get(name)
  if (known) return known
  const words = fetched(language, part).then((value) => {
    loaded.set(name, value)
    // What React knows a settled promise by: a component that asks for it later does not wait.
    Object.assign(words, { status: 'fulfilled', value })
    return value
  })
  loading.set(name, words)
  return words
}

async function fetched(language: PageLanguage, part: Part): Promise<Words> {
  return isContent(part) ? (await contentFilesOf[language]())[part]() : filesOf[language][part]()
}

/** For the server, which answers every page. */
export async function loadAllWords(language: PageLanguage): Promise<void> {
  await Promise.all(parts.map((part) => loadWords(language, part)))
}

/**
 * Where a namespace may stand, in this order: in the part of its name, else in everybody's words or staff's.
 */
export function partsWith(name: string): readonly Part[] {
  return isPart(name) ? [name] : ['everywhere', 'staff']
}

/** Where it is loaded already. */
export function namespaceOf(language: PageLanguage, name: string): Texts | undefined {
  return partsWith(name)
    .map((part) => wordsOf(language, part)?.[name])
    .find((words) => words !== undefined)
}

function isPart(name: string): name is keyof typeof guestParts | ContentPart {
  return Object.hasOwn(guestParts, name) || isContent(name)
}

function isContent(name: string): name is ContentPart {
  return contentNames.some((content) => content === name)
}
