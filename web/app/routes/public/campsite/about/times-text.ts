import { dateNames, shortWeekday } from '@camp/domain/formatting/date-names.ts'
import type { Language } from '@camp/domain/languages/language.ts'
import type { Translator } from '#app/wording/catalogue.ts'
import { type DayName, type TimesOfDays, week } from './times.ts'

/** Fewer days in a row are named one by one. */
const shortestRun = 3

/** `Check in from 14:00, check out by 11:00`; the days are named when they differ. */
export function timesText(t: Translator<'aboutCampsite'>, { days, checkIn, checkOut }: TimesOfDays, language: Language): string {
  if (days.length === week.length) return t('timesText', { checkIn, checkOut })
  const holidays = days.includes('holiday') ? [t('publicHolidays')] : []
  const names = [...runsOfDays(days).flatMap((run) => runText(run, language)), ...holidays]
  return t('timesOn', { days: names.join(', '), checkIn, checkOut })
}

/** Places in the week, those that follow each other together: `[[0, 1, 2], [6]]`. */
function runsOfDays(days: readonly DayName[]): readonly (readonly number[])[] {
  const places = week.flatMap((day, place) => (day !== 'holiday' && days.includes(day) ? [place] : []))
  return places.reduce<number[][]>((runs, place) => {
    const last = runs.at(-1)
    if (last?.at(-1) === place - 1) last.push(place)
    else runs.push([place])
    return runs
  }, [])
}

/** `Mon–Sat`, or each day where the run is short. */
function runText(run: readonly number[], language: Language): readonly string[] {
  const names = run.map((place) => shortWeekday(dateNames[language].weekdays[place] ?? '', language))
  return run.length < shortestRun ? names : [`${names.at(0)}–${names.at(-1)}`]
}
