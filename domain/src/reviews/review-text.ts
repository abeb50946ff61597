/** Characters; what people write about a stay fits many times over. */
export const longestTexts = { review: 4000, answer: 2000, reason: 500, comment: 2000 } as const

export type TextProblem<Field extends string> =
  | { readonly field: Field; readonly code: 'text-missing' }
  | { readonly field: Field; readonly code: 'text-too-long'; readonly most: number }

/** Trimmed by whoever reads the form; empty is missing. */
export function textProblem<Field extends string>(field: Field, text: string, most: number): TextProblem<Field> | undefined {
  if (text.trim() === '') return { field, code: 'text-missing' }
  return text.length > most ? { field, code: 'text-too-long', most } : undefined
}
