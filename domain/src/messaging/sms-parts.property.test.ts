import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inGsm7, smsParts } from './sms-parts.ts'
import { withoutSmsPlaceholders } from './sms-placeholders.ts'

const plain = fc.string({ unit: fc.constantFrom(...'aZ09 @£$ΔΩñà\n'), maxLength: 700 })
const extended = fc.constantFrom(...'^{}\\[~]|€')
const texts = fc.string({ unit: 'grapheme', maxLength: 700 })
const placeholders = fc
  .tuple(fc.constantFrom('F0', 'f12', 'fn', 'SN', ' fn'), fc.string({ unit: fc.constantFrom('#', ' ', 'x'), maxLength: 6 }))
  .map(([name, hashes]) => `{${name}${hashes}}`)
const mixed = fc.array(fc.oneof(texts, placeholders, fc.constantFrom('{', '}', '{{', 'F0', 'fn')), { maxLength: 8 })

describe('the parts of any text', () => {
  it('hold it: never more places than there are, never a part too many', () => {
    fc.assert(
      fc.property(fc.oneof(texts, plain), (text) => {
        const { encoding, length, parts } = smsParts(text)
        const [alone, joined] = encoding === 'gsm-7' ? [160, 153] : [70, 67]
        if (parts === 1) return length <= alone
        // At most one place of each part but the last is lost to a character that did not fit.
        return length <= parts * joined && length > (parts - 1) * (joined - 1)
      }),
    )
  })

  it('never become fewer by writing on', () => {
    fc.assert(fc.property(texts, texts, (one, other) => smsParts(one + other).parts >= smsParts(one).parts))
  })

  it('are those of GSM 03.38 for its own characters alone', () => {
    fc.assert(fc.property(plain, (text) => smsParts(text).encoding === 'gsm-7' && smsParts(text).length === text.length))
    fc.assert(fc.property(plain, extended, (text, one) => smsParts(text + one).length === text.length + 2))
    fc.assert(fc.property(plain, (text) => smsParts(`${text}ê`).encoding === 'ucs-2'))
  })

  it('keep both halves of a character together', () => {
    expect(smsParts(`${'a'.repeat(152)}€${'a'.repeat(152)}`)).toMatchObject({ length: 306, parts: 3 })
    expect(smsParts(`${'ê'.repeat(66)}🌳${'ê'.repeat(66)}`)).toMatchObject({ length: 134, parts: 3 })
  })

  it.each([
    ['a', 160, 1],
    ['a', 161, 2],
    ['a', 306, 2],
    ['a', 307, 3],
    ['ê', 70, 1],
    ['ê', 71, 2],
    ['ê', 134, 2],
    ['ê', 135, 3],
  ])('of %s, %i times, are %i', (letter, times, parts) => {
    expect(smsParts(letter.repeat(times)).parts).toBe(parts)
  })

  it('are counted in GSM-7 once a text was made plain', () => {
    fc.assert(fc.property(texts, (text) => smsParts(inGsm7(text)).encoding === 'gsm-7'))
  })
})

describe('placeholders in what people wrote', () => {
  it('are gone, and nothing else changed', () => {
    fc.assert(
      fc.property(mixed, (pieces) => {
        const text = pieces.join('')
        const safe = withoutSmsPlaceholders(text)
        expect(safe).not.toMatch(/\{\s*(f\s*\d|fn|sn)/i)
        expect(safe.replace(/[(){}]/g, '')).toBe(text.replace(/[(){}]/g, ''))
        expect(safe).toHaveLength(text.length)
        expect(withoutSmsPlaceholders(safe)).toBe(safe)
      }),
    )
  })

  it.each([
    ['Hi {fn######}, R5', 'Hi (fn######), R5'],
    ['{F0###}{SN#}', '(F0###)(SN#)'],
    ['{{fn##}}', '{(fn##)}'],
    ['{fn## {sn#}', '(fn## (sn#)'],
    ['{ok} {function}', '{ok} {function}'],
  ])('%s reads %s', (text, safe) => {
    expect(withoutSmsPlaceholders(text)).toBe(safe)
  })
})
