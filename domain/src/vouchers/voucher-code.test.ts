import { describe, expect, it } from 'vitest'
import { readVoucherCode, voucherCode } from './voucher-code.ts'

describe('the code of a voucher', () => {
  it('has twelve letters in three groups, and none that is read as another', () => {
    const seen = new Set<string>()
    for (let letter = 0; letter < 30; letter += 1) seen.add(voucherCode(() => letter).charAt(0))

    expect(voucherCode(() => 0)).toBe('AAAA-AAAA-AAAA')
    expect(seen.size).toBe(30)
    expect(['0', 'O', '1', 'I', '5', 'S'].filter((letter) => seen.has(letter))).toEqual([])
  })

  it('is drawn letter by letter, each from all thirty', () => {
    const asked: (readonly [number, number])[] = []

    voucherCode((least, most) => asked.push([least, most]))

    expect(asked).toEqual(Array.from({ length: 12 }, () => [0, 29]))
  })

  it.each(['k7qm-2xwd-9rta', ' K7QM 2XWD 9RTA ', 'K7QM2XWD9RTA', 'k7qm.2xwd\n9rta'])('is read from %j', (typed) => {
    expect(readVoucherCode(typed)).toBe('K7QM-2XWD-9RTA')
  })

  it('reads whatever is typed, and no more than a code could be', () => {
    expect(readVoucherCode('')).toBe('')
    expect(readVoucherCode('💥 ?')).toBe('')
    expect(readVoucherCode('A'.repeat(100_000))).toBe('AAAA-AAAA-AAAA-AAAA-AAAA-AAAA-AAAA-AAAA-AAAA-AAAA')
  })
})
