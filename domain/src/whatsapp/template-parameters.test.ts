import { describe, expect, it } from 'vitest'
import { registeredText } from './registered-text.ts'
import { asParameter, fittingParameters } from './template-parameters.ts'

describe('values in a room', () => {
  it('stay as they are where they fit, to the last character', () => {
    const values = ['Thandi', 'y'.repeat(94)]

    expect(fittingParameters(values, 100)).toBe(values)
    expect(fittingParameters(values, 99)).toEqual(['Thandi', `${'y'.repeat(92)}…`])
  })

  it('lose no more than the longest can give, and then the next', () => {
    expect(fittingParameters(['x'.repeat(30), 'y'.repeat(40)], 41)).toEqual([`${'x'.repeat(20)}…`, `${'y'.repeat(19)}…`])
  })

  it('keep twenty characters each, and are none where that is too many', () => {
    expect(fittingParameters(['x'.repeat(21)], 20)).toEqual([`${'x'.repeat(19)}…`])
    expect(fittingParameters(['x'.repeat(20)], 19)).toBeUndefined()
    expect(fittingParameters(['x'.repeat(100)], 19)).toBeUndefined()
    expect(fittingParameters([], -1)).toBeUndefined()
  })

  it('are shortened before an address is, which keeps all of it', () => {
    const address = `http://camp.example/${'k'.repeat(40)}`

    expect(fittingParameters([address, 'x'.repeat(30)], address.length + 25)).toEqual([address, `${'x'.repeat(24)}…`])
  })

  it('end with no half of a sign and no blank', () => {
    expect(fittingParameters([`${'x'.repeat(18)}🏕${'x'.repeat(5)}`], 20)).toEqual([`${'x'.repeat(18)}…`])
    expect(fittingParameters([`${'x'.repeat(15)}     xxxxxxx`], 20)).toEqual([`${'x'.repeat(15)}…`])
  })
})

it('nothing is said with a dash', () => {
  expect([' ', '\u0000', 'a\tb'].map(asParameter)).toEqual(['-', '-', 'a b'])
})

it('a text is registered with its variables numbered in their order, without the lines of buttons', () => {
  const text = 'Hello {{2}}, see {{9}} and {{3}}\nConfirm: {{CONFIRM}}\nBye'

  expect(registeredText(text, ['2', '9'])).toBe('Hello {{1}}, see {{2}} and {{3}}\nBye')
})
