import type { UserId } from '@camp/domain/shared/ids.ts'
import { refused } from '@camp/domain/shared/result.ts'
import { expect, it } from 'vitest'
import type { Account } from '../people/account.ts'
import { anAccount } from '../people/testing/an-account.ts'
import { visitor } from '../shared/actor.ts'
import { stands } from '../testing/a-campsite.ts'
import { aGuestOf } from '../testing/a-guest-of.ts'
import { givenMarketplace, type Marketplace } from '../testing/given-marketplace.ts'
import { ListMyReservations } from './list-my-reservations.ts'

/** Of a guest who books under `thandi@example.test` and 082 123 4567. */
async function givenBookings() {
  const marketplace = givenMarketplace()
  const guest = aGuestOf(marketplace)
  const later = await guest.books({ plots: stands.slice(0, 1), from: '2027-03-01', to: '2027-03-03' })
  const sooner = await guest.books({ plots: stands.slice(0, 1), from: '2027-02-01', to: '2027-02-03' })
  const given = await guest.books({ plots: stands.slice(1, 2), from: '2027-02-01', to: '2027-02-03' })
  await guest.cancels(given.id)
  const stored = await marketplace.reservations.find(sooner.id)
  if (stored?.status !== 'pending') throw new Error('the booking should wait for its guest')
  return { marketplace, later, sooner, given, userId: stored.guest.userId ?? undefined }
}

async function seenBy(marketplace: Marketplace, facts: Partial<Account>) {
  const account = anAccount({ cell: null, ...facts })
  marketplace.accounts.add(account)
  const actor = { kind: 'user', userId: account.id, role: 'USER', organisationIds: [] } as const
  const mine = await marketplace.listMyReservations.execute({ actor })
  if (!mine.ok) throw new Error('not permitted')
  const ids = (views: readonly { readonly id: string }[]) => views.map(({ id }) => id)
  return { upcoming: ids(mine.value.upcoming), past: ids(mine.value.past), cancelled: ids(mine.value.cancelled) }
}

const nothing = { upcoming: [], past: [], cancelled: [] }

it('shows a guest the next stay first and what was cancelled apart, and nobody else’s', async () => {
  const { marketplace, later, sooner, given, userId } = await givenBookings()

  expect(await seenBy(marketplace, { id: userId })).toEqual({
    ...nothing,
    upcoming: [sooner.id, later.id],
    cancelled: [given.id],
  })
  expect(await seenBy(marketplace, { id: 'somebody-else' as UserId })).toEqual(nothing)
})

it('shows what is past and what was cancelled the latest first', async () => {
  const { marketplace, later, sooner, given, userId } = await givenBookings()
  const guest = aGuestOf(marketplace)
  const latest = await guest.books({ plots: stands.slice(0, 1), from: '2027-04-05', to: '2027-04-07' })
  for (const { payment } of [sooner, later, latest]) await guest.pays(payment)
  const cancelledLater = await guest.books({ plots: stands.slice(1, 2), from: '2027-04-01', to: '2027-04-03' })
  await guest.cancels(cancelledLater.id)
  marketplace.clock.moveTo('2027-05-01T10:00')

  expect(await seenBy(marketplace, { id: userId })).toEqual({
    upcoming: [],
    past: [latest.id, later.id, sooner.id],
    cancelled: [cancelledLater.id, given.id],
  })
})

it('shows nothing of an address that nobody has proved, whoever made the account', async () => {
  const { marketplace, userId } = await givenBookings()

  expect(await seenBy(marketplace, { id: userId, isEmailVerified: false })).toEqual(nothing)
})

it.each([
  ['+27', '082 123 4567', true, 2],
  ['+27', '+27821234567', true, 2],
  ['+27', '0821234567', false, 0],
  ['+264', '0821234567', true, 0],
])('shows what was booked with the number %s %s, proved: %s', async (countryCode, cell, isCellVerified, shown) => {
  const { marketplace } = await givenBookings()
  const other = { id: 'somebody-else' as UserId, email: 'other@example.test' }

  const { upcoming } = await seenBy(marketplace, { ...other, countryCode, cell, isCellVerified })

  expect(upcoming).toHaveLength(shown)
})

it('answers nobody who is not signed in', async () => {
  expect(await givenMarketplace().listMyReservations.execute({ actor: visitor })).toEqual(refused({ code: 'not-permitted' }))
})

it('shows two hundred at most', async () => {
  const { ports } = givenMarketplace()
  const account = anAccount()
  ports.accounts.add(account)
  const limits: number[] = []
  const reservations = {
    list: async ({ limit }: { readonly limit: number }) => {
      limits.push(limit)
      return []
    },
  } as unknown as typeof ports.reservations
  const actor = { kind: 'user', userId: account.id, role: 'USER', organisationIds: [] } as const

  await new ListMyReservations({ ...ports, reservations }).execute({ actor })

  expect(limits).toEqual([200])
})
