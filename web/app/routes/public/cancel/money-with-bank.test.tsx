import { type ComponentProps, createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { beforeAll, expect, it } from 'vitest'
import { loadAllWords } from '#app/wording/wording-store.ts'
import { aView, partiallyPaid, paying, pending } from '#server/reservations/testing/some-views.ts'
import { reservationOnWire } from '#server/wire/reservation-on-wire.ts'
import Cancel from './route.tsx'

beforeAll(() => loadAllWords('en'))

function written(element: React.ReactElement): string {
  const Stub = createRoutesStub([{ path: '/', Component: () => element }])
  return renderToString(<Stub initialEntries={['/']} />).replaceAll('<!-- -->', '')
}

const onItsWay = 'R400.00 is still on its way from your bank. If it arrives, all of it goes back.'

function cancelPage(view: ReturnType<typeof aView>, refundAmount: number): string {
  const terms = { canCancel: true, refundAmount, refundPercentage: 100 }
  const loaderData = { reservation: reservationOnWire(view), terms, canChange: false, hasChanged: false }
  return written(createElement(Cancel, { loaderData } as unknown as ComponentProps<typeof Cancel>))
}

it('before cancelling, what is with the bank is not “nothing”', () => {
  const unpaid = cancelPage(paying(pending), 0)

  expect(unpaid).toContain(onItsWay)
  expect(unpaid).toContain('Cancelling costs you nothing.')
  expect(unpaid).not.toContain('paid nothing')
  expect(cancelPage(aView(pending), 0)).toContain('You’ve paid nothing')
})

it('before cancelling, it stands beside what comes back', () => {
  const deposit = cancelPage(paying(partiallyPaid), 400)

  expect(deposit).toContain('You get back R400.00')
  expect(deposit).toContain('is still on its way from your bank. If it arrives, all of it goes back.')
})
