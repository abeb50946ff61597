import { expect, it } from 'vitest'
import { balanceState, openCents } from './balance-state.ts'

it.each([
  ['partiallyPaid', 1_000, 400, false, 600, 'part'],
  ['pending', 1_000, 0, false, 1_000, 'none'],
  ['confirmed', 1_000, 1_000, false, 0, 'paid'],
  ['confirmed', 1_000, 1_200, false, 0, 'paid'],
  ['confirmed', 1_000, 400, true, 0, 'paid'],
  ['confirmed', 0, 0, false, 0, 'paid'],
  ['temporaryHold', 1_000, 0, false, 0, 'none'],
] as const)('%s with %i due and %i paid', (status, dueCents, paidCents, isWrittenOff, open, state) => {
  const facts = { status, dueCents, paidCents, isWrittenOff }

  expect([openCents(facts), balanceState(facts)]).toEqual([open, state])
})
