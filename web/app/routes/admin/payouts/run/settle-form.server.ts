import { textFields } from '#app/forms/form-fields.server.ts'
import { type Posted, readForm } from '#app/forms/read-form.server.ts'

export type SettleForm =
  | { readonly go: 'approve' }
  | { readonly go: 'paid' | 'returned'; readonly payoutId: string; readonly text: string }

const settleForm = textFields(['go', 'payout', 'text'])

/** One form a payout; the button says what became of it. */
export function readSettleForm(form: Posted): SettleForm {
  const { go, payout: payoutId, text } = readForm(settleForm, form)
  if (go === 'approve') return { go }
  return { go: go === 'returned' ? go : 'paid', payoutId, text }
}
