import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { transitionTable } from './transitions.ts'

const document = new URL('../../../docs/algorithms/reservation-life.md', import.meta.url)

it('is written down as it is coded', () => {
  const [, afterHeading = ''] = readFileSync(document, 'utf8').split('## Transition table')
  const [table = ''] = afterHeading.split('\n\ncompleted')
  const rows = table
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(1)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )

  expect(rows).toEqual(transitionTable.map(({ from, to, when }) => [from ?? '–', to, when]))
})
