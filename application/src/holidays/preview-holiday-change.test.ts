import type { HolidayRows } from '@camp/domain/holidays/holiday-calendar.ts'
import type { MasterValues } from '@camp/domain/master-data/read-master-row.ts'
import type { Discount } from '@camp/domain/pricing/discount.ts'
import type { DiscountId, PlotId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { rates } from '@camp/domain/testing/a-plot.ts'
import { describe, expect, it } from 'vitest'
import { type Actor, system, visitor } from '../shared/actor.ts'
import { stands, testId } from '../testing/a-campsite.ts'
import { aGuestOf } from '../testing/a-guest-of.ts'
import { givenMarketplace } from '../testing/given-marketplace.ts'
import { kwenaCamp } from '../testing/kwena-camp.ts'
import { PreviewHolidayChange, type PreviewHolidayCommand } from './preview-holiday-change.ts'

/** A tenth off every night that is no holiday of either kind. */
const tenth: Discount = {
  id: testId(70) as DiscountId,
  name: 'Quiet nights',
  isActive: true,
  minNights: 1,
  excludeHolidays: true,
  excludeSchoolHolidays: true,
  excludeDateRanges: [],
  validDays: ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'],
  seasonTypes: ['out', 'in', 'peak'],
  discountType: 'percentage',
  percentage: 10,
}

const platform = system('desk')

/** A guest who holds four nights of R200.00 from 1 February, and one who booked four from 1 March. */
async function givenGuests(stored: Readonly<Record<string, MasterValues>> = {}, holidays?: HolidayRows) {
  const campsites = [{ ...kwenaCamp({ plot: { discountIds: [tenth.id] } }), discounts: [tenth] }]
  const marketplace = givenMarketplace({ campsites, ...(holidays && { holidays }) })
  const guest = aGuestOf(marketplace)
  const held = await guest.holds()
  const booked = await guest.books({ from: '2027-03-01', to: '2027-03-05' })
  const find = async (_kind: string, id: string) => {
    const values = stored[id]
    return values && { id, values, labels: {}, uses: {} }
  }
  const act = new PreviewHolidayChange({ ...marketplace.ports, masterData: { find } })
  const preview = (command: Partial<PreviewHolidayCommand>, actor: Actor = platform) =>
    act.execute({ actor, kind: 'holidays', id: null, typed: null, ...command })
  return { guest, held, booked, preview, marketplace }
}

const election = (date: string, name = 'Elections') => ({ country: 'ZA', date, name })
const show = { name: 'Show days', region: 'ZA-WC', year: '2027', startDate: '2027-02-02', endDate: '2027-02-03' }

describe('a change of holidays, before it is saved', () => {
  it('says what it does to every open hold, and leaves the hold and all bookings as they are', async () => {
    const { guest, held, booked, preview } = await givenGuests()

    const shown = await preview({ typed: election('2027-02-02') })

    const row = {
      simpleReference: '102-103-104',
      organisationName: 'Kwena Camp',
      arrival: Temporal.PlainDate.from('2027-02-01'),
      departure: Temporal.PlainDate.from('2027-02-05'),
      before: Money.rand(720),
      after: Money.rand(740),
    }
    expect(shown).toEqual(accepted({ openHolds: 1, changed: 1, before: Money.rand(720), after: Money.rand(740), rows: [row] }))
    expect(await guest.sees(held.id)).toMatchObject({ amountDue: Money.rand(720) })
    expect(await preview({ typed: election('2027-03-02') })).toMatchObject({ value: { openHolds: 1, changed: 0, rows: [] } })
    expect(await guest.sees(booked.id)).toMatchObject({ amountDue: Money.rand(720) })
  })

  it('counts a school term in its own province alone, and what a row said before goes', async () => {
    const stored = { name: 'Show days', region: 'ZA-all', year: 2027, startDate: '2027-02-01', endDate: '2027-02-01' }
    const { preview } = await givenGuests({ stored })

    expect(await preview({ kind: 'school-holidays', typed: show })).toMatchObject({
      value: { before: Money.rand(720), after: Money.rand(760) },
    })
    expect(await preview({ kind: 'school-holidays', typed: { ...show, region: 'ZA-LP' } })).toMatchObject({
      value: { openHolds: 1, changed: 0 },
    })
  })

  it('of a row that goes gives the nights back to the discount', async () => {
    const declared = [{ country: 'ZA', date: Temporal.PlainDate.from('2027-02-02'), name: 'Elections' }]
    const { preview } = await givenGuests({ 'ZA-2027-02-02': election('2027-02-02') }, { declared, schoolHolidays: [] })

    expect(await preview({ id: 'ZA-2027-02-02' })).toMatchObject({
      value: { changed: 1, before: Money.rand(740), after: Money.rand(720) },
    })
    const renamed = election('2027-02-02', 'Local elections')
    expect(await preview({ id: 'ZA-2027-02-02', typed: renamed })).toMatchObject({ value: { changed: 0 } })
  })

  it('of a declared day keeps the date, whatever was typed', async () => {
    const declared = [{ country: 'ZA', date: Temporal.PlainDate.from('2027-02-02'), name: 'Elections' }]
    const { preview } = await givenGuests({ 'ZA-2027-02-02': election('2027-02-02') }, { declared, schoolHolidays: [] })

    expect(await preview({ id: 'ZA-2027-02-02', typed: election('2027-06-02') })).toMatchObject({ value: { changed: 0 } })
  })

  it('names the twenty holds that it changes most, and sums up all of them', async () => {
    const camp = kwenaCamp({ plot: { discountIds: [tenth.id] } })
    const plots = Array.from({ length: 25 }, (_, index) => ({ ...camp.plots[0]!, id: testId(400 + index) as PlotId }))
    const marketplace = givenMarketplace({ campsites: [{ ...camp, plots, discounts: [tenth] }] })
    const act = new PreviewHolidayChange({ ...marketplace.ports, masterData: { find: async () => undefined } })
    const holds = (from: number, to: number) =>
      aGuestOf(marketplace).holds({ plots: plots.slice(from, to), from: '2027-02-01', to: '2027-02-03' })
    for (let index = 0; index < 20; index += 1) await holds(index, index + 1)
    await holds(20, 22)
    await holds(22, 25)

    const shown = await act.execute({ actor: platform, kind: 'holidays', id: null, typed: election('2027-02-02') })

    const rows = shown.ok ? shown.value.rows.map(({ before, after }) => [before.toRand(), after.toRand()]) : []
    expect(rows).toEqual([[1080, 1140], [720, 760], ...Array(18).fill([360, 380])])
    expect(shown).toMatchObject({
      value: { openHolds: 22, changed: 22, before: Money.rand(9_000), after: Money.rand(9_500) },
    })
  })

  it('names the hold that it changes most first, however much others cost', async () => {
    const camp = kwenaCamp({ plot: { discountIds: [tenth.id] } })
    const plots = Array.from({ length: 3 }, (_, index) => ({ ...camp.plots[0]!, id: testId(400 + index) as PlotId }))
    const marketplace = givenMarketplace({ campsites: [{ ...camp, plots, discounts: [tenth] }] })
    await aGuestOf(marketplace).holds({ plots: plots.slice(0, 1), from: '2027-02-01', to: '2027-02-08' })
    await aGuestOf(marketplace).holds({ plots: plots.slice(1), from: '2027-02-02', to: '2027-02-03' })
    const act = new PreviewHolidayChange({ ...marketplace.ports, masterData: { find: async () => undefined } })

    const shown = await act.execute({ actor: platform, kind: 'holidays', id: null, typed: election('2027-02-02') })

    const rows = shown.ok ? shown.value.rows.map(({ before, after }) => [before.toRand(), after.toRand()]) : []
    expect(rows).toEqual([
      [360, 400],
      [1260, 1280],
    ])
  })

  it('prices each plot of a hold by its own rates', async () => {
    const camp = kwenaCamp({ plot: { discountIds: [tenth.id] } })
    const plots = camp.plots.map((plot) => (plot.id === stands[1]?.id ? { ...plot, rates: rates(300) } : plot))
    const marketplace = givenMarketplace({ campsites: [{ ...camp, plots, discounts: [tenth] }] })
    await aGuestOf(marketplace).holds({ plots: stands.slice(1, 2) })
    const act = new PreviewHolidayChange({ ...marketplace.ports, masterData: { find: async () => undefined } })

    expect(await act.execute({ actor: platform, kind: 'holidays', id: null, typed: election('2027-02-02') })).toMatchObject({
      value: { before: Money.rand(1080), after: Money.rand(1110) },
    })
  })

  it('looks at five hundred holds at most', async () => {
    const { ports } = givenMarketplace()
    const limits: number[] = []
    const reservations = {
      openHolds: async (_: unknown, limit: number) => {
        limits.push(limit)
        return []
      },
    } as unknown as typeof ports.reservations
    const act = new PreviewHolidayChange({ ...ports, reservations, masterData: { find: async () => undefined } })

    await act.execute({ actor: platform, kind: 'holidays', id: null, typed: election('2027-02-02') })

    expect(limits).toEqual([500])
  })

  it('forgets holds that ran out', async () => {
    const { preview, marketplace } = await givenGuests()
    marketplace.clock.moveTo('2026-11-21T10:16')

    expect(await preview({ typed: election('2027-02-02') })).toMatchObject({ value: { openHolds: 0, changed: 0 } })
  })

  it('names what is wrong with it, and is for the platform alone', async () => {
    const { preview } = await givenGuests()

    expect(await preview({ typed: election('soon') })).toMatchObject({ refusal: { code: 'fields-invalid' } })
    expect(await preview({ id: 'ZA-2031-01-01' })).toEqual(refused({ code: 'not-found' }))
    expect(await preview({ typed: election('2027-02-02') }, visitor)).toEqual(refused({ code: 'not-permitted' }))
  })
})
