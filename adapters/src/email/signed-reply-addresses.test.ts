import { describe, expect, it } from 'vitest'
import { SignedReplyAddresses } from './signed-reply-addresses.ts'

const secrets = ['a secret of this test']
const plus = new SignedReplyAddresses({ pattern: 'Replies+*@camp.example', secrets })

describe('an address to which a guest answers', () => {
  it('stands for one booking, by a plus or by a domain of its own, in letters of any size', () => {
    const everything = new SignedReplyAddresses({ pattern: '*@replies.camp.example', secrets })

    expect(plus.of('482-913-107')).toMatch(/^Replies\+482913107-[\da-f]{20}@camp\.example$/)
    for (const addresses of [plus, everything]) {
      const address = addresses.of('482-913-107')
      expect(addresses.bookingOf(address)).toBe('482-913-107')
      expect(addresses.bookingOf(` ${address.toUpperCase()} `)).toBe('482-913-107')
      expect(address.split('@')[0]?.length).toBeLessThanOrEqual(64)
    }
  })

  it('is believed in no other form', () => {
    const address = plus.of('482-913-107')
    const others = [
      address.replace('482913107', '482913108'),
      address.replace(/-(.)/, (_, digit: string) => `-${digit === '0' ? '1' : '0'}`),
      address.replace('camp.example', 'camp.example.org'),
      address.replace('camp.example', 'camp-example'),
      `x${address}`,
      'replies+@camp.example',
      'replies@camp.example',
      '@',
      '',
    ]

    expect(others.map((other) => plus.bookingOf(other))).toEqual(others.map(() => null))
    const changed = new SignedReplyAddresses({ pattern: 'Replies+*@camp.example', secrets: ['another secret here'] })
    expect(changed.bookingOf(address)).toBeNull()
  })

  it('is believed by the secret before while that is named, and signed by the new one', () => {
    const pattern = 'Replies+*@camp.example'
    const changed = new SignedReplyAddresses({ pattern, secrets: ['another secret here', ...secrets] })
    const alone = new SignedReplyAddresses({ pattern, secrets: ['another secret here'] })

    expect(changed.bookingOf(plus.of('482-913-107'))).toBe('482-913-107')
    expect(changed.of('482-913-107')).toBe(alone.of('482-913-107'))
  })
})
