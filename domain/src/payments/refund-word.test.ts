import { expect, it } from 'vitest'
import { aMoment } from '../testing/a-moment.ts'
import { afterRefundWord, type RefundAtGateway } from './refund-word.ts'

const at = aMoment('2026-12-02T10:00').now
const earlier = at.subtract({ hours: 1 })
const sent: RefundAtGateway = { state: 'done', heardAt: null, isReturned: false }
const returned: RefundAtGateway = { state: 'manual', heardAt: earlier, isReturned: true }

it.each([
  ['a refusal of what counted as paid back', sent, 'declined', 'returned'],
  ['a fault there', sent, 'technical-failure', 'returned'],
  ['a success', sent, 'successful', 'noted'],
  ['still pending', sent, 'pending', 'nothing'],
  ['nobody knows yet', sent, 'uncertain', 'nothing'],
  ['a refusal that is older than the success', { ...sent, heardAt: at }, 'declined', 'nothing'],
  ['a refusal after a success', { ...sent, heardAt: earlier }, 'declined', 'returned'],
  ['a second refusal', returned, 'declined', 'noted'],
  ['the same refusal again', { ...returned, heardAt: at }, 'declined', 'nothing'],
  ['a success after a refusal', returned, 'successful', 'went-out'],
  ['a success after staff paid it themselves', { ...returned, state: 'done' }, 'successful', 'noted'],
] as const)('%s', (_, refund, outcome, follows) => {
  expect(afterRefundWord(refund, { outcome, at })).toBe(follows)
})
