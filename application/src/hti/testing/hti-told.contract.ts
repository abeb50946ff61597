import { aMoment } from '@camp/domain/testing/a-moment.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Reservations } from '../../reservations/reservations.ts'
import { aHoldOn, asHeld, campsite, stands } from '../../testing/a-campsite.ts'
import type { HtiTold, ToldState } from '../client/hti-told.ts'

export interface HtiToldFixture {
  readonly reservations: Pick<Reservations, 'add'>
  readonly htiTold: HtiTold
  stop(): Promise<void>
}

const [first, second] = [1, 2].map((number) => aHoldOn(stands.slice(number, number + 1), { id: `hold-${number}` }))
const told: ToldState = {
  reservationId: first!.id,
  organisationId: campsite.organisation.id,
  theirId: 'HTI-1',
  life: 1,
  isStanding: true,
  isUnsure: true,
  revision: 'of today',
  saidAt: aMoment().now,
}

export function htiToldContract(adapter: string, start: () => Promise<HtiToldFixture>): void {
  describe(`${adapter}: HtiTold`, () => {
    let fixture: HtiToldFixture
    beforeEach(async () => {
      fixture = await start()
      for (const reservation of [first!, second!]) await fixture.reservations.add(reservation, asHeld)
    })
    afterEach(() => fixture.stop())

    it('gives back what they were told of each booking', async () => {
      const { htiTold } = fixture
      const nothing = { theirId: null, revision: null, saidAt: null, isUnsure: false }
      const other = { ...told, ...nothing, reservationId: second!.id, life: 0 }
      await htiTold.keep(told)
      await htiTold.keep(other)

      expect(await htiTold.find(first!.id)).toEqual(told)
      expect(await htiTold.find(second!.id)).toEqual(other)
      expect(await htiTold.find('hold-3' as typeof told.reservationId)).toBeUndefined()
    })

    it('keeps what they were told last', async () => {
      const { htiTold } = fixture
      const last = { ...told, theirId: null, life: 2, isStanding: false, isUnsure: false, revision: null, saidAt: null }
      await htiTold.keep(told)
      await htiTold.keep(last)

      expect(await htiTold.find(first!.id)).toEqual(last)
    })
  })
}
