import { describe, expect, it } from 'vitest'
import { movesMoney, type PaymentOutcome, paymentOutcome } from './result-code.ts'

const cases: readonly (readonly [code: string, outcome: PaymentOutcome, why: string])[] = [
  ['000.000.000', 'successful', 'live success'],
  ['000.100.110', 'successful', 'success in the test environment'],
  ['000.300.000', 'successful', 'two-step success'],
  ['000.600.000', 'successful', 'success after an update'],
  ['000.400.000', 'successful-review', 'fraud suspicion'],
  ['000.400.020', 'successful-review', 'address check'],
  ['000.400.100', 'successful-review', 'risk check skipped'],
  ['000.400.110', 'successful-review', 'authenticated without a challenge'],
  ['000.400.120', 'successful-review', 'authenticated by data only'],
  ['000.200.000', 'pending', 'pending'],
  ['000.200.100', 'pending', 'checkout created'],
  ['800.400.500', 'pending', 'waits for a non-instant payment'],
  ['100.400.500', 'pending', 'waits for the bank'],
  ['700.400.580', 'pending', 'page not used yet'],
  ['100.396.101', 'cancelled', 'cancelled by the shopper'],
  ['100.396.104', 'uncertain', 'timed out'],
  ['000.400.101', 'declined', 'card does not take part in 3-D Secure'],
  ['000.400.102', 'declined', 'not enrolled'],
  ['000.400.109', 'declined', 'not enrolled for version 2'],
  ['000.400.200', 'declined', 'risk check failed'],
  ['100.390.112', 'declined', '3-D Secure rejected'],
  ['300.100.100', 'declined', 'soft decline'],
  ['800.100.151', 'declined', 'invalid card'],
  ['800.100.152', 'declined', 'declined by the bank'],
  ['800.100.203', 'declined', 'insufficient funds'],
  ['800.700.100', 'declined', 'for the account'],
  ['800.800.102', 'declined', 'blocked'],
  ['100.396.106', 'declined', 'flow broken off'],
  ['100.397.101', 'declined', 'flow broken off outside'],
  ['100.395.501', 'declined', 'online transfer timed out'],
  ['000.400.030', 'technical-failure', 'partial failure of the risk check'],
  ['900.100.300', 'technical-failure', 'time-out at the bank'],
  ['800.500.100', 'technical-failure', 'their system'],
  ['999.999.999', 'technical-failure', 'undefined at the bank'],
  ['600.100.100', 'technical-failure', 'unexpected'],
  ['800.800.800', 'technical-failure', 'rejected by the platform'],
  ['700.600.100', 'technical-failure', 'signature'],
  ['200.300.404', 'technical-failure', 'request form'],
  ['100.500.101', 'technical-failure', 'request form'],
  ['800.900.300', 'technical-failure', 'authentication of the request'],
  ['100.600.500', 'technical-failure', 'usage too long'],
  ['100.550.701', 'technical-failure', 'refund above the payment'],
  ['000.100.200', 'chargeback', 'dispute, not a success'],
  ['000.100.299', 'chargeback', 'dispute, not a success'],
  ['123.456.789', 'declined', 'a code nobody has published'],
]

describe('the outcome of a result code', () => {
  it.each(cases)('%s is %s: %s', (code, outcome) => {
    expect(paymentOutcome(code)).toBe(outcome)
  })

  it.each([
    '',
    ' 000.000.000',
    '000.000.000 ',
    '000.000.000\n',
    '000.000.000\t',
    '000 000 000',
    'x000.000.000',
    '000.000.0000',
    '000.000.',
    '000000000',
  ])('never takes %j for paid', (code) => {
    expect(paymentOutcome(code)).toBe('declined')
  })

  it('says money moved for exactly the two kinds of success', () => {
    const moving = new Set(cases.map(([, outcome]) => outcome).filter(movesMoney))

    expect(moving).toEqual(new Set(['successful', 'successful-review']))
  })
})
