import type { AuditChange } from '../audit/audit-trail.ts'

/**
 * A fault of an import document: where (`organisations[2].sites[0].plots[3].rates.peak`), what was expected
 * and what was there.
 */
export interface ImportProblem {
  readonly path: string
  /** `expected a number, got "abc"`. */
  readonly problem: string
}

export interface ImportOutcome {
  readonly slug: string
  readonly outcome: 'created' | 'changed' | 'unchanged'
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
