import { readCell } from '#app/components/guest-details/read-cell.ts'
import { isDocument } from './documents.ts'
import type { GuestForm } from './guest-form.ts'
import { longestAnswers, type Problem, type Term, termField } from './problem-text.ts'

export function detailsProblems(answers: GuestForm): readonly Problem[] {
  const tooLong = Object.entries(longestAnswers)
    .filter(([field, most]) => answers[field as keyof typeof longestAnswers].length > most)
    .map(([field, most]) => ({ field, code: 'tooLong' as const, most }))
  return [...nameProblems(answers), ...emailProblems(answers), ...cellProblems(answers), ...tooLong]
}

/** What must be ticked before a stay can be reserved; the campsite's own terms by their names. */
export function termsProblems(answers: GuestForm, terms: readonly Term[]): readonly Problem[] {
  const missing = terms
    .filter(({ id, type }) => type === 'Mandatory' && !answers.acceptedTermIds.includes(id))
    .map(({ id, name }) => ({
      field: termField(id),
      code: isDocument(id) ? ('documentMissing' as const) : ('termMissing' as const),
      name,
    }))
  return answers.acceptsGeneralTerms ? missing : [...missing, { field: 'acceptsGeneralTerms', code: 'generalMissing' }]
}

function nameProblems({ firstName, lastName }: GuestForm): readonly Problem[] {
  return [
    ...(firstName === '' ? [{ field: 'firstName', code: 'firstNameMissing' as const }] : []),
    ...(lastName === '' ? [{ field: 'lastName', code: 'lastNameMissing' as const }] : []),
  ]
}

function emailProblems({ email }: GuestForm): readonly Problem[] {
  if (email === '') return [{ field: 'email', code: 'emailMissing' }]
  return /^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;".]+$/.test(email) ? [] : [{ field: 'email', code: 'emailInvalid' }]
}

function cellProblems({ cell, country }: GuestForm): readonly Problem[] {
  if (cell === '') return [{ field: 'cell', code: 'cellMissing' }]
  return readCell(cell, country).ok ? [] : [{ field: 'cell', code: 'cellInvalid' }]
}
