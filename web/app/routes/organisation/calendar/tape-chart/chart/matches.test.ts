import { describe, expect, it } from 'vitest'
import { matches } from './matches.ts'

const bar = { guestName: 'André van Zyl', reference: '482-913-107', vehiclePlate: 'CA 123-456' }

describe('looking for a booking', () => {
  it.each(['andre', 'VAN ZYL', '482913', '913-107', 'ca123', '123 456'])('finds it by %s', (wanted) => {
    expect(matches(bar, wanted)).toBe(true)
  })

  it.each(['', ' ', '-', 'Thandi', '999'])('does not find it by "%s"', (wanted) => {
    expect(matches(bar, wanted)).toBe(false)
  })

  it('finds a hold by its reference, and by no name', () => {
    const held = { guestName: null, reference: '482-913-107', vehiclePlate: null }
    expect([matches(held, '482'), matches(held, 'null')]).toEqual([true, false])
  })
})
