import { dateNames, shortWeekday } from '@camp/domain/formatting/date-names.ts'
import type { Translator } from '../../../../wording/catalogue.ts'
import type { Language } from '../../../../wording/languages.ts'
import type { DayName, TimesOfDays } from './times.ts'

const order: readonly DayName[] = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

/** `Check in from 14:00, check out by 11:00`; the days are named when they differ. */
export function timesText(t: Translator<'campsite'>, { days, checkIn, checkOut }: TimesOfDays, language: Language): string {
  if (days.length === order.length + 1) return t('timesText', { checkIn, checkOut })
  const names = days.map((day) =>
    day === 'holiday' ? t('publicHolidays') : shortWeekday(dateNames[language].weekdays[order.indexOf(day)] ?? '', language),
  )
  return t('timesOn', { days: names.join(', '), checkIn, checkOut })
}
