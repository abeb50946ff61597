import type {} from '@camp/adapters/postgres/testing/global-setup.ts'
import { describe, expect, inject, it } from 'vitest'
import { brokenPromises } from '../figures.ts'
import type { Proof } from '../proof.ts'
import { proveExpiry } from './expiry.ts'
import { proveForgeries } from './forgeries.ts'
import { proveKills } from './kills.ts'
import { proveOrders } from './orders.ts'

/** A small one of what `npm run prove:payments-…` proves at length; the seed of a failure repeats it. */
const small = async (proof: Proof, count: number) => {
  const seed = Math.floor(Math.random() * 2 ** 31)
  return { seed, broken: brokenPromises(await proof({ serverUrl: inject('testServerUrl'), count, seed, say: () => {} })) }
}

describe('proofs of payments', () => {
  it('news of a payment at the edge of a reservation’s time', async () => {
    expect(await small(proveExpiry, 60)).toMatchObject({ broken: [] })
  })

  it('notifications of one payment in any order', async () => {
    expect(await small(proveOrders, 12)).toMatchObject({ broken: [] })
  })

  it('kills in the middle of a notification', async () => {
    expect(await small(proveKills, 2)).toMatchObject({ broken: [] })
  })

  it('forged notifications', async () => {
    expect(await small(proveForgeries, 160)).toMatchObject({ broken: [] })
  })
})
