import type { UserId } from '@camp/domain/shared/ids.ts'
import { refused } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'
import { describe, expect, it } from 'vitest'
import { type Actor, visitor } from '../shared/actor.ts'
import { campsite, field, stands } from '../testing/a-campsite.ts'
import { aGuestOf } from '../testing/a-guest-of.ts'
import { givenMarketplace } from '../testing/given-marketplace.ts'
import { kwenaCamp } from '../testing/kwena-camp.ts'

const { organisation } = campsite
const [stand1, stand2] = [stands[0]!, stands[1]!]
const staff: Actor = { kind: 'user', userId: 'u' as UserId, role: 'ORGUSER', organisationIds: [organisation.id] }
const query = { actor: staff, orgSlug: organisation.slug, from: Temporal.PlainDate.from('2026-12-11'), days: 7 }

async function chart(marketplace = givenMarketplace(), facts: Partial<typeof query> = {}) {
  const shown = await marketplace.showTapeChart.execute({ ...query, ...facts })
  if (!shown.ok) throw new Error(shown.refusal.code)
  return shown.value
}

describe('a tape chart', () => {
  it('says of every date what is special about it', async () => {
    const { days } = await chart()

    const said = days.map(({ date, isWeekend, publicHoliday, season }) => [date, isWeekend, publicHoliday, season])
    expect(said).toEqual([
      ['2026-12-11', false, null, null],
      ['2026-12-12', true, null, null],
      ['2026-12-13', true, null, null],
      ['2026-12-14', false, null, null],
      ['2026-12-15', false, null, null],
      ['2026-12-16', false, 'Day of Reconciliation', null],
      ['2026-12-17', false, null, null],
    ])
  })

  it('counts booked, blocked and free plots night by night, a shared plot once', async () => {
    const marketplace = givenMarketplace()
    const guest = aGuestOf(marketplace)
    await guest.books({ plots: [stand1], from: '2026-12-12', to: '2026-12-14' })
    for (const _ of [1, 2]) await guest.holds({ plots: [field], from: '2026-12-13', to: '2026-12-15' })
    const nights = StayDates.of('2026-12-12', '2026-12-13')
    await marketplace.createBlock.execute({ ...query, plotIds: [stand2.id], nights, reason: null, expiresAt: null })

    const { days, bars } = await chart(marketplace)

    expect(days.map(({ booked, blocked, free }) => [booked, blocked, free]).slice(0, 5)).toEqual([
      [0, 0, 11],
      [1, 1, 9],
      [2, 0, 9],
      [1, 0, 10],
      [0, 0, 11],
    ])
    expect(bars).toHaveLength(3)
  })

  it('lists plots by site, and a switched-off one as long as somebody sleeps there', async () => {
    const marketplace = givenMarketplace()
    await aGuestOf(marketplace).books({ plots: [stand1], from: '2026-12-12', to: '2026-12-14' })
    const camp = kwenaCamp()
    const plots = camp.plots.map((plot) => ({ ...plot, isActive: plot.id === field.id }))
    const campsites = marketplace.campsites as unknown[]
    campsites[0] = { ...camp, plots }

    const { sites } = await chart(marketplace)

    expect(sites.map((site) => site.plots.map(({ name, isActive }) => [name, isActive]))).toEqual([
      [
        ['Stand 1', false],
        ['Field', true],
      ],
    ])
  })

  it('begins the day before today when no day is said, and shows 7 to 60 days', async () => {
    const { from, today, days } = await chart(undefined, { from: null as never, days: 3 })

    expect([from, today, days.length]).toEqual(['2026-11-20', '2026-11-21', 7])
    expect((await chart(undefined, { days: 1000 })).days).toHaveLength(60)
  })

  it('ends with the last day of years of four digits', async () => {
    expect(await chart(undefined, { from: Temporal.PlainDate.from('9999-12-31') })).toMatchObject({ from: '9999-12-24' })
  })

  it('has the version that is asked for alone, until something changes', async () => {
    const marketplace = givenMarketplace()
    const asked = async () => {
      const answer = await marketplace.showTapeChartVersion.execute(query)
      return answer.ok ? answer.value.version : ''
    }
    const { version } = await chart(marketplace)
    expect(await asked()).toBe(version)

    await aGuestOf(marketplace).holds({ plots: [stand1], from: '2026-12-12', to: '2026-12-14' })

    expect(await asked()).not.toBe(version)
  })

  it.each([
    ['visitors', visitor, 'not-permitted'],
    ['staff of another organisation', { ...staff, organisationIds: [] }, 'not-found'],
  ] as const)('is nothing for %s', async (_, actor, code) => {
    const marketplace = givenMarketplace()

    expect(await marketplace.showTapeChart.execute({ ...query, actor })).toEqual(refused({ code }))
    expect(await marketplace.showTapeChartVersion.execute({ ...query, actor })).toEqual(refused({ code }))
  })
})
