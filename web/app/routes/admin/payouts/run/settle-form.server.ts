import { textFields } from '#app/forms/form-fields.server.ts'
import { type Posted, readForm } from '#app/forms/read-form.server.ts'

export type SettleForm =
  | { readonly go: 'approve' }
  | {
      readonly go: 'settle'
      readonly payoutId: string
      readonly outcome:
        | { readonly kind: 'paid'; readonly bankReference: string }
        | { readonly kind: 'returned'; readonly reason: string }
    }

const settleForm = textFields(['go', 'payout', 'text'])

/** One form a payout; the button says what became of it. */
export function readSettleForm(form: Posted): SettleForm {
  const { go, payout: payoutId, text } = readForm(settleForm, form)
  if (go === 'approve') return { go }
  const outcome = go === 'returned' ? { kind: 'returned' as const, reason: text } : { kind: 'paid' as const, bankReference: text }
  return { go: 'settle', payoutId, outcome }
}
