import type { ChartDay } from '@camp/application/calendar/tape-chart-view.ts'
import { dayText } from '@camp/domain/formatting/date-texts.ts'
import type { Translator } from '#app/wording/catalogue.ts'

/** `Wed 16 Dec 2026: Day of Reconciliation, school holiday, super-peak season`. */
export function dayWords(t: Translator<'calendar'>, { date, publicHoliday, isSchoolHoliday, season }: ChartDay): string {
  const words = [publicHoliday, isSchoolHoliday && t('daySchoolHoliday'), season && t(`season_${season.type}`)]
  const special = words.filter(Boolean).join(', ')
  return special ? `${dayText(date)}: ${special}` : dayText(date)
}
