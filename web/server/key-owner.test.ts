import { visitor } from '@camp/application/shared/actor.ts'
import { expect, it } from 'vitest'
import { ownerOfKey } from './key-owner.ts'
import { nobodyYet } from './session/sign-in-facts.ts'

const from = (address: string, name: string | null = null) => ({
  actor: visitor,
  signIn: { ...nobodyYet, browser: { address, deviceKey: null, name } },
})

it('a key that strangers may choose too belongs to one of them', () => {
  const one = ownerOfKey('order-1', from('196.25.1.7'))

  expect(ownerOfKey('order-1', from('196.25.1.7'))).toBe(one)
  expect(ownerOfKey('order-1', from('196.25.1.8'))).not.toBe(one)
  expect(ownerOfKey('order-1', from('196.25.1.7', 'Firefox on Windows'))).not.toBe(one)
})

it('of IPv6 it belongs to a whole connection, whose addresses change by the day', () => {
  const owners = ['2001:db8:1:2::9', '2001:db8:1:2:ab:cd:ef:1'].map((address) => ownerOfKey('order-1', from(address)))

  expect(new Set(owners).size).toBe(1)
})

it('a random key belongs to whoever knows it, from whatever network', () => {
  const key = '4f3c1a52-7f0e-4d52-9c6e-0a3f7d1f9b21'

  expect(ownerOfKey(key, from('196.25.1.7'))).toBe(ownerOfKey(key, from('41.0.0.9')))
})
