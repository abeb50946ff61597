import { expect } from 'vitest'

/** Files share one list of testers, and this runs before each of them. */
const known = globalThis as { areMomentsCompared?: boolean }

/**
 * Dates and moments have no fields of their own: compared part by part, as `toMatchObject` does, any two of
 * them would be equal. They are when their texts are.
 */
if (!known.areMomentsCompared) {
  known.areMomentsCompared = true
  expect.addEqualityTesters([
    (one: unknown, other: unknown) => {
      const kind = temporalKind(one)
      if (kind === null && temporalKind(other) === null) return undefined
      return kind === temporalKind(other) && String(one) === String(other)
    },
  ])
}

/** `[object Temporal.PlainDate]` and its like. */
function temporalKind(value: unknown): string | null {
  const tag = Object.prototype.toString.call(value)
  return tag.startsWith('[object Temporal.') ? tag : null
}
