/** What is issued under a number. Papers for guests are the campsite's, those for fees the platform's. */
export const paperKinds = ['invoice', 'credit-note', 'fee-invoice', 'fee-credit-note'] as const
export type PaperKind = (typeof paperKinds)[number]

const letters = {
  invoice: 'INV',
  'credit-note': 'CRN',
  'fee-invoice': 'FEE',
  'fee-credit-note': 'FCN',
} as const satisfies Record<PaperKind, string>

/** `INV-000042`: the 42nd invoice of its issuer (rule B9). */
export function paperLabel(kind: PaperKind, number: number): string {
  return `${letters[kind]}-${String(number).padStart(6, '0')}`
}
