import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { refused } from '@camp/domain/shared/result.ts'
import { expect, it } from 'vitest'
import { field, stands } from '../../testing/a-campsite.ts'
import { aGuestOf } from '../../testing/a-guest-of.ts'
import { givenMarketplace } from '../../testing/given-marketplace.ts'
import { ShowNightsTaken } from './show-nights-taken.ts'

/** A field for thirty guests of whom this one brought ten, and Stand 1. */
async function givenStay() {
  const marketplace = givenMarketplace()
  const guest = aGuestOf(marketplace)
  const onField = (from: string, to: string, numberOfAdults: number) =>
    guest.books({ plots: [field], from, to, party: { numberOfAdults } })
  const { id } = await onField('2027-02-01', '2027-02-05', 10)
  const alone = await guest.books()
  const show = new ShowNightsTaken(marketplace.ports)
  const taken = async (of: ReservationId) => {
    const shown = await show.execute({ id: of })
    return shown.ok && shown.value.map((night) => night.toString())
  }
  return { guest, onField, id, alone: alone.id, show, taken }
}

it('nights on which the guests of a shared plot no longer fit are taken, and those that just fit are not', async () => {
  const { onField, id, taken } = await givenStay()
  await onField('2027-03-01', '2027-03-02', 20)
  await onField('2027-03-05', '2027-03-07', 21)
  await onField('2027-02-04', '2027-02-06', 20)

  expect(await taken(id)).toEqual(['2027-03-05', '2027-03-06'])
})

it('nights of a plot of their own are taken whoever else sleeps there, and their own are not', async () => {
  const { guest, alone, taken } = await givenStay()
  await guest.books({ plots: stands.slice(0, 1), from: '2027-03-02', to: '2027-03-03' })
  await guest.books({ plots: stands.slice(0, 1), from: '2027-02-05', to: '2027-02-06' })
  await guest.books({ plots: stands.slice(1, 2), from: '2027-04-01', to: '2027-04-02' })

  expect(await taken(alone)).toEqual(['2027-02-05', '2027-03-02'])
})

it('nights are taken as far ahead as anybody may book', async () => {
  const { guest, alone, taken } = await givenStay()
  await guest.books({ plots: stands.slice(0, 1), from: '2028-05-19', to: '2028-05-21' })

  expect(await taken(alone)).toEqual(['2028-05-19', '2028-05-20'])
})

it('nothing is said of a booking that is not there', async () => {
  const { show } = await givenStay()

  expect(await show.execute({ id: 'nothing' as ReservationId })).toEqual(refused({ code: 'not-found' }))
})

it('nights taken on either of two plots are named in their order, each once', async () => {
  const { guest, taken } = await givenStay()
  const [one, other] = [stands.slice(2, 3), stands.slice(3, 4)]
  const { id } = await guest.books({ plots: stands.slice(2, 4) })
  await guest.books({ plots: one, from: '2027-03-05', to: '2027-03-06' })
  await guest.books({ plots: stands.slice(2, 4), from: '2027-03-08', to: '2027-03-09' })
  await guest.books({ plots: other, from: '2027-03-02', to: '2027-03-03' })

  expect(await taken(id)).toEqual(['2027-03-02', '2027-03-05', '2027-03-08'])
})
