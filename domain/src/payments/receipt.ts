/** The end of a payment's id: it finds the payment on its booking, and leaves room in an SMS. */
export function receiptKey(moveId: string): string {
  return moveId.slice(-12)
}
