import { aPlotRow } from '@camp/application/plots/testing/a-plot-row.ts'
import { aHoldOn, asHeld, campsite, field, stands } from '@camp/application/testing/a-campsite.ts'
import type { Plot } from '@camp/domain/plots/plot.ts'
import type { PlotId, SiteId } from '@camp/domain/shared/ids.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { PostgresInvariants } from '../doctor/postgres-invariants.ts'
import { forgetGuests, startCampsiteStore, type TestStore } from '../postgres/testing/test-store.ts'
import { PostgresReservations } from '../reservations/postgres-reservations.ts'
import { PostgresPlots } from './postgres-plots.ts'
import { PostgresSites } from './postgres-sites.ts'

const own = campsite.organisation.id
const [stand] = stands as [Plot]
const siteId = campsite.sites[0]?.id as SiteId
const date = (text: string) => Temporal.PlainDate.from(text)

let store: TestStore
let plots: PostgresPlots
beforeAll(async () => {
  store = await startCampsiteStore()
  plots = new PostgresPlots(store.em)
})
beforeEach(() => forgetGuests(store.em))
afterAll(() => store.stop())

const holds = (...given: Parameters<typeof aHoldOn>) => new PostgresReservations(store.em).add(aHoldOn(...given), asHeld)

describe('a plot that somebody has booked', () => {
  it('and its site stay', async () => {
    await holds([stand], { id: 'hold-1' })

    expect(await plots.remove(own, stand.id)).toEqual(refused({ code: 'plot-needed', reservations: 1, blocks: 0 }))
    expect(await new PostgresSites(store.em).remove(own, siteId)).toEqual(
      refused({ code: 'site-needed', plots: 11, reservations: 1 }),
    )
  })

  it('and shares tells which nights are shared by whom, from a day on', async () => {
    await holds([field], { id: 'hold-1', simpleReference: '111-111-111', adults: 4 })
    await holds([field], { id: 'hold-2', simpleReference: '222-222-222', from: '2027-02-04', to: '2027-02-06', adults: 5 })
    await holds([stand], { id: 'hold-3', simpleReference: '333-333-333' })

    expect(await plots.sharedNights(field.id, date('2027-02-03'))).toEqual([
      { night: '2027-02-03', pax: 4, references: ['111-111-111'] },
      { night: '2027-02-04', pax: 9, references: ['111-111-111', '222-222-222'] },
      { night: '2027-02-05', pax: 5, references: ['222-222-222'] },
    ])
    expect(await plots.sharedNights(stand.id, date('2027-02-01'))).toEqual([])
  })

  it('counts up to its new maximum from today on, and never below who is there', async () => {
    await holds([field], { id: 'hold-1', adults: 9 })
    const stored = await plots.find(own, field.id)
    if (!stored) throw new Error('the field is there')

    expect(await plots.replace({ ...stored, paxMax: 12 }, date('2027-02-03'))).toEqual(accepted(null))

    const nights = await store.em.execute<{ pax_max: number }[]>('select pax_max from plot_night order by night')
    expect(nights.map(({ pax_max }) => pax_max)).toEqual([30, 30, 12, 12])
    expect((await holds([field], { id: 'hold-2', adults: 4, from: '2027-02-04', to: '2027-02-05' })).ok).toBe(false)
    await expect(plots.replace({ ...stored, paxMax: 8 }, date('2027-02-03'))).rejects.toThrow(
      'shared_plot_night_within_its_maximum',
    )
  })

  it('keeps the promises of the nights that were full before it became smaller', async () => {
    await holds([field], { id: 'hold-1', adults: 9, from: '2026-11-22', to: '2026-11-23' })
    const stored = await plots.find(own, field.id)
    if (!stored) throw new Error('the field is there')

    await plots.replace({ ...stored, paxMax: 5 }, date('2026-12-01'))

    const checks = await new PostgresInvariants(store.em).check()
    expect(checks.filter(({ id, violations }) => ['I1', 'I2'].includes(id) && violations > 0)).toEqual([])
  })
})

describe('a copy', () => {
  it('takes prices, tiers, discounts and the rule along', async () => {
    await store.em.execute(
      `insert into plot_tier (organisation_id, plot_id, pax_from, pax_to, rate_off_peak_cents, rate_peak_cents, rate_super_peak_cents)
       values (?, ?, 1, 6, 100, 200, 300)`,
      [own, stand.id],
    )
    const stored = await plots.find(own, stand.id)
    if (!stored) throw new Error('the stand is there')
    const copy = { id: aPlotRow(99).id as PlotId, name: 'Stand 99', plotNumber: 99 }

    expect(await plots.copy(stored, copy)).toEqual(accepted(null))

    const tiers = await store.em.execute('select rate_super_peak_cents from plot_tier where plot_id = ?', [copy.id])
    expect(tiers).toEqual([{ rate_super_peak_cents: 300 }])
    expect(await plots.find(own, copy.id)).toEqual({ ...stored, ...copy })
    expect(await plots.remove(own, copy.id)).toEqual(accepted(null))
  })
})
