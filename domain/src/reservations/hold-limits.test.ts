import { describe, expect, it } from 'vitest'
import { holdLimits, holdPlaces } from './hold-limits.ts'

const limits = holdLimits({ visitor: 150, address: 300, network: 1200 })
const namesOf = (address: string, browser = 'Firefox', account: string | null = null) =>
  holdPlaces({ account, address, browser }, limits).map(({ name }) => name)

describe('what is counted together', () => {
  it('is a visitor, an address and the network around it, each with its own limit', () => {
    expect(holdPlaces({ account: null, address: '41.13.7.9', browser: 'Firefox' }, limits)).toMatchObject([
      { kind: 'visitor', name: 'visitor 41.13.7.9 Firefox', plotNights: 150 },
      { kind: 'address', name: 'address 41.13.7.9', plotNights: 300 },
      { kind: 'network', name: 'network 41.13.7.0/24', plotNights: 1200 },
    ])
  })

  it('is one for all addresses of a connection of IPv6', () => {
    expect(namesOf('2001:db8:1:2::5')).toEqual(namesOf('2001:db8:1:2:aaaa::9'))
    expect(namesOf('2001:db8:1:2::5')).not.toEqual(namesOf('2001:db8:1:3::5'))
  })

  it('is not the whole of a mobile network: two browsers behind one address are two visitors', () => {
    const [one, other] = [namesOf('41.13.7.9', 'Firefox'), namesOf('41.13.7.9', 'Chrome')]

    expect(one[0]).not.toBe(other[0])
    expect(one.slice(1)).toEqual(other.slice(1))
  })

  it('is the account of whoever is signed in, wherever they are', () => {
    expect(namesOf('41.13.7.9', 'Firefox', 'user-1')[0]).toBe(namesOf('10.0.0.1', 'Chrome', 'user-1')[0])
  })

  it('is a place of its own where nothing is known', () => {
    expect(holdPlaces({ account: null, address: null, browser: null }, limits)).toHaveLength(3)
  })
})

it('lets a family of six plots for a week change its mind twice', () => {
  expect(3 * 6 * 7).toBeLessThanOrEqual(limits.visitor.plotNights)
})

it('grows with the plot-nights that an operator allows, and never below what is usual', () => {
  const { visitor, address, network } = holdLimits({ visitor: 4, address: 300, network: 100_000 })

  expect(visitor).toEqual({ plotNights: 4, holds: 10, submissions: 10 })
  expect(address).toEqual({ plotNights: 300, holds: 60, submissions: 60 })
  expect(network).toEqual({ plotNights: 100_000, holds: 25_000, submissions: 25_000 })
})

it.each([
  [{ visitor: 1, address: 1, network: 1 }, [10, 60, 300]],
  [{ visitor: 150, address: 300, network: 1200 }, [10, 60, 300]],
  [{ visitor: 151, address: 301, network: 1201 }, [11, 61, 301]],
])('with plot-nights of %j there may be %j bookings, and as many holds', (plotNights, bookings) => {
  const { visitor, address, network, unproved } = holdLimits(plotNights)

  expect([visitor, address, network].map(({ submissions }) => submissions)).toEqual(bookings)
  expect([visitor, address, network].map(({ holds }) => holds)).toEqual(bookings)
  expect(unproved).toBe(30)
})
