import { Money } from '@camp/domain/shared/money.ts'

/** Pictures have a trail of their own. */
const notFacts = new Set(['id', 'organisationId', 'images'])

/** A row of the settings as the audit trail writes it: every fact of it as text, nothing as an empty one. */
export function settingTexts(row: object | undefined): Readonly<Record<string, string>> {
  const facts = Object.entries(row ?? {}).filter(([field]) => !notFacts.has(field))
  return Object.fromEntries(facts.map(([field, value]) => [field, textOf(value)]))
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Money) return `${value.currency} ${value.toRand().toFixed(2)}`
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
