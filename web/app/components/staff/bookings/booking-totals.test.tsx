import { renderToString } from 'react-dom/server'
import { beforeAll, expect, it } from 'vitest'
import { loadAllWords } from '#app/wording/wording-store.ts'
import { BookingTotals } from './booking-totals.tsx'

beforeAll(() => loadAllWords('en'))

const amounts = { amountDue: 800, amountPaid: 200, balance: 600 }
const nothing = { amountDue: 0, amountPaid: 0, balance: 0 }

it.each([
  [
    'nothing where every booking counts',
    { count: 5, ...amounts, ended: { count: 0, amountPaid: 0 } },
    'BookingsDuePaidBalance',
    '',
  ],
  [
    'the cancelled ones and no-shows',
    { count: 5, ...amounts, ended: { count: 4, amountPaid: 7557 } },
    'BookingsDuePaidBalance',
    'Due, paid and balance leave out 4 bookings that are cancelled or no-shows. You have R7557.00 for them.',
  ],
  [
    'that nothing is owed where there are no others',
    { count: 4, ...nothing, ended: { count: 4, amountPaid: 7557 } },
    'Bookings',
    'Nobody owes anything for cancelled bookings and no-shows. You have R7557.00 for them.',
  ],
])('the totals say what they leave out: %s', (_, totals, labels, said) => {
  const html = renderToString(<BookingTotals {...totals} />)

  expect([...html.matchAll(/<dt>([^<]*)/g)].map(([, label]) => label).join('')).toBe(labels)
  expect(/<p[^>]*>(.*)<\/p>/.exec(html)?.[1] ?? '').toBe(said)
})
