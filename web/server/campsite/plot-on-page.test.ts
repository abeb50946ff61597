import { describe, expect, it } from 'vitest'
import { saysOnlyItsName } from './plot-on-page.ts'

describe('what a plot says of itself', () => {
  it.each([
    ['<p>River stand 1.</p>', true],
    ['<p> River stand 1 </p>', true],
    [null, true],
    ['<p>River stand 1, under the willows.</p>', false],
    ['<p>Shady.</p>', false],
  ])('%s only repeats its name: %s', (aboutPlot, repeats) => {
    expect(saysOnlyItsName({ name: 'River stand 1', aboutPlot })).toBe(repeats)
  })
})
