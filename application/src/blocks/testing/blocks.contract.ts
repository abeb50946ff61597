import type { Block } from '@camp/domain/blocks/block.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'
import { aMoment } from '@camp/domain/testing/a-moment.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Reservations } from '../../reservations/reservations.ts'
import { aHoldOn, asHeld, campsite, field, stands } from '../../testing/a-campsite.ts'
import type { Blocks } from '../blocks.ts'
import { aBlockOn } from './a-block.ts'

export interface BlocksFixture {
  readonly blocks: Blocks
  readonly reservations: Reservations
  readonly stop: () => Promise<void>
}

const [stand1, stand2, stand3] = [stands[0]!, stands[1]!, stands[2]!]
const done = accepted(undefined)

export function blocksContract(adapter: string, start: () => Promise<BlocksFixture>): void {
  describe(`${adapter}: Blocks`, () => {
    let fixture: BlocksFixture
    beforeEach(async () => {
      fixture = await start()
    })
    afterEach(() => fixture.stop())

    const stored = async (block: Block) => fixture.blocks.find(block.id)

    it('gives a block back as it was put in', async () => {
      const block: Block = { ...aBlockOn([stand2, stand1], { until: '2026-11-22T12:00' }), source: 'seaside', externalId: 'x-1' }

      expect(await fixture.blocks.add(block)).toEqual(done)

      expect(await stored(block)).toEqual({ ...block, plotIds: block.plotIds.toSorted() })
    })

    it('keeps a guest from its nights, and not from its last day', async () => {
      await fixture.blocks.add(aBlockOn([stand1]))

      const inside = await fixture.reservations.add(aHoldOn([stand1], { from: '2027-02-04', to: '2027-02-06' }), asHeld)
      const after = await fixture.reservations.add(aHoldOn([stand1], { from: '2027-02-05', to: '2027-02-06' }), asHeld)

      expect(inside).toEqual(refused({ code: 'plots-taken', plotIds: [stand1.id] }))
      expect(after).toEqual(done)
    })

    it('names the plots on which somebody stays or another block lies, and writes nothing', async () => {
      await fixture.reservations.add(aHoldOn([stand1], { from: '2027-02-04', to: '2027-02-06' }), asHeld)
      await fixture.reservations.add(aHoldOn([field], { id: 'hold-2', adults: 1 }), asHeld)
      await fixture.blocks.add(aBlockOn([stand2], { id: 'block-1', from: '2027-02-02', to: '2027-02-03' }))

      const refusal = await fixture.blocks.add(aBlockOn([stand1, stand2, stand3, field], { id: 'block-2' }))

      expect(refusal.ok ? [] : refusal.refusal.plotIds.toSorted()).toEqual([stand1.id, stand2.id, field.id].toSorted())
      expect(await stored(aBlockOn([], { id: 'block-2' }))).toBeUndefined()
      expect(await fixture.blocks.add(aBlockOn([stand3], { id: 'block-3' }))).toEqual(done)
    })

    it('moves over its own nights, and gives the old ones back', async () => {
      const block = aBlockOn([stand1])
      await fixture.blocks.add(block)

      const moved = await fixture.blocks.replace({
        ...block,
        nights: StayDates.of('2027-02-03', '2027-02-08'),
        plotIds: [stand1.id, stand2.id],
        reason: null,
      })

      expect(moved).toEqual(done)
      expect(await stored(block)).toMatchObject({ version: 2, plotIds: [stand1.id, stand2.id], reason: null })
      expect(await fixture.reservations.add(aHoldOn([stand1], { from: '2027-02-01', to: '2027-02-03' }), asHeld)).toEqual(done)
    })

    it('stays where it is when the other nights are used, or somebody changed it', async () => {
      const block = aBlockOn([stand1])
      await fixture.blocks.add(block)
      await fixture.reservations.add(aHoldOn([stand2]), asHeld)

      const onto = await fixture.blocks.replace({ ...block, plotIds: [stand2.id] })
      const late = await fixture.blocks.replace({ ...block, version: 7 })

      expect(onto).toEqual(refused({ code: 'plots-taken', plotIds: [stand2.id] }))
      expect(late).toEqual(refused({ code: 'block-changed', id: block.id }))
      expect(await stored(block)).toEqual(block)
      expect((await fixture.reservations.add(aHoldOn([stand1], { id: 'hold-2' }), asHeld)).ok).toBe(false)
    })

    it('gives its nights back when it is taken away, however often', async () => {
      const block = aBlockOn([stand1])
      await fixture.blocks.add(block)

      expect(await fixture.blocks.remove(block)).toEqual(done)
      expect(await fixture.blocks.remove(block)).toEqual(done)

      expect(await stored(block)).toBeUndefined()
      expect(await fixture.reservations.add(aHoldOn([stand1]), asHeld)).toEqual(done)
    })

    it('is not taken away by whoever saw it before somebody changed it', async () => {
      const block = aBlockOn([stand1])
      await fixture.blocks.add(block)
      await fixture.blocks.replace({ ...block, plotIds: [stand2.id] })

      const late = await fixture.blocks.remove(block)

      expect(late).toEqual(refused({ code: 'block-changed', id: block.id }))
      expect(await stored(block)).toMatchObject({ version: 2, plotIds: [stand2.id] })
      expect((await fixture.reservations.add(aHoldOn([stand2]), asHeld)).ok).toBe(false)
    })

    it('gives back what has run out on the nights that somebody wants, and nothing else', async () => {
      const { now } = aMoment('2026-11-21T12:00')
      const lapsed = aBlockOn([stand1], { id: 'block-1', until: '2026-11-21T12:00' })
      const elsewhere = aBlockOn([stand2], { id: 'block-2', until: '2026-11-21T12:00' })
      const running = aBlockOn([stand3], { id: 'block-3', until: '2026-11-21T12:01' })
      for (const block of [lapsed, elsewhere, running]) await fixture.blocks.add(block)

      await fixture.blocks.removeExpiredOn([stand1.id, stand3.id], lapsed.nights, now)

      expect(await stored(lapsed)).toBeUndefined()
      expect(await stored(elsewhere)).toBeDefined()
      expect(await fixture.blocks.removeExpired(now)).toBe(1)
      expect(await stored(elsewhere)).toBeUndefined()
      expect(await stored(running)).toBeDefined()
    })

    it('lists those that end after a day, the earliest first', async () => {
      await fixture.blocks.add(aBlockOn([stand1], { id: 'block-1', from: '2027-03-01', to: '2027-03-02' }))
      await fixture.blocks.add(aBlockOn([stand1], { id: 'block-2', from: '2027-02-01', to: '2027-02-03' }))
      await fixture.blocks.add(aBlockOn([stand1], { id: 'block-3', from: '2027-01-01', to: '2027-02-01' }))
      const { id: organisationId } = campsite.organisation
      const after = Temporal.PlainDate.from('2027-02-01')

      const listed = await fixture.blocks.list({ organisationId, after, limit: 10 })

      expect(listed.map(({ id }) => id)).toEqual(['block-2', 'block-1'])
    })
  })
}
