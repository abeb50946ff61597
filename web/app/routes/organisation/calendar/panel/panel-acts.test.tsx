import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { beforeAll, expect, it } from 'vitest'
import { loadAllWords } from '#app/wording/wording-store.ts'
import { PanelActs } from './panel-acts.tsx'
import type { PanelReservation } from './panel-model.ts'

beforeAll(() => loadAllWords('en'))

/** Where each leads or is posted, and what the form says of the way back. */
function actsOf(booking: Pick<PanelReservation, 'acts' | 'balance'>) {
  const query = new URLSearchParams({ from: '2027-11-01', days: '14', open: '111-222-333', change: 'move' })
  const part = <PanelActs booking={{ reference: '482-913-107', ...booking }} slug="kwena-camp" query={query} formKey="key" />
  const Stub = createRoutesStub([{ path: '/', Component: () => part }])
  const html = renderToString(<Stub initialEntries={['/']} />).replaceAll('&amp;', '&')
  const urls = [...html.matchAll(/(?:href|action)="([^"]*)"/g)].map(
    ([, address = '']) => new URL(address, 'https://camp.example'),
  )
  const posted = [...html.matchAll(/name="back" value="([^"]*)"/g)].map(([, back]) => back)
  const linked = urls.flatMap(({ searchParams }) => searchParams.get('back') ?? [])
  return { pages: urls.map(({ pathname }) => pathname.split('/').slice(-2).join(' ')), linked, posted }
}

const here = '/org/kwena-camp/calendar?from=2027-11-01&days=14&open=482-913-107'

it('offers what the desk needs most, and leads back to the same days with the booking open', () => {
  const acts = ['amend', 'cancel', 'record-payment', 'check-in', 'check-out', 'resend-message'] as const

  expect(actsOf({ acts, balance: 720 })).toEqual({
    pages: ['482-913-107 check-in', '482-913-107 payment', '482-913-107 cancel'],
    linked: [here, here],
    posted: [here],
  })
})

it('asks for no money of a booking that is paid', () => {
  expect(actsOf({ acts: ['check-out', 'record-payment'], balance: 0 })).toMatchObject({ pages: ['482-913-107 check-out'] })
})

it('says nothing where nothing can be done', () => {
  expect(actsOf({ acts: [], balance: 100 })).toEqual({ pages: [], linked: [], posted: [] })
})
