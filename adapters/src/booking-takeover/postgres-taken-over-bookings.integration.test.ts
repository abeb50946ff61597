import {
  aTakenOverBooking,
  takenOverBookingsContract,
} from '@camp/application/booking-takeover/testing/taken-over-bookings.contract.ts'
import { describe, expect, it } from 'vitest'
import { messagingStoreOfFile } from '../messaging/testing/messaging-store.ts'
import type { TestStore } from '../postgres/testing/test-store.ts'
import { PostgresTakenOverBookings } from './postgres-taken-over-bookings.ts'

const startStore = messagingStoreOfFile()

takenOverBookingsContract('postgres', async () => {
  const { em, stop } = await startStore()
  return { takenOverBookings: new PostgresTakenOverBookings(em), stop }
})

describe('files that are brought in at the same moment', () => {
  const claims = async (store: TestStore, then: () => Promise<void>) => {
    const em = store.database.forkEntityManager()
    return em.transactional(async () => {
      const isClaimed = await new PostgresTakenOverBookings(em).claim(aTakenOverBooking())
      await then()
      return isClaimed
    })
  }

  it('bring a booking in once', async () => {
    const store = await startStore()

    const answers = await Promise.all(Array.from({ length: 6 }, () => claims(store, async () => {})))

    expect(answers.filter(Boolean)).toHaveLength(1)
  })

  it('leave it to the second where the first takes everything back', async () => {
    const store = await startStore()
    const failing = Promise.withResolvers<void>()
    const fail = async () => {
      await failing.promise
      throw new Error('refused')
    }

    const first = claims(store, fail)
    const second = claims(store, async () => {})
    failing.resolve()

    await expect(first).rejects.toThrow('refused')
    expect(await second).toBe(true)
  })
})
