import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeAll, expect, it } from 'vitest'
import { loadAllWords } from '#app/wording/wording-store.ts'
import type { PickedPlot } from '#server/campsite/load-selection.ts'
import { OtherDates } from './other-dates.tsx'

beforeAll(() => loadAllWords('en'))

const nearestDates = { arrivalDate: '2026-12-19', departureDate: '2026-12-22' }
const tooShort = { code: 'stay-too-short', required: 3, requested: 1 }
const plot = (facts: Partial<Record<keyof PickedPlot, unknown>>) =>
  ({ unavailableReason: 'criteria', criteria: [tooShort], nearestDates, nearestTotal: 1350, ...facts }) as unknown as PickedPlot

function shown(...plots: readonly PickedPlot[]): string {
  const element = <OtherDates plots={plots} />
  const router = createMemoryRouter([{ path: '/', element }], { initialEntries: ['/?numberOfAdults=4'] })
  return renderToString(<RouterProvider router={router} />)
}

it('says what all of them ask for, and leads to the dates on which most are free', () => {
  const html = shown(plot({}), plot({ nearestTotal: 1575 }))

  expect(html).toContain('Stay at least 3 nights.')
  expect(html).toContain('2 plots free 19–22 Dec from R1350.00')
  expect(html).toContain('numberOfAdults=4&amp;arrivalDate=2026-12-19&amp;departureDate=2026-12-22')
})

it('names no remedy that would not help each of them', () => {
  expect(shown(plot({}), plot({ unavailableReason: 'booked', criteria: [] }))).not.toContain('Stay at least')
})

it('says nothing where no other dates are known', () => {
  expect(shown(plot({ nearestDates: null, nearestTotal: null }))).not.toContain('<a')
})
