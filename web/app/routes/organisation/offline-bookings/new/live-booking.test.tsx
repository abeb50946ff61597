import { desk } from '@camp/application/desk/testing/a-booked-stay.ts'
import { stands } from '@camp/application/testing/a-campsite.ts'
import { aWish } from '@camp/application/testing/a-guest-of.ts'
import { givenMarketplace } from '@camp/application/testing/given-marketplace.ts'
import type { UseCases } from '@camp/application/use-cases.ts'
import { renderToString } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadAllWords } from '#app/wording/wording-store.ts'
import { DeskBookingPanel } from './booking-panel.tsx'
import { liveBooking } from './live-booking.server.ts'
import type { OfflineAnswers } from './offline-answers.ts'

beforeAll(() => loadAllWords('en'))

const { stay } = aWish()

/** Four nights of R800.00 on Stand 1, with the payment as typed. */
async function live(typed: OfflineAnswers) {
  const answers = {
    arrival: stay.arrival.toString(),
    departure: stay.departure.toString(),
    'plot-0': stands[0]?.id ?? '',
    'adults-0': '2',
    payment: 'offline',
    method: 'cash',
    paidOn: '2026-11-21',
    ...typed,
  }
  return liveBooking(givenMarketplace() as unknown as UseCases, { actor: desk, orgSlug: 'kwena-camp' }, answers)
}

describe('a booking as far as it is typed', () => {
  it.each([
    [{ amount: '900' }, 'above-total'],
    [{ amount: '100', paidOn: '2026-11-22' }, 'paid-in-future'],
    [{ amount: '100', paidOn: '2016-11-21' }, 'paid-too-early'],
    [{ payment: 'online' }, 'camper-must-be-told'],
    [{ price: 'agreed', agreedTotal: '800' }, 'agreed-reason-missing'],
  ])('has its stay and its price in sight beside what is wrong with %j', async (typed, code) => {
    const { preview, problems } = await live(typed)

    expect(problems).toMatchObject([{ code }])
    expect(preview).toMatchObject({ arrivalDate: '2027-02-01', plots: [{ plotName: 'Stand 1' }], amountDue: 800 })
  })

  it('shows the price, and not what would become of the booking, beside what is wrong', async () => {
    const panel = async (typed: OfflineAnswers) =>
      renderToString(<DeskBookingPanel live={await live(typed)} hasContact={false} isBusy={false} />)

    const wrong = await panel({ amount: '900' })
    const right = await panel({ amount: '800' })

    expect(wrong).toContain('That’s more than the total of R800.00.')
    expect(wrong).toContain('Stand 1')
    expect(wrong).not.toContain('Confirmed')
    expect(right).toContain('Confirmed')
  })

  it('has no price where the stay itself is wrong', async () => {
    const past = { arrival: '2026-11-01', departure: '2026-11-03' }

    expect(await live(past)).toMatchObject({ preview: null, problems: [{ code: 'arrival-in-past' }] })
  })
})
