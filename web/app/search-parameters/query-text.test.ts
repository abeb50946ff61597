import fc from 'fast-check'
import { expect, it } from 'vitest'
import { queryText } from './query-text.ts'

const text = fc.string({ unit: 'grapheme' })
const pairs = fc.array(fc.tuple(fc.constantFrom('place', 'tags', 'page'), text))

it('is read back as it was written', () => {
  fc.assert(
    fc.property(pairs, (written) => {
      expect([...new URLSearchParams(queryText(written))]).toEqual(written)
    }),
  )
})

it('writes spaces as forms do', () => {
  expect(queryText([['place', 'Port St Johns & sea']])).toBe('place=Port+St+Johns+%26+sea')
})
