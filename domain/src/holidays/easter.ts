import { Temporal } from '../shared/temporal.ts'

/**
 * Easter Sunday in the Gregorian calendar, by the anonymous computus (Meeus, Astronomical Algorithms, chapter
 * 8).
 */
export function easterSunday(year: number): Temporal.PlainDate {
  const moonYear = year % 19
  const century = Math.floor(year / 100)
  const yearOfCentury = year % 100
  const moonShift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * moonYear + century - Math.floor(century / 4) - moonShift + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7
  const lateMoon = Math.floor((moonYear + 11 * epact + 22 * weekday) / 451)
  const dayFromMarch = epact + weekday - 7 * lateMoon + 114
  return Temporal.PlainDate.from({ year, month: Math.floor(dayFromMarch / 31), day: (dayFromMarch % 31) + 1 })
}
