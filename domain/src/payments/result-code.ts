/**
 * What a payment gateway's result code means for us. `successful-review`: the money moved, the bank wants a
 * person to look. `uncertain`: nobody knows yet; like `cancelled` it may still become successful.
 * `technical-failure`: no judgement on the card.
 */
export type PaymentOutcome =
  | 'successful'
  | 'successful-review'
  | 'pending'
  | 'cancelled'
  | 'uncertain'
  | 'declined'
  | 'technical-failure'
  | 'chargeback'

const wholeCode = /^\d{3}\.\d{3}\.\d{3}$/

/**
 * The gateway's published classes, first match wins. Codes that no class names are declined: an unknown code
 * never means paid.
 */
const classes: readonly (readonly [pattern: RegExp, outcome: PaymentOutcome])[] = [
  [/^000\.100\.2/, 'chargeback'],
  [/^(000\.000\.|000\.100\.1|000\.[36])/, 'successful'],
  [/^(000\.400\.0[^3]|000\.400\.1[012]0)/, 'successful-review'],
  [/^000\.200/, 'pending'],
  [/^(800\.400\.5|100\.400\.500)/, 'pending'], // may take days
  [/^700\.400\.580$/, 'pending'], // a payment page that nobody has used yet
  [/^100\.396\.101$/, 'cancelled'],
  [/^100\.396\.104$/, 'uncertain'],
  [/^(000\.400\.1[0-9][1-9]|000\.400\.2|100\.390\.1)/, 'declined'], // 3-D Secure and risk checks
  [/^300\.100\.100/, 'declined'], // the bank wants 3-D Secure
  [/^(800\.[17]00|800\.800\.[123])/, 'declined'], // the bank said no
  [/^100\.39[765]/, 'declined'], // the flow was broken off outside
  [/^(900\.[1234]00|000\.400\.030)/, 'technical-failure'], // communication
  [/^(800\.[56]|999\.|600\.1|800\.800\.[84])/, 'technical-failure'], // their system
  [/^(700\.600|700\.601)/, 'technical-failure'], // our signature
  [/^(200\.[123]|100\.[53][07]|800\.900|100\.[69]00\.500)/, 'technical-failure'], // our request's form
  [/^100\.55/, 'technical-failure'], // our request's amount
]

/** Blanks and anything that is not exactly `ddd.ddd.ddd` count as declined. */
export function paymentOutcome(resultCode: string): PaymentOutcome {
  if (!wholeCode.test(resultCode)) return 'declined'
  return classes.find(([pattern]) => pattern.test(resultCode))?.[1] ?? 'declined'
}

/** The money has moved, whether or not somebody has to look at it. */
export function movesMoney(outcome: PaymentOutcome): boolean {
  return outcome === 'successful' || outcome === 'successful-review'
}
