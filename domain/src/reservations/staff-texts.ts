/** Characters of what is written down about a booking. */
export const longestPlate = 20
/** Of whoever will pay. */
export const longestDebtor = 100
/** Of a slip, a bank statement or the payment provider. */
export const longestPaymentReference = 100
/** The guest may read it. */
export const longestCancellationNote = 500
export const longestAmendmentReason = 200
/** Why another price was agreed. */
export const longestPriceReason = 500

export interface TextTooLong<Code extends string> {
  readonly code: Code
  readonly most: number
}

/** Nothing where the text is not longer than that. */
export function textTooLong<const Code extends string>(
  code: Code,
  text: string | null | undefined,
  most: number,
): TextTooLong<Code> | undefined {
  return text && text.length > most ? { code, most } : undefined
}
