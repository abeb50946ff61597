import { expect, it } from 'vitest'
import { messageCounts, passesDmarc } from './dmarc-report.ts'

it.each([
  ['pass', 'pass', true],
  ['pass', 'fail', true],
  ['fail', 'pass', true],
  ['fail', 'fail', false],
] as const)('a message with DKIM %s and SPF %s counts as ours: %s', (dkim, spf, isOurs) => {
  expect(passesDmarc({ dkim, spf })).toBe(isOurs)
})

it('counts messages, not records', () => {
  const records = [
    { dkim: 'pass', spf: 'fail', count: 123 },
    { dkim: 'fail', spf: 'fail', count: 7 },
  ] as const
  expect(messageCounts(records)).toEqual({ messages: 130, passed: 123 })
})
