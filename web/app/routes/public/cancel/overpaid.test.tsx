import { Money } from '@camp/domain/shared/money.ts'
import type { ComponentProps } from 'react'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { beforeAll, expect, it } from 'vitest'
import { loadAllWords } from '#app/wording/wording-store.ts'
import { aView, partiallyPaid } from '#server/reservations/testing/some-views.ts'
import { cancellationTermsOnWire, reservationOnWire } from '#server/wire/reservation-on-wire.ts'
import Cancel from './route.tsx'

beforeAll(() => loadAllWords('en'))

/** R480.00 paid for a stay that costs R300.00 now. */
function cancelPage(refund: number, refundPercentage: number): string {
  const view = { ...aView(partiallyPaid), amountPaid: Money.rand(480), amountDue: Money.rand(300) }
  const terms = cancellationTermsOnWire({
    reservation: view,
    canCancel: true,
    reason: null,
    refundAmount: Money.rand(refund),
    refundPercentage,
    promised: Money.rand(180),
  })
  const loaderData = { reservation: reservationOnWire(view), terms, canChange: false, hasChanged: false }
  const props = { loaderData } as unknown as ComponentProps<typeof Cancel>
  const Stub = createRoutesStub([{ path: '/', Component: () => <Cancel {...props} /> }])
  return renderToString(<Stub initialEntries={['/']} />).replaceAll('<!-- -->', '')
}

it('the share is of what the stay cost, and what was paid too much comes back beside it', () => {
  const page = cancelPage(150, 50)

  expect(page).toContain('You get back R150.00')
  expect(page).toContain('50 % of the R300.00 your stay cost.')
  expect(page).toContain('R180.00 you paid too much also comes back.')
  expect(page).toContain('name="cost" value="15000"')
})

it('where the policy gives nothing, what was paid too much still comes back', () => {
  const page = cancelPage(0, 0)

  expect(page).toContain('You get back the R180.00 you paid too much')
  expect(page).toContain('the campsite keeps the R300.00 your stay cost.')
  expect(page).not.toContain('You get nothing back')
  expect(page).not.toContain('R480.00')
  expect(page).toContain('name="cost" value="30000"')
})
