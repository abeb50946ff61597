import type { Language } from '../languages/language.ts'

interface DateNames {
  /** Monday first, as in ISO. */
  readonly weekdays: readonly string[]
  readonly months: readonly string[]
}

/** Written here, because what a platform's own tables say differs between server, browser and version. */
export const dateNames: Readonly<Record<Language, DateNames>> = {
  en: {
    weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    months: [
      'January',
      'February',
      'March',
      'April',
      'May',
      'June',
      'July',
      'August',
      'September',
      'October',
      'November',
      'December',
    ],
  },
  af: {
    weekdays: ['Maandag', 'Dinsdag', 'Woensdag', 'Donderdag', 'Vrydag', 'Saterdag', 'Sondag'],
    months: [
      'Januarie',
      'Februarie',
      'Maart',
      'April',
      'Mei',
      'Junie',
      'Julie',
      'Augustus',
      'September',
      'Oktober',
      'November',
      'Desember',
    ],
  },
}

const lettersOfWeekday: Readonly<Record<Language, number>> = { en: 3, af: 2 }

/** `Fri`; in Afrikaans two letters, as it is written there: `Vr`. */
export function shortWeekday(name: string, language: Language): string {
  return name.slice(0, lettersOfWeekday[language])
}

/** By its first three letters, but for Afrikaans `Mrt`. */
export function shortMonth(name: string): string {
  return name === 'Maart' ? 'Mrt' : name.slice(0, 3)
}
