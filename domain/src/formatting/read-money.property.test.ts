import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatRand } from './rand.ts'
import { readMoney } from './read-money.ts'

const largest = 99_999_999_999
const amounts = fc.integer({ min: -largest, max: largest })
const spaces = fc.constantFrom(' ', '\u00a0', '\u202f')

describe('reading money', () => {
  it('gives back every amount as it is formatted', () => {
    fc.assert(fc.property(amounts, (cents) => centsOf(formatRand(cents)) === cents))
  })

  it('means the same with thousands and cents in the marks of any country', () => {
    const marks = fc.oneof(fc.constantFrom([',', '.'], ['.', ',']), fc.tuple(spaces, fc.constantFrom('.', ',')))
    fc.assert(
      fc.property(amounts, marks, fc.constantFrom('', 'R', 'R ', 'r'), (cents, [thousands = '', point = ''], rand) => {
        const [whole = '', rest = ''] = (Math.abs(cents) / 100).toFixed(2).split('.')
        const grouped = whole.replace(/\B(?=(\d{3})+$)/g, thousands)
        return centsOf(`${cents < 0 ? '-' : ''}${rand}${grouped}${point}${rest}`) === cents
      }),
    )
  })

  it('is never guessed from a text with letters, a third decimal or groups of other lengths', () => {
    const words = fc.string().filter((text) => /[^\d\sR.,\u2212-]/i.test(text))
    fc.assert(fc.property(words, (text) => centsOf(text) === null))
    const groups = fc.tuple(fc.integer({ min: 1, max: 999 }), spaces, fc.integer({ min: 1, max: 99 }))
    fc.assert(fc.property(groups, ([first, space, second]) => centsOf(`${first}${space}${second}`) === null))
    const milli = fc.tuple(fc.integer({ min: 0, max: 9_999 }), fc.constantFrom('.', ','), fc.integer({ min: 100, max: 9_999 }))
    fc.assert(fc.property(milli, ([whole, point, decimals]) => centsOf(`${whole}${point}${decimals}`) === null))
  })

  it('looks at no more than sixty characters', () => {
    expect(centsOf(`R${' '.repeat(80)}`)).toBeNull()
    expect(centsOf(`${'0'.repeat(8)}1${' '.repeat(200)}`)).toBe(100)
    expect(readMoney('1'.repeat(61))).toMatchObject({ refusal: { code: 'not-money' } })
    expect(readMoney(`R${' '.repeat(16_000)}1`)).toMatchObject({ refusal: { code: 'not-money' } })
  })

  it.each([
    ['1240', 124_000],
    ['R1,240.00', 124_000],
    ['R 1240.5', 124_050],
    ['1 240,50', 124_050],
    ['R1.240,5', 124_050],
    ['\u2212R20', -2_000],
    ['R-20.00', -2_000],
    ['-0', 0],
    ['1,240', null],
    ['1.240', null],
    ['1,24.50', null],
    ['12 40', null],
    ['--5', null],
    ['-R-5', null],
    ['R', null],
    ['.50', null],
    ['1e3', null],
    ['1234567890', null],
  ])('of %j is %s cents', (text, cents) => expect(centsOf(text)).toBe(cents))

  it('tells nothing typed from nothing understood', () => {
    expect([readMoney(' '), readMoney('two')]).toEqual([
      { ok: false, refusal: { code: 'money-missing' } },
      { ok: false, refusal: { code: 'not-money' } },
    ])
  })
})

function centsOf(text: string): number | null {
  const cents = readMoney(text)
  return cents.ok ? cents.value : null
}
