import { expect, it } from 'vitest'
import { aGuestOf } from '../testing/a-guest-of.ts'
import { givenMarketplace } from '../testing/given-marketplace.ts'

it.each([
  ['+27', '082 123 4567', '+27821234567'],
  ['+27', '+27 82 123 4567', '+27821234567'],
  ['+27', '+49 170 1234567', '+491701234567'],
])('a guest of %s who typed %s is %s to the gateway', async (countryCode, cell, mobile) => {
  const marketplace = givenMarketplace()

  await aGuestOf(marketplace).books({}, { countryCode, cell })

  expect(marketplace.gateway.requests().at(-1)?.customer).toMatchObject({ mobile })
})
