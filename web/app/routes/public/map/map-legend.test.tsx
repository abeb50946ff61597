import { renderToString } from 'react-dom/server'
import { beforeAll, expect, it } from 'vitest'
import { loadAllWords } from '#app/wording/wording-store.ts'
import { MapLegend } from './map-legend.tsx'
import type { PlotState } from './plot-state.ts'

beforeAll(() => loadAllWords('en'))

const names = (...states: readonly PlotState[]) =>
  ['Free', 'Selected', 'Only with another plot', 'Not available'].filter((name) =>
    renderToString(<MapLegend states={new Set(states)} />).includes(name),
  )

it('names what there is on this map, and nothing else', () => {
  expect(names('free')).toEqual(['Free'])
  expect(names('unavailable', 'chosen')).toEqual(['Selected', 'Not available'])
  expect(names('fit')).toEqual(['Only with another plot'])
})
