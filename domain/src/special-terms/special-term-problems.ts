import { longestHtml } from '../formatting/typed-html.ts'
import type { SpecialTerm } from '../organisations/special-term.ts'
import { type FieldProblem, textProblems } from '../shared/field-problem.ts'

export type SpecialTermFacts = Pick<SpecialTerm, 'name' | 'isActive' | 'type' | 'text' | 'siteIds'>

/** Characters. */
export const longestTermName = 150

/** What speaks against saving a special term; its text is HTML, and one without a word in it is empty. */
export function specialTermProblems({ name, text }: SpecialTermFacts): readonly FieldProblem[] {
  return [...textProblems('name', name, longestTermName), ...htmlProblems('text', text, longestHtml)]
}

export function htmlProblems(field: string, html: string, most: number): readonly FieldProblem[] {
  const words = html.replaceAll(/<[^>]*>|&nbsp;/g, ' ')
  return words.trim() === '' ? [{ field, code: 'missing' }] : textProblems(field, html, most)
}
