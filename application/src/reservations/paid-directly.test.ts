import { Temporal } from '@camp/domain/shared/temporal.ts'
import { describe, expect, it } from 'vitest'
import { aGuestOf } from '../testing/a-guest-of.ts'
import { givenMarketplace } from '../testing/given-marketplace.ts'
import { kwenaCamp, kwenaCampWithoutCards } from '../testing/kwena-camp.ts'

const account = { bank: 'FNB', name: 'Kwena Camp', number: '62001234567', branchCode: '250655' }

async function givenBooked(changedAt: string | null = null, isOnline = false) {
  const transferAccount = { ...account, changedAt: changedAt === null ? null : Temporal.Instant.from(changedAt) }
  const campsite = (isOnline ? kwenaCamp : kwenaCampWithoutCards)({ organisation: { transferAccount } })
  const marketplace = givenMarketplace({ campsites: [campsite], at: '2026-11-21T10:00' })
  const guest = aGuestOf(marketplace)
  const { id } = await guest.books()
  return { marketplace, guest, id }
}

describe('a booking of which nothing is paid online', () => {
  it('says the same parts before and after confirming, with the day once there is one, on the page and in the message', async () => {
    const { marketplace, guest, id } = await givenBooked()

    const before = (await guest.sees(id)).direct
    await guest.confirms(id)
    const after = (await guest.sees(id)).direct

    expect(before?.deposit).toEqual({ cents: before?.rest.cents, by: null, release: 'not-by-itself' })
    expect(after).toEqual({ ...before, deposit: { ...before?.deposit, by: '2026-11-24' } })
    expect(after?.account).toEqual(account)
    const letters = await marketplace.outbox.list({ reservationId: id, limit: 9 })
    expect(letters.map(({ facts }) => facts.money.direct)).toContainEqual(after)
  })

  it('keeps an account to itself for three days after it changed', async () => {
    const { guest, id } = await givenBooked('2026-11-19T10:00:00Z')

    expect((await guest.sees(id)).direct).toMatchObject({ account: null })
  })

  it('gives a changed account once the three days are over', async () => {
    const { guest, id } = await givenBooked('2026-11-18T08:00:00Z')

    expect((await guest.sees(id)).direct).toMatchObject({ account })
  })
})

it('says nothing of it where money is taken online', async () => {
  const { guest, id } = await givenBooked(null, true)

  expect((await guest.sees(id)).direct).toBeNull()
})
