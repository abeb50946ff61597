import type { ComponentProps } from 'react'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { beforeAll, expect, it } from 'vitest'
import { loadAllWords } from '#app/wording/wording-store.ts'
import PlatformBillingPage from './route.tsx'

beforeAll(() => loadAllWords('en'))

function reportOf(isClosed: boolean): string {
  const report = { month: '2026-11', previous: '2026-10', next: null, isClosed, organisations: [], totals: [] }
  const props = { loaderData: { report } } as unknown as ComponentProps<typeof PlatformBillingPage>
  const Stub = createRoutesStub([{ path: '/', Component: () => <PlatformBillingPage {...props} /> }])
  return renderToString(<Stub initialEntries={['/']} />)
}

it.each([
  [false, 'Bookings that campsites take themselves carry no booking fee'],
  [true, 'Later refunds show in the month they’re made.'],
])('speaks to the people of the platform of campsites, closed: %s', (isClosed, words) => {
  const html = reportOf(isClosed)

  expect(html).toContain(words)
  expect(html.slice(html.indexOf('<h1'))).not.toMatch(/\byou(r|rself)?\b/i)
})
