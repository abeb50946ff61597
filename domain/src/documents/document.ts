import { longestHtml } from '../formatting/typed-html.ts'
import { type FieldProblem, textProblems } from '../shared/field-problem.ts'
import type { DocumentId } from '../shared/ids.ts'
import { htmlProblems, longestTermName } from '../special-terms/special-term-problems.ts'

/**
 * A text of an organisation that its guests acknowledge when they reserve: an indemnity, house rules, a fire
 * plan.
 */
export interface Document {
  readonly id: DocumentId
  readonly title: string
  /** Sanitised HTML. */
  readonly text: string
  /**
   * Counts the wordings from 1; what was acknowledged is one wording, and a new one is asked for anew by new
   * bookings alone.
   */
  readonly version: number
  readonly isMandatory: boolean
  readonly isActive: boolean
}

export type DocumentFacts = Omit<Document, 'id' | 'version'>

/** One wording of one document. */
export type DocumentVersion = Pick<Document, 'id' | 'version'>

export function documentProblems({ title, text }: DocumentFacts): readonly FieldProblem[] {
  return [...textProblems('title', title, longestTermName), ...htmlProblems('text', text, longestHtml)]
}

/** Other words are another version; whether it is asked for, and of whom, is not. */
export function versionAfter(before: Document, after: DocumentFacts): number {
  return before.title === after.title && before.text === after.text ? before.version : before.version + 1
}

/** The wordings that the guest has not acknowledged, though they must: an older wording does not count. */
export function missingDocuments(put: readonly Document[], acknowledged: readonly DocumentVersion[]): readonly Document[] {
  const isAcknowledged = ({ id, version }: DocumentVersion) =>
    acknowledged.some((given) => given.id === id && given.version === version)
  return put.filter((document) => document.isMandatory && !isAcknowledged(document))
}
