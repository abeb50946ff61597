import { describe, expect, it } from 'vitest'
import { sealing } from './sealing.ts'

describe('what is sealed', () => {
  const now = sealing(['the key of this year', 'the key of last year'])

  it('is opened by its key, for whom it was sealed', () => {
    const sealed = now.seal('JBSWY3DP', 'zanele')

    expect(sealed).not.toContain('JBSWY3DP')
    expect(now.open(sealed, 'zanele')).toBe('JBSWY3DP')
    expect(now.isOld(sealed)).toBe(false)
    expect(() => now.open(sealed, 'thandi')).toThrow()
    expect(() => sealing(['another key']).open(sealed, 'zanele')).toThrow('ENCRYPTION_KEY')
  })

  it('is never the same twice, and not to be changed', () => {
    const sealed = now.seal('JBSWY3DP', 'zanele')
    const last = sealed.at(-2) === 'A' ? 'B' : 'A'

    expect(now.seal('JBSWY3DP', 'zanele')).not.toBe(sealed)
    expect(() => now.open(`${sealed.slice(0, -2)}${last}${sealed.at(-1)}`, 'zanele')).toThrow()
  })

  it('is still opened while its key is being replaced', () => {
    const old = sealing(['the key of last year']).seal('JBSWY3DP', 'zanele')

    expect(now.open(old, 'zanele')).toBe('JBSWY3DP')
    expect(now.isOld(old)).toBe(true)
  })
})
