import { textFields } from '#app/forms/form-fields.server.ts'
import { readForm } from '#app/forms/read-form.server.ts'

export const bankFields = ['bankName', 'bankAccountName', 'bankAccountNumber', 'bankBranchCode', 'bankAccountType'] as const

const bankForm = textFields(bankFields)

export function readBank(form: FormData) {
  return readForm(bankForm, form)
}
