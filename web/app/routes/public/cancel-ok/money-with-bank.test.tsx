import { Money } from '@camp/domain/shared/money.ts'
import { type ComponentProps, createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { beforeAll, expect, it } from 'vitest'
import { NextStep } from '#app/components/reservation/next-step.tsx'
import { loadAllWords } from '#app/wording/wording-store.ts'
import { aView, cancelledView } from '#server/reservations/testing/some-views.ts'
import { reservationOnWire } from '#server/wire/reservation-on-wire.ts'
import CancelOk from './route.tsx'

beforeAll(() => loadAllWords('en'))

function written(element: React.ReactElement): string {
  const Stub = createRoutesStub([{ path: '/', Component: () => element }])
  return renderToString(<Stub initialEntries={['/']} />).replaceAll('<!-- -->', '')
}

const onItsWay = 'R400.00 is still on its way from your bank. If it arrives, all of it goes back.'

it.each([
  ['nothing was paid', 0, null, ['There’s nothing to refund'], onItsWay],
  ['it is with the bank', 0, 400, [onItsWay], 'There’s nothing to refund'],
  ['some goes back and more is with the bank', 300, 400, ['R300.00', onItsWay], 'There’s nothing to refund'],
] as const)('after cancelling, where %s', (_, refund, underWay, said, unsaid) => {
  const ended = cancelledView('guest', 'guest-cancelled')
  const view = aView(ended)
  const cancellation = view.cancellation && { ...view.cancellation, refundAmount: Money.rand(refund) }
  const reservation = reservationOnWire({ ...view, cancellation, underWay: underWay === null ? null : Money.rand(underWay) })
  const loaderData = { reservation, again: '/kwena-camp' }

  for (const page of [
    written(createElement(CancelOk, { loaderData } as unknown as ComponentProps<typeof CancelOk>)),
    written(<NextStep reservation={reservation} again="/kwena-camp" />),
  ]) {
    for (const sentence of said) expect(page).toContain(sentence)
    expect(page).not.toContain(unsaid)
  }
})
