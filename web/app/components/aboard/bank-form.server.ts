import { bankFields } from '@camp/domain/organisations/settings/organisation-sections.ts'
import { textFields } from '#app/forms/form-fields.server.ts'
import { readForm } from '#app/forms/read-form.server.ts'

const bankForm = textFields(bankFields)

export function readBank(form: FormData) {
  return readForm(bankForm, form)
}
