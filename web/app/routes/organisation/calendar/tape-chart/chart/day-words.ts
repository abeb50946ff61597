import type { ChartDay } from '@camp/application/calendar/tape-chart-view.ts'
import { dayText } from '@camp/domain/formatting/date-texts.ts'
import type { Translator } from '#app/wording/catalogue.ts'

/** `Wed 16 Dec 2026: Day of Reconciliation, school holiday, Summer holidays (super-peak season)`. */
export function dayWords(t: Translator<'calendar'>, { date, publicHoliday, isSchoolHoliday, season }: ChartDay): string {
  const seasonWords = season && t('daySeason', { name: season.name, rate: t(`season_${season.type}`) })
  const words = [publicHoliday, isSchoolHoliday && t('daySchoolHoliday'), seasonWords]
  const special = words.filter(Boolean).join(', ')
  return special ? `${dayText(date)}: ${special}` : dayText(date)
}
