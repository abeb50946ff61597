export const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]

export function isTheme(value: unknown): value is Theme {
  return themes.some((theme) => theme === value)
}

/** No choice yet: the reader's system decides. */
export function themeFromCookie(value: string | undefined): Theme | null {
  return isTheme(value) ? value : null
}
