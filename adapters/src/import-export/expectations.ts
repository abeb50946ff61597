import { isCalendarDate } from '@camp/domain/formatting/calendar-date.ts'
import type { NumberLimits } from '@camp/domain/shared/field-problem.ts'
import * as z from 'zod'

/** What each field of a type must be: none can be left out, and none is of another type than the domain's. */
export type FieldSchemas<Type> = { readonly [Name in keyof Type]-?: z.ZodType<Type[Name], unknown> }

/** What a value must be, in the words of the fault: `expected a number, got "abc"`. */
export interface Expectation {
  readonly words: string
  holds(value: unknown): boolean
}

/** A value that meets all of them; the first that it does not meet is its fault. */
export function valueThat<Value>(...expectations: readonly Expectation[]): z.ZodType<Value, unknown> {
  return z.custom<Value>().check((payload) => {
    const missed = expectations.find(({ holds }) => !holds(payload.value))
    if (missed) payload.issues.push({ code: 'custom', message: missed.words, input: payload.value, params: { isExpected: true } })
  }) as z.ZodType<Value, unknown>
}

export const aNumber: Expectation = { words: 'a number', holds: (value) => typeof value === 'number' && Number.isFinite(value) }

const aWholeNumber: Expectation = { words: 'a whole number', holds: Number.isInteger }

export const aText: Expectation = { words: 'a text', holds: (value) => typeof value === 'string' }

export const inRange = (low: number, high: number): Expectation => ({
  words: `${low} to ${high}`,
  holds: (value) => Number(value) >= low && Number(value) <= high,
})

export const matching = (words: string, pattern: RegExp): Expectation => ({
  words,
  holds: (value) => pattern.test(String(value)),
})

export const atMostCharacters = (most: number): Expectation => ({
  words: `at most ${most} characters`,
  holds: (value) => String(value).length <= most,
})

const notBlank = matching('a text without blanks around it, on one line', /^\S(?:[^\p{Cc}]*\S)?$/u)

export const yesOrNo = valueThat<boolean>({ words: 'true or false', holds: (value) => typeof value === 'boolean' })

export const whole = (low: number, high: number) => valueThat<number>(aWholeNumber, inRange(low, high))

export const aDecimal = (low: number, high: number) => valueThat<number>(aNumber, inRange(low, high))

/** As the pages of the settings take it. */
export const within = ({ least, most, isWhole = true }: NumberLimits) => (isWhole ? whole : aDecimal)(least, most)

export const percentage = valueThat<number>(aNumber, inRange(0, 100))

const ofCents: Expectation = {
  words: 'at most two decimals',
  holds: (value) => Math.abs(Math.round(Number(value) * 100) / 100 - Number(value)) < 1e-9,
}

/** Rand. */
export const amount = valueThat<number>(aNumber, inRange(0, 1_000_000), ofCents)

/** Rand, of what is no rate: as much as the settings take. */
export const sum = valueThat<number>(aNumber, inRange(0, 9_999_999.99), ofCents)

/** One line. */
export const line = (most: number) => valueThat<string>(aText, notBlank, atMostCharacters(most))

export const oneOf = <const Options extends readonly string[]>(options: Options) =>
  valueThat<Options[number]>({
    words: options.length === 1 ? `"${options[0]}"` : `one of ${options.join(', ')}`,
    holds: (value) => typeof value === 'string' && options.includes(value),
  })

export const aDate = valueThat<string>(aText, {
  words: 'a date as YYYY-MM-DD',
  holds: (value) => typeof value === 'string' && isCalendarDate(value),
})

export const aClockTime = valueThat<string>(aText, matching('a time as HH:mm', /^([01]\d|2[0-3]):[0-5]\d$/))

/** Of a person who may not have said it. */
export const personName = valueThat<string>(
  aText,
  { ...notBlank, holds: (value) => value === '' || notBlank.holds(value) },
  atMostCharacters(120),
)

/** Lower-case words joined by hyphens: what pictures are kept under. */
export const pictureKey = valueThat<string>(
  aText,
  matching('a picture key of a-z, 0-9 and -', /^[a-z0-9]+(-[a-z0-9]+)*$/),
  atMostCharacters(120),
)

export function pictures(most: number) {
  return z.array(pictureKey).max(most, `at most ${most} pictures`).optional()
}
