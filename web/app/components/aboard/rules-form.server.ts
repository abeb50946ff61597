import { z } from 'zod'
import { choice, line, lines } from '#app/forms/form-fields.server.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { deposits, policyChoices } from './house-rules.ts'

const rulesForm = z.object({
  deposit: choice(deposits, '50'),
  policy: choice(policyChoices, policyChoices[1]),
  online: line,
  checkIn: line,
  checkOut: line,
  terms: lines,
})

export function readRules(form: FormData) {
  return readForm(rulesForm, form)
}
