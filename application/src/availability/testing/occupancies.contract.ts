import { dateOf } from '@camp/domain/nights/night.ts'
import type { PlotId } from '@camp/domain/shared/ids.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { aMoment } from '@camp/domain/testing/a-moment.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Reservations } from '../../reservations/reservations.ts'
import { aHoldOn, asHeld, type CampsiteHold, field, stands } from '../../testing/a-campsite.ts'
import type { Occupancies } from '../occupancies.ts'

export interface OccupanciesFixture {
  readonly occupancies: Occupancies
  readonly reservations: Reservations
  readonly stop: () => Promise<void>
}

const [stand1, stand2] = [stands[0]!, stands[1]!]
const from = Temporal.PlainDate.from('2027-02-01')
const to = Temporal.PlainDate.from('2027-02-04')

export function occupanciesContract(adapter: string, start: () => Promise<OccupanciesFixture>): void {
  describe(`${adapter}: Occupancies`, () => {
    let fixture: OccupanciesFixture
    beforeEach(async () => {
      fixture = await start()
    })
    afterEach(() => fixture.stop())

    const hold = (plots: (typeof stands)[number][], facts: CampsiteHold) =>
      fixture.reservations.add(aHoldOn(plots, facts), asHeld)
    const inUse = async (plotIds: readonly PlotId[], local: string) => {
      const occupancy = await fixture.occupancies.of(plotIds, from, to, aMoment(local).now)
      return Object.fromEntries(
        [...occupancy].map(([plotId, nights]) => [
          plotId,
          Object.fromEntries([...nights].map(([night, use]) => [dateOf(night).toString(), use])),
        ]),
      )
    }

    it('lists the nights of the stay that are taken, and no departure day', async () => {
      await hold([stand1], { from: '2027-01-30', to: '2027-02-03' })

      const found = await inUse([stand1.id, stand2.id], '2026-11-21T10:05')

      expect(found).toEqual({ [stand1.id]: { '2027-02-01': { kind: 'taken' }, '2027-02-02': { kind: 'taken' } } })
    })

    it('counts the guests on a shared plot', async () => {
      await hold([field], { id: 'hold-1', adults: 4, childrenAges: [1, 9], from: '2027-02-01', to: '2027-02-02' })
      await hold([field], { id: 'hold-2', adults: 6, from: '2027-02-01', to: '2027-02-03' })

      const found = await inUse([field.id], '2026-11-21T10:05')

      expect(found).toEqual({
        [field.id]: { '2027-02-01': { kind: 'shared', pax: 11 }, '2027-02-02': { kind: 'shared', pax: 6 } },
      })
    })

    it('leaves out what has expired, at the instant of expiry', async () => {
      await hold([stand1], { id: 'hold-1', at: '2026-11-21T10:00' })
      await hold([field], { id: 'hold-2', at: '2026-11-21T10:00', adults: 5, to: '2027-02-02' })
      await hold([field], { id: 'hold-3', at: '2026-11-21T10:01', adults: 7, to: '2027-02-02' })

      const before = await inUse([stand1.id], '2026-11-21T10:14')
      const after = await inUse([stand1.id, field.id], '2026-11-21T10:15')

      expect(Object.keys(before[stand1.id] ?? {})).toHaveLength(3)
      expect(after).toEqual({ [field.id]: { '2027-02-01': { kind: 'shared', pax: 7 } } })
    })

    it('says nothing of no plots, and of ids that name none', async () => {
      await hold([stand1], { from: '2027-02-01', to: '2027-02-02' })
      const unknown = ['nope', "'; --", '00000000-0000-4000-8000-000000000000'].map((id) => id as PlotId)

      expect(await inUse([], '2026-11-21T10:05')).toEqual({})
      expect(await inUse(unknown, '2026-11-21T10:05')).toEqual({})
      expect(Object.keys(await inUse([...unknown, stand1.id], '2026-11-21T10:05'))).toEqual([stand1.id])
    })
  })
}
