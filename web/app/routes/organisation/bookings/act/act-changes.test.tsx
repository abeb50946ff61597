import { renderToString } from 'react-dom/server'
import { beforeAll, expect, it } from 'vitest'
import { loadAllWords } from '#app/wording/wording-store.ts'
import type { WireOutcome } from '#server/wire/desk-outcome-on-wire.ts'
import { ActChanges } from './act-changes.tsx'

beforeAll(() => loadAllWords('en'))

function shown(before: object, after: object, facts: object = {}): string {
  const side = { checkedInAt: null, vehiclePlate: null, gateCode: null, balance: 0 }
  const sides = { before: { ...side, ...before }, after: { ...side, ...after } }
  const outcome = {
    kind: 'act',
    version: 1,
    isDoneBefore: false,
    refundAmount: 0,
    promised: 0,
    voucher: null,
    messages: [],
    ...sides,
    ...facts,
  }
  return renderToString(<ActChanges outcome={outcome as unknown as WireOutcome} />)
}

it.each(['cancelled', 'noShow'])('says what the campsite keeps of a booking that becomes %s', (status) => {
  const html = shown({ status: 'confirmed', amountPaid: 480 }, { status, amountPaid: 480 }, { refundAmount: 300 })

  expect(html).toContain('R300.00 goes back to the guest.')
  expect(html).toContain('You keep R180.00.')
})

it('what the guest paid too much goes back beside the refund, and the campsite keeps none of it', () => {
  const before = { status: 'confirmed', amountPaid: 550, balance: -200 }
  const html = shown(before, { status: 'cancelled', amountPaid: 550 }, { promised: 200 })

  expect(html).toContain('R200.00 the guest paid too much also goes back.')
  expect(html).toContain('You keep R350.00.')
  expect(html).not.toContain('Balance')
})

it.each(['cancelled', 'noShow'])('says no money where the guest of a booking that is %s hears of it again', (status) => {
  const same = { status, amountPaid: 180 }

  expect(shown(same, same)).not.toMatch(/R\d/)
})
