import { readMonth } from '@camp/domain/formatting/month-filter.ts'
import { readDate } from '@camp/domain/formatting/read-date.ts'
import { readMoney } from '@camp/domain/formatting/read-money.ts'
import { Money } from '@camp/domain/shared/money.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import { largestGuestCount, oldestChild } from '@camp/domain/stay-rules/party.ts'
import { InvalidArgumentError } from 'commander'

export function wholeNumberBetween(low: number, high: number) {
  return (text: string): number => {
    const number = Number(text)
    if (/^\d+$/.test(text) && number >= low && number <= high) return number
    throw new InvalidArgumentError(`Expected a whole number from ${low} to ${high}, got "${text}".`)
  }
}

export const guestCount = wholeNumberBetween(0, largestGuestCount)

export const limitOfRows = wholeNumberBetween(1, 1000)

/** Of an option that may be given several times. */
export function oneMore(text: string, before: readonly string[]): readonly string[] {
  return [...before, text]
}

/** `cash=95`; the value is empty where none is given. */
export function nameAndValue(text: string): readonly [name: string, value: string] {
  const at = text.indexOf('=')
  return at < 0 ? [text.trim(), ''] : [text.slice(0, at).trim(), text.slice(at + 1).trim()]
}

/** `4,9`; may be given several times. */
export function childrenAges(text: string, before: readonly number[] = []): readonly number[] {
  const ages = text.split(',').filter((age) => age.trim() !== '')
  return [...before, ...ages.map((age) => childAge(age.trim()))]
}

function childAge(text: string): number {
  if (/^\d+$/.test(text) && Number(text) <= oldestChild) return Number(text)
  throw new InvalidArgumentError(`Expected ages from 0 to ${oldestChild} with commas between them, got "${text}".`)
}

export function calendarDate(text: string): Temporal.PlainDate {
  const date = readDate(text)
  if (date) return date
  throw new InvalidArgumentError(`Expected a date like 2026-12-16, got "${text}".`)
}

/** `2026-12`. */
export function calendarMonth(text: string): Temporal.PlainYearMonth {
  const month = readMonth(text)
  if (month) return month
  throw new InvalidArgumentError(`Expected a month like 2026-12, got "${text}".`)
}

/** `450`, `450.50` or `R1,240.00`; above zero. */
export function amountInRand(text: string): Money {
  const cents = readMoney(text)
  if (cents.ok && cents.value > 0) return Money.cents(cents.value)
  throw new InvalidArgumentError(`Expected an amount in rand like 450.50, got "${text}".`)
}
