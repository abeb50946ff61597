import { renderToString } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadAllWords } from '../../wording/wording-store.ts'
import { type PriceLineState, PriceLineText } from './price-line.tsx'

beforeAll(() => loadAllWords('en'))

const lineFor = (state: PriceLineState) => renderToString(<PriceLineText state={state} />)

describe('the price line of a card', () => {
  it('loads, with its place kept', () => {
    expect(lineFor('loading')).toMatch(/skeleton.*Loading the price…/)
  })

  it('names the amount for a person or a plot', () => {
    expect(lineFor({ price: { amount: 240, basis: 'perPerson' } })).toContain('From R240.00/night per person')
    expect(lineFor({ price: { amount: 395.5, basis: 'perPlot' } })).toContain('From R395.50/night per plot')
  })

  it('asks to make contact where there is none', () => {
    expect(lineFor({ price: null })).toContain('Contact for pricing')
  })
})
