export const smallestReferenceGroup = 100
export const largestReferenceGroup = 999

/** A whole number from `min` to `max`, both possible, all equally likely. */
export type IntegerSource = (min: number, max: number) => number

/**
 * Three groups of three digits, `482-913-107`. It clashes early: stored under a unique index and tried again.
 */
export function simpleReference(integer: IntegerSource): string {
  return Array.from({ length: 3 }, () => integer(smallestReferenceGroup, largestReferenceGroup)).join('-')
}
