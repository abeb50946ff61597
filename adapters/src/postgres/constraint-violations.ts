import { sqlState, violatedConstraint } from './sql-state.ts'

/** Constraints are named as facts, so that a violation can be told to the caller as a refusal. */
export function violates(error: unknown, constraint: string): boolean {
  return isViolation(error) && violatedConstraint(error) === constraint
}

const violations = new Set(['23505', '23P01', '23514', '23503'])

function isViolation(error: unknown): boolean {
  return violations.has(sqlState(error) ?? '')
}
