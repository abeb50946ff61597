import { emptied } from '@camp/adapters/postgres/testing/test-store.ts'
import { system } from '@camp/application/shared/actor.ts'
import type { PlotId } from '@camp/domain/shared/ids.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { givenServedMarketplace, type ServedMarketplace } from '../testing/given-marketplace.ts'
import { holdPlots, pickerPlots } from '../testing/reservations.ts'
import { anEvent, calendarFile } from './testing/a-calendar-file.ts'

const orgSlug = 'kloofwater-camp'
let market: ServedMarketplace
let plot: Awaited<ReturnType<typeof pickerPlots>>[number]
beforeAll(async () => {
  market = await givenServedMarketplace()
  plot = (await pickerPlots(market.client, orgSlug))[0]!
})
afterAll(() => market.stop())
beforeEach(() => emptied(market.store.em, 'reservation', 'block', 'feed_event'))

async function importing(file: string, dryRun = false) {
  const command = { actor: system('test'), orgSlug, plotId: plot.id as PlotId, file: Buffer.from(file), dryRun }
  const answer = await market.product.scope().useCases.importCalendarFile.execute(command)
  if (!answer.ok) throw new Error(answer.refusal.code)
  return answer.value
}

const nights = () =>
  market.store.em.execute<{ night: string; is_block: boolean }[]>(
    `select night::text, block_id is not null as is_block from plot_night order by night`,
  )
const blockedNights = async () => (await nights()).filter(({ is_block }) => is_block).map(({ night }) => night.slice(5))

const holds = (arrivalDate: string, departureDate: string) =>
  holdPlots(market.client, orgSlug, [plot.name], { arrivalDate, departureDate })

describe('a calendar file for a plot', () => {
  it('keeps its nights from being booked, and is read again without a change', async () => {
    const file = calendarFile([anEvent('1', '2027-02-01', '2027-02-04'), anEvent('2', '2027-02-04', '2027-02-05')])

    expect(await importing(file)).toMatchObject({ blocks: [{ uid: '1' }, { uid: '2' }], skipped: [], conflicts: [] })
    const before = await market.store.em.execute('select id, version from block order by id')
    await importing(file)

    expect(await blockedNights()).toEqual(['02-01', '02-02', '02-03', '02-04'])
    expect(await market.store.em.execute('select id, version from block order by id')).toEqual(before)
    expect((await holds('2027-02-02', '2027-02-05')).error).toBeTruthy()
    expect((await holds('2027-02-05', '2027-02-08')).error).toBeUndefined()
  })

  it('follows events that move, and frees what it no longer says', async () => {
    await importing(calendarFile([anEvent('1', '2027-02-01', '2027-02-04'), anEvent('2', '2027-02-10', '2027-02-11')]))

    await importing(calendarFile([anEvent('1', '2027-02-02', '2027-02-05')]))

    expect(await blockedNights()).toEqual(['02-02', '02-03', '02-04'])
  })

  it('leaves what another program said', async () => {
    await importing(calendarFile([anEvent('1', '2027-02-01', '2027-02-03')], 'one'))
    await importing(calendarFile([anEvent('1', '2027-02-02', '2027-02-04')], 'other'))
    expect(await blockedNights()).toEqual(['02-01', '02-02', '02-03'])

    await importing(calendarFile([anEvent('2', '2027-03-01', '2027-03-02')], 'one'))

    expect(await blockedNights()).toEqual(['02-02', '02-03', '03-01'])
  })

  it('never sells a night twice: what is booked here stays, around it is kept, and staff hear of it', async () => {
    const held = await holds('2027-02-02', '2027-02-04')
    const { conflicts } = await importing(calendarFile([anEvent('1', '2027-02-01', '2027-02-06')]))

    expect(await blockedNights()).toEqual(['02-01', '02-04', '02-05'])
    expect(conflicts).toMatchObject([
      { uid: '1', plotName: plot.name, arrival: '2027-02-02', departure: '2027-02-04', moveTo: { plotName: expect.any(String) } },
    ])
    expect(conflicts[0]?.reservationId).toBe(held.data.id)
    expect(conflicts[0]?.moveTo?.plotId).not.toBe(conflicts[0]?.plotId as PlotId)
  })

  it('takes the nights when the booking goes', async () => {
    const held = await holds('2027-02-02', '2027-02-04')
    const file = calendarFile([anEvent('1', '2027-02-01', '2027-02-06')])
    await importing(file)
    await market.product.scope().useCases.releaseHold.execute({ id: held.data.id as never })

    expect((await importing(file)).conflicts).toEqual([])
    expect(await blockedNights()).toEqual(['02-01', '02-02', '02-03', '02-04', '02-05'])
  })

  it('takes them without another file, before anybody else gets the plot', async () => {
    const held = await holds('2027-02-02', '2027-02-04')
    await importing(calendarFile([anEvent('1', '2027-02-01', '2027-02-06')]))
    await market.product.scope().useCases.releaseHold.execute({ id: held.data.id as never })

    expect((await holds('2027-02-02', '2027-02-04')).error).toBeTruthy()
    expect(await blockedNights()).toEqual(['02-01', '02-02', '02-03', '02-04', '02-05'])
  })

  it('takes them by itself where nobody asks for the plot', async () => {
    const held = await holds('2027-02-02', '2027-02-04')
    await importing(calendarFile([anEvent('1', '2027-02-01', '2027-02-06')]))
    await market.product.scope().useCases.releaseHold.execute({ id: held.data.id as never })

    await market.product.scope().useCases.syncCalendarFeeds.execute({ limit: 5 })

    expect(await blockedNights()).toEqual(['02-01', '02-02', '02-03', '02-04', '02-05'])
  })

  it('says beforehand what would come of it, and keeps nothing', async () => {
    const file = calendarFile([anEvent('1', '2027-02-01', '2027-02-04')])
    expect(await importing(file, true)).toMatchObject({ blocks: [{ uid: '1' }] })
    expect(await nights()).toEqual([])
    expect(await market.store.em.execute('select from feed_event')).toEqual([])
  })

  it('races with guests: every night has one owner, and whoever lost is told', async () => {
    const days = Array.from({ length: 8 }, (_, index) => index + 1)
    const file = calendarFile(days.map((day) => anEvent(`${day}`, `2027-02-0${day}`, `2027-02-0${day + 1 > 9 ? 9 : day + 1}`)))

    const [imported, ...held] = await Promise.all([
      importing(file),
      ...days.map((day) => holds(`2027-02-0${day}`, `2027-02-${String(day + 3).padStart(2, '0')}`)),
      importing(file),
    ])

    const won = held.slice(0, days.length).filter((answer) => 'data' in answer && answer.data)
    const { conflicts } = await importing(file)
    const taken = await nights()
    expect(new Set(taken.map(({ night }) => night)).size).toBe(taken.length)
    for (const day of days) expect(taken.map(({ night }) => night)).toContain(`2027-02-0${day}`)
    expect(imported).toBeDefined()
    expect(new Set(conflicts.map(({ reservationId }) => reservationId)).size).toBe(won.length)
  })
})
