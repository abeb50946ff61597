import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Temporal } from '../shared/temporal.ts'
import {
  isDiffering,
  isDisputeOver,
  isDisputeWon,
  isPaymentSettled,
  mayMove,
  type PaymentState,
  paymentStateAfter,
  paymentTransitions,
  stateAfterReport,
} from './payment-state.ts'
import { type PaymentOutcome, paymentOutcome } from './result-code.ts'

const states = Object.keys(paymentTransitions) as PaymentState[]
const outcomes: readonly PaymentOutcome[] = [
  'successful',
  'successful-review',
  'pending',
  'cancelled',
  'uncertain',
  'declined',
  'technical-failure',
  'chargeback',
]

const after = (reports: readonly PaymentOutcome[]) => reports.reduce<PaymentState>(paymentStateAfter, 'created')

describe('the state of an attempt to pay', () => {
  it.each<[PaymentState, PaymentOutcome, PaymentState]>([
    ['created', 'pending', 'pending'],
    ['pending', 'successful', 'successful'],
    ['pending', 'declined', 'declined'],
    ['pending', 'cancelled', 'cancelled'],
    ['pending', 'uncertain', 'uncertain'],
    ['cancelled', 'successful', 'successful'],
    ['uncertain', 'successful-review', 'successful'],
    ['cancelled', 'pending', 'cancelled'],
    ['pending', 'technical-failure', 'uncertain'],
    ['successful', 'chargeback', 'charged-back'],
  ])('%s, reported %s, is %s', (state, outcome, next) => {
    expect(paymentStateAfter(state, outcome)).toBe(next)
  })

  it.each(outcomes.filter((outcome) => outcome !== 'chargeback'))('stays successful when %s is reported', (outcome) => {
    expect(paymentStateAfter('successful', outcome)).toBe('successful')
  })

  it('is settled by what the gateway calls final, so that nobody goes on asking', () => {
    expect(states.filter(isPaymentSettled)).toEqual(['declined', 'successful', 'charged-back'])
  })

  it('can reach every state from created', () => {
    expect(states.filter((state) => state !== 'created' && !mayMove('created', state))).toEqual([])
  })

  it('never goes round in a circle', () => {
    const circles = states.filter((state) => paymentTransitions[state].some((next) => next === state || mayMove(next, state)))

    expect(circles).toEqual([])
  })

  it('ends in the same state whatever the order and however often each report comes', () => {
    const reports = fc.uniqueArray(fc.constantFrom(...outcomes), { minLength: 1 })
    const disorder = reports.chain((once) =>
      fc.tuple(fc.constant(once), fc.shuffledSubarray([...once, ...once, ...once], { minLength: once.length * 3 })),
    )

    fc.assert(fc.property(disorder, ([once, shuffled]) => after(once) === after(shuffled)))
  })
})

describe('money that moved and is not what was asked', () => {
  type Attempt = Parameters<typeof stateAfterReport>[0]
  const codes = ['000.000.000', '000.200.000', '100.396.101', '100.396.104', '800.100.152', '900.100.300', '000.100.206']
  const words = codes.map((resultCode) => ({ resultCode, outcome: paymentOutcome(resultCode), differs: false }))
  const differing = { resultCode: '000.400.000', outcome: 'successful-review', differs: true } as const

  const heard = (attempt: Attempt, word: (typeof words)[number]): Attempt => {
    const state = stateAfterReport(attempt, word)
    return state === attempt.state && !word.differs ? attempt : { state, resultCode: word.resultCode }
  }
  const afterAll = (all: typeof words) => all.reduce<Attempt>(heard, { state: 'created', resultCode: null })

  it.each<[PaymentState, PaymentState]>([
    ['created', 'uncertain'],
    ['pending', 'uncertain'],
    ['uncertain', 'uncertain'],
    ['cancelled', 'uncertain'],
    ['declined', 'uncertain'],
    ['successful', 'successful'],
    ['charged-back', 'charged-back'],
  ])('makes one that was %s %s', (state, next) => {
    expect(stateAfterReport({ state, resultCode: null }, differing)).toBe(next)
  })

  it('is seen whatever the order in which it is reported, until what was asked is here or a bank takes it back', () => {
    const reports = fc.subarray(words)
    const disorder = reports.chain((once) =>
      fc.tuple(fc.constant(once), fc.shuffledSubarray([...once, differing, ...once], { minLength: once.length * 2 + 1 })),
    )
    const isOver = (state: PaymentState) => state === 'successful' || state === 'charged-back'

    fc.assert(
      fc.property(disorder, ([once, shuffled]) => {
        const ended = afterAll(shuffled)
        return isOver(afterAll(once).state) ? isOver(ended.state) : isDiffering(ended)
      }),
    )
  })
})

describe('a dispute about a payment', () => {
  const takenBack = Temporal.Instant.from('2026-12-01T08:00:00Z')
  const later = takenBack.add({ hours: 1 })
  const disputed = { state: 'charged-back', settledAt: takenBack } as const

  it.each([
    ['success after it', disputed, 'successful', later, true],
    ['old news of success', disputed, 'successful', takenBack, false],
    ['success without a time', disputed, 'successful', null, false],
    ['another decline', disputed, 'declined', later, false],
    ['the dispute again', disputed, 'chargeback', later, false],
    ['success of a payment that nobody disputes', { ...disputed, state: 'successful' }, 'successful', later, false],
  ] as const)('is won, or not, by %s', (_what, attempt, outcome, at, isWon) => {
    expect(isDisputeWon(attempt, outcome, at)).toBe(isWon)
  })

  const won = { state: 'successful', resultCode: '000.100.206', settledAt: takenBack } as const

  it.each([
    ['said again of the same moment', won, '000.100.206', takenBack, true],
    ['said again of an earlier moment', won, '000.100.206', takenBack.subtract({ hours: 1 }), true],
    ['said again without a moment', won, '000.100.206', null, true],
    ['a new one, later', won, '000.100.206', later, false],
    ['by another word than before', { ...won, resultCode: '000.000.000' }, '000.100.206', takenBack, false],
    ['no dispute at all', { ...won, resultCode: '000.000.000' }, '000.000.000', takenBack, false],
    ['of a payment that is still taken back', { ...won, state: 'charged-back' }, '000.100.206', takenBack, false],
    ['of a payment that nobody knows the moment of', { ...won, settledAt: null }, '000.100.206', takenBack, false],
  ] as const)('that staff closed as won is over, or not: %s', (_what, attempt, resultCode, at, isOver) => {
    expect(isDisputeOver(attempt, { resultCode, at })).toBe(isOver)
  })
})
