import { Money } from '@camp/domain/shared/money.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'

/**
 * Facts as JSON that keeps what they are: money as `{"$cents": 12350}`, dates as `{"$date": "2026-12-24"}`.
 */
export function factsToJson(fact: object): object
export function factsToJson(fact: unknown): unknown
export function factsToJson(fact: unknown): unknown {
  if (fact instanceof Money) return { $cents: fact.cents }
  if (fact instanceof Temporal.PlainDate) return { $date: fact.toString() }
  if (Array.isArray(fact)) return fact.map(factsToJson)
  if (typeof fact === 'object' && fact !== null) return mapValues(fact, factsToJson)
  return fact
}

/** The way back; the money is of the currency of the row that the JSON stands in. */
export function factsFromJson(json: unknown, currency: string): unknown {
  if (Array.isArray(json)) return json.map((item) => factsFromJson(item, currency))
  if (typeof json !== 'object' || json === null) return json
  if ('$cents' in json) return Money.cents(Number(json.$cents), currency)
  if ('$date' in json) return Temporal.PlainDate.from(String(json.$date))
  return mapValues(json, (item) => factsFromJson(item, currency))
}

function mapValues(facts: object, change: (fact: unknown) => unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, change(fact)]))
}
