import { describe, expect, it } from 'vitest'
import { readSettleForm } from './settle-form.server.ts'

describe('what the button of a payout says', () => {
  it.each([
    ['go=approve&payout=p1&text=x', { go: 'approve' }],
    ['go=returned&payout=p1&text=Account closed', { go: 'returned', payoutId: 'p1', text: 'Account closed' }],
    ['go=paid&payout=p1&text= B-17 ', { go: 'paid', payoutId: 'p1', text: 'B-17' }],
    ['', { go: 'paid', payoutId: '', text: '' }],
  ])('%s', (posted, form) => {
    expect(readSettleForm(new URLSearchParams(posted))).toEqual(form)
  })
})
