export type SettleForm =
  | { readonly go: 'approve' }
  | {
      readonly go: 'settle'
      readonly payoutId: string
      readonly outcome:
        | { readonly kind: 'paid'; readonly bankReference: string }
        | { readonly kind: 'returned'; readonly reason: string }
    }

/** One form a payout; the button says what became of it. */
export function readSettleForm(form: FormData): SettleForm {
  const text = (name: string) => String(form.get(name) ?? '')
  if (text('go') === 'approve') return { go: 'approve' }
  const payoutId = text('payout')
  return text('go') === 'returned'
    ? { go: 'settle', payoutId, outcome: { kind: 'returned', reason: text('text') } }
    : { go: 'settle', payoutId, outcome: { kind: 'paid', bankReference: text('text') } }
}
