import { describe, expect, it } from 'vitest'
import { provedInSmall } from '../proved-in-small.ts'
import { proveExpiry } from './expiry.ts'
import { proveForgeries } from './forgeries.ts'
import { proveKills } from './kills.ts'
import { proveOrders } from './orders.ts'

describe('proofs of payments', () => {
  it('news of a payment at the edge of a reservation’s time', async () => {
    expect(await provedInSmall(proveExpiry, 60)).toMatchObject({ broken: [] })
  })

  it('notifications of one payment in any order', async () => {
    expect(await provedInSmall(proveOrders, 12)).toMatchObject({ broken: [] })
  })

  it('kills in the middle of a notification', async () => {
    expect(await provedInSmall(proveKills, 2)).toMatchObject({ broken: [] })
  })

  it('forged notifications', async () => {
    expect(await provedInSmall(proveForgeries, 160)).toMatchObject({ broken: [] })
  })
})
