import { describe, expect, it } from 'vitest'
import { changed, changesOf, withHits } from './changes.mjs'

describe('the small changes of a source', () => {
  it.each([
    ['const isOld = age >= 60', ['relational age > 60', 'number age >= 61', 'number age >= 59']],
    ['const all = one + two', ['arithmetic one - two']],
    ["const text = 'a' + two", []],
    ['const isOpen = !isShut && isDay', ['negation isShut && isDay', 'logical !isShut || isDay']],
    ['const price = isNight ? low : high', ['ternary isNight ? high : low']],
    ['const some = list.filter(isOld)', ['drop-call list']],
    ['const isAny = list.some(isOld)', ['method list.every(isOld)']],
    ['const isFree: 0 | 1 = given as 0', []],
    ['const rule = { 1: true }', ['boolean { 1: false }']],
  ])('%s', (source, expected) => {
    const shown = changesOf(source).changes.map(({ kind, after }) => `${kind} ${after.replace(/^const [^=]* = /, '')}`)

    expect(shown).toEqual(expected)
  })

  it('are guards and statements that are gone', () => {
    const source = 'function pay() {\n  if (isPaid) return\n  book()\n}'

    const { changes } = changesOf(source)

    expect(changes.map(({ kind, line, before, after }) => [kind, line, before, after])).toEqual([
      ['guard', 2, 'if (isPaid) return', ''],
      ['drop-statement', 3, 'book()', ';'],
    ])
    expect(changes.map((change) => changed(source, change))).toEqual([
      'function pay() {\n  \n  book()\n}',
      'function pay() {\n  if (isPaid) return\n  ;\n}',
    ])
  })
})

it('says of every piece of code whether it ran', () => {
  const source = 'const sign = (n) => (n > 0 ? plus() : minus())\nfunction both() { return a() && b() }'

  const marked = withHits(source, changesOf(source).anchors, (anchor: number) => `hit(${anchor})`)

  const ran: number[] = []
  const names = ['hit', 'plus', 'minus', 'a', 'b']
  const given = [(anchor: number) => ran.push(anchor), () => '+', () => '-', () => false, () => true]
  const answers = new Function(...names, `${marked}; return [sign(1), both()]`)(...given)
  expect(answers).toEqual(['+', false])
  expect(ran).toEqual([0, 1, 2, 4])
})
