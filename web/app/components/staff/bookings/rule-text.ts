import { longDate } from '@camp/domain/formatting/date-texts.ts'
import type { Translator } from '#app/wording/catalogue.ts'
import type { WireRule } from '#server/wire/rules-on-wire.ts'

const numbers = ['required', 'requested', 'pax', 'paxMin', 'paxMax', 'tents', 'tentsMax', 'caravans', 'caravansMax'] as const

/** A rule of the house with its numbers: "Kingfisher tent sleeps 2; this party is 4." */
export function ruleText(t: Translator<'bookings'>, { code, plotName: plot, ...facts }: WireRule): string {
  const said = Object.fromEntries(numbers.map((name) => [name, facts[name] ?? ''])) as Record<(typeof numbers)[number], string>
  const day = code === 'too-far-ahead' ? longDate(String(facts.latestArrival)) : ''
  return t(`rule_${code}`, { plot, day, ...said })
}

export function rulesText(t: Translator<'bookings'>, rules: readonly WireRule[]): string {
  return rules.map((rule) => ruleText(t, rule)).join(' ')
}
