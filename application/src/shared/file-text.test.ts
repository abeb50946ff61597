import { describe, expect, it } from 'vitest'
import { textOfFile, unicodeTextOf } from './file-text.ts'

const name = 'Jané Müller'
const inUtf16 = Buffer.from(`\uFEFF${name}`, 'utf16le')

describe('the text of a file', () => {
  it.each([
    ['UTF-8', Buffer.from(name)],
    ['UTF-8 with its mark', Buffer.from(`\uFEFF${name}`)],
    ['UTF-16 as Windows writes it', inUtf16],
    ['UTF-16 the other way round', Buffer.from(inUtf16).swap16()],
    ['windows-1252', Buffer.from(name, 'latin1')],
  ])('in %s is the same', (_, file) => {
    expect(textOfFile(file)).toBe(name)
  })

  it('in windows-1252 keeps what Latin-1 has not', () => {
    expect(textOfFile(new Uint8Array([0x93, 0x80, 0x94]))).toBe('“€”')
  })

  it('is no Unicode where a letter has one byte of its own', () => {
    expect(unicodeTextOf(Buffer.from(name, 'latin1'))).toBeUndefined()
    expect(unicodeTextOf(inUtf16)).toBe(name)
  })
})
