const attemptDigits = 2
const attemptsPerReservation = 36 ** attemptDigits - 1

/**
 * Our own name for one attempt to pay, for the gateway: the digits of the reservation's reference, then the
 * attempt in two characters of base 36. Gateways take 8 to 16 letters and digits, and bank statements show
 * it. Attempts count from 1.
 */
export function merchantTransactionId(simpleReference: string, attempt: number): string {
  if (!/^\d{3}-\d{3}-\d{3}$/.test(simpleReference)) throw new RangeError(`not a reservation reference: ${simpleReference}`)
  if (!Number.isInteger(attempt) || attempt < 1 || attempt > attemptsPerReservation) {
    throw new RangeError(`attempts to pay count from 1 to ${attemptsPerReservation}, got ${attempt}`)
  }
  return simpleReference.replaceAll('-', '') + attempt.toString(36).toUpperCase().padStart(attemptDigits, '0')
}
