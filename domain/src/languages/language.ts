/** What a person may choose to be written to in. */
export const languages = ['en', 'af'] as const
export type Language = (typeof languages)[number]

/** As the `lang` attribute and `Intl` say it: the language as it is written in South Africa. */
export const locales = { en: 'en-ZA', af: 'af-ZA' } satisfies Record<Language, string>

/** Anything unknown is as if nothing had been chosen. */
export function languageFrom(chosen: string | null | undefined): Language {
  return languages.find((language) => language === chosen) ?? 'en'
}
