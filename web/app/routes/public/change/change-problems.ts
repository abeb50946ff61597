import { longDate } from '@camp/domain/formatting/date-texts.ts'
import type { Language } from '@camp/domain/languages/language.ts'
import { randText } from '#app/formatting/rand-text.ts'
import type { TextKey, Translator } from '#app/wording/catalogue.ts'
import type { WireAmendmentProblem } from '#server/wire/amendment-on-wire.ts'

type Code = WireAmendmentProblem['code']
type Field = 'arrivalDate' | 'guests'

/** Which words say it, and which field may mend it. */
const problems = {
  booked: ['problemBooked', 'arrivalDate'],
  weekend_rule: ['problemWeekend', 'arrivalDate'],
  'too-few-guests': ['problemTooFew', 'guests'],
  'too-many-guests': ['problemTooMany', 'guests'],
  'too-many-tents': ['problemTents', 'guests'],
  'too-many-caravans': ['problemCaravans', 'guests'],
  'stay-too-short': ['problemShort', 'arrivalDate'],
  'adults-only': ['problemAdultsOnly', 'guests'],
  'arrival-in-past': ['problemPast', 'arrivalDate'],
  'arrival-today': ['problemToday', 'arrivalDate'],
  'too-far-ahead': ['problemFar', 'arrivalDate'],
  'no-grown-up': ['problemNoGrownUp', 'guests'],
  'nights-not-covered': ['problemParts', 'arrivalDate'],
  'plot-repeated': ['problemUnknown', null],
  'plot-unknown': ['problemUnknown', null],
  'several-plots-not-allowed': ['problemPlots', null],
  'organisation-closed': ['problemClosed', null],
  'price-changed': ['problemPrice', null],
  'too-late': ['problemTooLate', null],
  'stay-over': ['problemOver', null],
  'guests-are-there': ['problemBegun', null],
  'slept-night-moved': ['problemBegun', null],
  stay_begun: ['problemBegun', null],
  expired: ['problemExpired', null],
  already_cancelled: ['problemCancelled', null],
  wrong_state: ['problemState', null],
  'changed-meanwhile': ['problemState', null],
  'not-found': ['problemState', null],
  'not-permitted': ['problemState', null],
  'reason-too-long': ['problemState', null],
} as const satisfies Record<Code, readonly [TextKey<'change'>, Field | null]>

export function changeProblemText(t: Translator<'change'>, problem: WireAmendmentProblem, language: Language): string {
  const { code, plotName, value } = problem
  if (code === 'too-late' && value === null) return t('problemNever')
  const shown = code === 'price-changed' ? randText(Number(value)) : String(value ?? '')
  const date = /^\d{4}-/.test(shown) ? longDate(shown, language) : shown
  const say = t as (key: string, values: Readonly<Record<string, string | number>>) => string
  return say(problems[code][0], { plot: plotName ?? '', value: shown, date })
}

export function problemField({ code }: WireAmendmentProblem): Field | undefined {
  return problems[code][1] ?? undefined
}
