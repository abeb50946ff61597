import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { packed, unpacked } from './packed.ts'

describe('packed data', () => {
  it('is what it was, whatever is in it', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string({ unit: 'binary' }), fc.jsonValue()), (data) => {
        const { text } = packed(data as Readonly<Record<string, string>>)
        expect(unpacked({ text })).toEqual(JSON.parse(JSON.stringify(data)))
        expect(text).not.toContain('"')
      }),
    )
  })

  it('has its own quotes in it as letters', () => {
    const { text } = packed({ said: '`Kloof` & "Sons"' })
    expect(text).toBe('{`said`:`\\u0060Kloof\\u0060 & \\`Sons\\``}')
    expect(unpacked({ text })).toEqual({ said: '`Kloof` & "Sons"' })
  })

  it('is unpacked once, and where it was packed never', () => {
    const data = { nights: 3 }
    const page = packed(data)
    expect(unpacked(page)).toBe(data)
    expect(Object.keys(page)).toEqual(['text'])
    const arrived = { text: page.text }
    expect(unpacked(arrived)).toBe(unpacked(arrived))
  })

  it('leaves out what stands in the page already', () => {
    const page = packed({ nights: 3, written: '{}' }, { nights: 3, written: '' })

    expect(unpacked(page)).toEqual({ nights: 3, written: '{}' })
    expect(unpacked({ text: page.text })).toEqual({ nights: 3, written: '' })
  })
})
