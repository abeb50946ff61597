import type { UserId } from '@camp/domain/shared/ids.ts'
import { refused } from '@camp/domain/shared/result.ts'
import { expect, it } from 'vitest'
import { visitor } from '../shared/actor.ts'
import { stands } from '../testing/a-campsite.ts'
import { aGuestOf } from '../testing/a-guest-of.ts'
import { givenMarketplace } from '../testing/given-marketplace.ts'

const someone = (userId: string) => ({ kind: 'user', userId: userId as UserId, role: 'USER', organisationIds: [] }) as const

it('shows a guest the next stay first and what was cancelled apart, and nobody else’s', async () => {
  const marketplace = givenMarketplace()
  const guest = aGuestOf(marketplace)
  const later = await guest.books({ plots: stands.slice(0, 1), from: '2027-03-01', to: '2027-03-03' })
  const sooner = await guest.books({ plots: stands.slice(0, 1), from: '2027-02-01', to: '2027-02-03' })
  const given = await guest.books({ plots: stands.slice(1, 2), from: '2027-02-01', to: '2027-02-03' })
  await guest.cancels(given.id)
  const stored = await marketplace.reservations.find(sooner.id)
  if (stored?.status !== 'pending') throw new Error('the booking should wait for its guest')

  const mine = await marketplace.listMyReservations.execute({ actor: someone(stored.guest.userId) })
  const others = await marketplace.listMyReservations.execute({ actor: someone('somebody-else') })

  expect(mine.ok && mine.value.upcoming.map(({ id }) => id)).toEqual([sooner.id, later.id])
  expect(mine.ok && mine.value.cancelled.map(({ id }) => id)).toEqual([given.id])
  expect(others.ok && [...others.value.upcoming, ...others.value.past, ...others.value.cancelled]).toEqual([])
})

it('answers nobody who is not signed in', async () => {
  expect(await givenMarketplace().listMyReservations.execute({ actor: visitor })).toEqual(refused({ code: 'not-permitted' }))
})
