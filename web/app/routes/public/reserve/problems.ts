import { readTyped } from '#app/forms/read-form.server.ts'
import type { GuestForm } from './guest-form.ts'
import { type DetailsProblemCode, hasTicked, type Problem, type Term, termField } from './problem-text.ts'
import { guestDetails } from './reserve-form.server.ts'

export function detailsProblems(answers: GuestForm): readonly Problem[] {
  const read = readTyped<typeof guestDetails, DetailsProblemCode>(guestDetails, { ...answers, cell: answers })
  return read.ok ? [] : read.refusal.problems
}

/** What must be ticked before a stay can be reserved; the campsite's own terms by their names. */
export function termsProblems(answers: GuestForm, terms: readonly Term[]): readonly Problem[] {
  const missing = terms
    .filter((term) => term.type === 'Mandatory' && !hasTicked(answers, term))
    .map(({ id, name, isDocument }) => {
      return { field: termField(id), code: isDocument ? ('documentMissing' as const) : ('termMissing' as const), name }
    })
  return answers.acceptsGeneralTerms ? missing : [...missing, { field: 'acceptsGeneralTerms', code: 'generalMissing' }]
}
