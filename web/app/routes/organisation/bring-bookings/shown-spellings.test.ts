import { expect, it } from 'vitest'
import { shownSpellings } from './shown-spellings.ts'

const plots = (count: number) => Array.from({ length: count }, (_, at) => ({ id: `p${at}`, name: `${at}`, siteName: 'Camp' }))
const named = [
  { spelled: 'River 1', id: 'p1' },
  { spelled: 'River 2', id: 'p2' },
]
const unknownPlots = ['A', 'B', 'C', 'D', 'E', 'F', 'G']

it('shows every name where the lists are short', () => {
  expect(shownSpellings({ unknownPlots, named, plots: plots(20) })).toEqual({
    shown: [...unknownPlots.map((spelled) => ({ spelled, id: '' })), ...named],
    carried: [],
    waiting: 0,
  })
})

it('shows names without a plot first, and carries those that are chosen', () => {
  const answer = shownSpellings({ unknownPlots, named, plots: plots(375) })

  expect(answer.shown.map(({ spelled }) => spelled)).toEqual([...unknownPlots, 'River 1'])
  expect(answer).toMatchObject({ carried: [named[1]], waiting: 0 })
})

it('shows five at least, and says how many come next', () => {
  const answer = shownSpellings({ unknownPlots, named, plots: plots(3_000) })

  expect(answer.shown.map(({ spelled }) => spelled)).toEqual(['A', 'B', 'C', 'D', 'E'])
  expect(answer).toMatchObject({ carried: named, waiting: 2 })
})

it('has nothing to show where every name is known', () => {
  expect(shownSpellings({ unknownPlots: [], named: [], plots: [] })).toEqual({ shown: [], carried: [], waiting: 0 })
})
