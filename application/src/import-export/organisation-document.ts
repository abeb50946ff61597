import type { AuditChange } from '../audit/audit-trail.ts'

/**
 * A fault of an import document: where (`organisations[2].sites[0].plots[3].rates.peak`), what was expected
 * and what was there.
 */
export interface ImportProblem {
  readonly path: string
  /** `expected a number, got "abc"`. */
  readonly problem: string
  /** How many it stands for, as the last one does for those that are not listed; one unless said. */
  readonly standsFor?: number
}

export function countOfProblems(problems: readonly ImportProblem[]): number {
  return problems.reduce((count, { standsFor = 1 }) => count + standsFor, 0)
}

export const importOutcomes = ['created', 'changed', 'unchanged'] as const

export interface ImportOutcome {
  readonly slug: string
  readonly outcome: (typeof importOutcomes)[number]
  /** Field by field; of a new organisation how it begins. */
  readonly changes: readonly AuditChange[]
}

/**
 * The import format `organisations/1`: field names as clients know them, amounts in rand, references by name.
 */
export interface OrganisationDocument {
  readonly format: 'organisations/1'
  readonly currency: string
  readonly organisations: readonly unknown[]
}
