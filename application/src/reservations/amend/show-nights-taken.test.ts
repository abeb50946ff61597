import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { refused } from '@camp/domain/shared/result.ts'
import { describe, expect, it } from 'vitest'
import { testId } from '../../testing/a-campsite.ts'
import { givenStandingStay } from './testing/given-stay.ts'

describe('the nights that others have on the plots of a booking', () => {
  it('are theirs alone: its own are free to it, and so are those of other plots', async () => {
    const { marketplace, guest, id } = await givenStandingStay()
    await guest.holds({ from: '2027-02-07', to: '2027-02-09' })

    const taken = await marketplace.nightsTaken.execute({ id })

    expect(taken.ok && taken.value.map(String)).toEqual(['2027-02-07', '2027-02-08'])
  })

  it('are not told without the key of a booking', async () => {
    const { marketplace } = await givenStandingStay()

    expect(await marketplace.nightsTaken.execute({ id: testId(99) as ReservationId })).toEqual(refused({ code: 'not-found' }))
  })
})
