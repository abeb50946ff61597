import { wordsIn } from './words.ts'

const words = wordsIn('af')

/** Only read by the compiler. */
export const said = [words('due.onArrival'), words('nights', { count: 2 }), words('letters.refunded.heading')]

/** Only read by the compiler. */
export function unsaid(): void {
  // @ts-expect-error: no such key
  words('due.onDeparture')
  // @ts-expect-error: a group is no text
  words('due')
  // @ts-expect-error: a list is no text
  words('sms.default')
  // @ts-expect-error: the value is missing
  words('due.by')
  // @ts-expect-error: the value has another name
  words('payNow', { total: 'R1.00' })
}
