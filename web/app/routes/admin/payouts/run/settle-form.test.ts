import { describe, expect, it } from 'vitest'
import { readSettleForm } from './settle-form.server.ts'

describe('what the button of a payout says', () => {
  it.each([
    ['go=approve&payout=p1&text=x', { go: 'approve' }],
    [
      'go=returned&payout=p1&text=Account closed',
      { go: 'settle', payoutId: 'p1', outcome: { kind: 'returned', reason: 'Account closed' } },
    ],
    ['go=paid&payout=p1&text= B-17 ', { go: 'settle', payoutId: 'p1', outcome: { kind: 'paid', bankReference: 'B-17' } }],
    ['', { go: 'settle', payoutId: '', outcome: { kind: 'paid', bankReference: '' } }],
  ])('%s', (posted, form) => {
    expect(readSettleForm(new URLSearchParams(posted))).toEqual(form)
  })
})
