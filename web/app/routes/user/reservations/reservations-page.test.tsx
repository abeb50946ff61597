import type { ComponentProps } from 'react'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { beforeAll, expect, it } from 'vitest'
import { loadAllWords } from '#app/wording/wording-store.ts'
import type { WireReservation } from '#server/wire/reservation-on-wire.ts'
import MyReservationsPage from './route.tsx'

beforeAll(() => loadAllWords('en'))

function aReservationAt(name: string, kind: WireReservation['nights']['kind']): WireReservation {
  return {
    id: name,
    organisation: { slug: 'camp', name, images: [], businessNumber: null },
    status: 'confirmed',
    nights: { kind, nights: 0 },
    simpleReference: '482-913-107',
    reservationDate: '2026-11-28',
    endDate: '2026-11-30',
    orgPlots: [],
    amountDue: 800,
    wantsPayment: false,
    cancellationLadder: [],
    plots: [],
    numberOfAdults: 2,
    numberOfPensioners: 0,
    childrenAges: [],
  } as unknown as WireReservation
}

it('shows a stay that is on now above those that come', () => {
  const upcoming = [aReservationAt('Karoo Camp', 'before-arrival'), aReservationAt('River Camp', 'arriving-today')]
  const loaderData = { today: '2026-11-28', isAddressConfirmed: true, upcoming, past: [], cancelled: [] }
  const props = { loaderData } as unknown as ComponentProps<typeof MyReservationsPage>
  const Stub = createRoutesStub([{ path: '/', Component: () => <MyReservationsPage {...props} /> }])

  const html = renderToString(<Stub initialEntries={['/']} />)

  expect([...html.matchAll(/href="\/camp\/reservation\/River%20Camp(#\w+)?"/g)].map(([, part]) => part)).toEqual([
    undefined,
    '#directions',
  ])
  expect(html).toContain('Arriving today!')
  const headings = [...html.matchAll(/<h[23][^>]*>([^<]*)/g)].map(([, text]) => text)
  expect(headings).toEqual(['On now', 'River Camp', 'Upcoming', 'Karoo Camp'])
})
