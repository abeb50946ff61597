import { z } from 'zod'
import { line, lines } from '#app/forms/form-fields.server.ts'
import { readForm } from '#app/forms/read-form.server.ts'

const textForm = z.object({ text: lines })
const decisionForm = z.object({ text: lines, go: line })

export function readAboardText(form: FormData): string {
  return readForm(textForm, form).text
}

export function readDecision(form: FormData) {
  return readForm(decisionForm, form)
}
