import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { beforeAll, expect, it } from 'vitest'
import { loadAllWords } from '#app/wording/wording-store.ts'
import { PanelActs } from './panel-acts.tsx'
import type { PanelReservation } from './panel-model.ts'

beforeAll(() => loadAllWords('en'))

function actsOf(booking: Pick<PanelReservation, 'acts' | 'balance'>): readonly URL[] {
  const query = new URLSearchParams({ from: '2027-11-01', days: '14', open: '111-222-333', change: 'move' })
  const part = <PanelActs booking={{ reference: '482-913-107', ...booking }} slug="kwena-camp" query={query} />
  const Stub = createRoutesStub([{ path: '/', Component: () => part }])
  const html = renderToString(<Stub initialEntries={['/']} />).replaceAll('&amp;', '&')
  return [...html.matchAll(/href="([^"]*)"/g)].map(([, address = '']) => new URL(address, 'https://camp.example'))
}

it('offers what the desk needs most, and leads back to the same days with the booking open', () => {
  const links = actsOf({ acts: ['amend', 'cancel', 'record-payment', 'check-in', 'check-out', 'resend-message'], balance: 720 })

  expect(links.map(({ pathname }) => pathname.split('/').slice(-2).join(' '))).toEqual([
    '482-913-107 check-in',
    '482-913-107 payment',
    '482-913-107 cancel',
  ])
  const back = links.map(({ searchParams }) => searchParams.get('back'))
  expect(new Set(back)).toEqual(new Set(['/org/kwena-camp/calendar?from=2027-11-01&days=14&open=482-913-107']))
})

it('asks for no money of a booking that is paid', () => {
  const links = actsOf({ acts: ['check-out', 'record-payment'], balance: 0 })

  expect(links.map(({ pathname }) => pathname.split('/').at(-1))).toEqual(['check-out'])
})

it('says nothing where nothing can be done', () => {
  expect(actsOf({ acts: [], balance: 100 })).toEqual([])
})
