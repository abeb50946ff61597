import type { Language } from '@camp/domain/languages/language.ts'

/**
 * The languages pages are offered in: those whose words are whole, which wording-store.ts proves to the
 * compiler.
 */
export const pageLanguages = ['en'] as const satisfies readonly Language[]
export type PageLanguage = (typeof pageLanguages)[number]

/** What somebody reads who has chosen nothing, or a language that pages do not have. */
export function pageLanguageFrom(chosen: string | undefined): PageLanguage {
  return pageLanguages.find((language) => language === chosen) ?? 'en'
}
