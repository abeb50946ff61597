export const languages = ['en'] as const
export type Language = (typeof languages)[number]

/** As the `lang` attribute says it: the language as it is written in South Africa. */
export const locales = { en: 'en-ZA' } satisfies Record<Language, string>

export function languageFor(chosen: string | undefined): Language {
  return languages.find((language) => language === chosen) ?? 'en'
}
