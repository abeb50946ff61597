import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenSettingsPages, type SettingsPages } from '#server/testing/staff-pages.ts'
import * as laboratory from '../price-laboratory/route.tsx'
import * as bulk from './bulk/route.tsx'
import * as grid from './grid/route.tsx'
import * as tiersPage from './tiers/route.tsx'

let camp: SettingsPages
beforeAll(async () => {
  camp = await givenSettingsPages()
})
afterAll(() => camp.stop())

describe('the pages of rates', () => {
  const cell = () => `rateOffPeak.${camp.plots[0]?.id}`

  it('take an amount in any of its forms and refuse what might be either', async () => {
    const { rows } = (await camp.pages.read(grid, { path: '/org/org-organisation/rates' })).data
    const was = rows[0].cells.find(({ field }: { field: string }) => field === cell()).was
    const edit = (to: string, from = was) => ({ [cell()]: to, [`was.${cell()}`]: from })

    expect(await camp.pages.post(grid, { path: '/x' }, edit('1,240'))).toMatchObject({
      status: 400,
      data: { typed: { [cell()]: '1,240' }, wrong: [{ field: cell(), code: 'not-an-amount' }] },
    })
    expect((await camp.pages.post(grid, { path: '/x', as: camp.clerk }, edit('1'))).status).toBe(403)
    expect((await camp.pages.post(grid, { path: '/x' }, edit('R1,240.00'))).status).toBe(303)
    expect(await camp.pages.post(grid, { path: '/x' }, edit('999'))).toMatchObject({
      status: 409,
      data: {
        wrong: [{ field: cell() }],
        conflict: { at: expect.any(String), changes: [{ field: cell(), now: '1240.00', typed: '999' }] },
      },
    })
    expect((await camp.pages.post(grid, { path: '/x' }, edit(was, '1240.00'))).status).toBe(303)
  })

  it('change many at once after showing what that means, and undo it', async () => {
    const wish = { plots: camp.plots[0]?.id ?? '', cells: 'rateOffPeak', act: 'addAmount', addAmount: 'R 1 000,50', roundTo: '1' }
    expect((await camp.pages.read(bulk, { path: '/x', as: camp.clerk })).status).toBe(403)
    expect((await camp.pages.post(bulk, { path: '/x', as: camp.clerk }, {})).status).toBe(403)
    expect(await camp.pages.post(bulk, { path: '/x' }, { ...wish, plots: [], cells: [], addAmount: '1,000' })).toMatchObject({
      status: 400,
      data: {
        problems: [
          { field: 'plots', code: 'bulkProblem_noPlots' },
          { field: 'cells', code: 'bulkProblem_noColumns' },
          { field: 'addAmount', code: 'bulkProblem_addAmount' },
        ],
      },
    })
    const shown = await camp.pages.post(bulk, { path: '/x' }, wish)
    expect(shown).toMatchObject({ status: 200, data: { written: null } })
    const { revision } = shown.data.preview
    expect((await camp.pages.post(bulk, { path: '/x' }, { ...wish, go: 'write', revision: 'older' })).status).toBe(409)
    const written = await camp.pages.post(bulk, { path: '/x' }, { ...wish, go: 'write', revision })
    expect(written).toMatchObject({ status: 200, data: { written: { values: 1 } } })
    const { undo } = written.data.written
    expect((await camp.pages.post(bulk, { path: '/x' }, { ...wish, go: 'undo', undo: '{' })).status).toBe(409)
    expect((await camp.pages.post(bulk, { path: '/x' }, { ...wish, go: 'undo', undo })).status).toBe(303)
    expect((await camp.pages.post(bulk, { path: '/x' }, { ...wish, go: 'undo', undo })).status).toBe(409)
  })

  it('copy what a plot costs to others, and undo it', async () => {
    const [source, ...others] = camp.plots.map(({ id }) => id as string)
    const { answers } = (await camp.pages.read(bulk, { path: `/x?copy=${source}` })).data
    expect([answers.act, answers.values.copy, answers.plots]).toEqual(['copy', source, []])
    const wish = { plots: others, cells: 'rateOffPeak', act: 'copy', copy: source, withTiers: 'on' }

    expect(await camp.pages.post(bulk, { path: '/x' }, { ...wish, copy: '', plots: [] })).toMatchObject({
      status: 400,
      data: {
        problems: [
          { field: 'plots', code: 'bulkProblem_noPlots' },
          { field: 'copy', code: 'bulkProblem_copy' },
        ],
      },
    })
    const shown = await camp.pages.post(bulk, { path: '/x' }, wish)
    const { revision, lines } = shown.data.preview
    const written = await camp.pages.post(bulk, { path: '/x' }, { ...wish, go: 'write', revision })
    expect(written).toMatchObject({ status: 200, data: { written: { values: lines.length } } })
    const again = await camp.pages.post(bulk, { path: '/x' }, wish)
    expect(again.data.preview.lines).toEqual([])
    const { undo } = written.data.written
    expect((await camp.pages.post(bulk, { path: '/x' }, { ...wish, go: 'undo', undo })).status).toBe(303)
  })

  it('keep the tiers of a plot', async () => {
    const asked = { path: '/x', params: { plotId: camp.plots[0]?.id ?? '' } }
    const { revision, paxMax } = (await camp.pages.read(tiersPage, asked)).data
    const tiers = {
      revision,
      paxFrom: ['1', ''],
      paxTo: [String(paxMax), ''],
      offPeak: ['R1,240.00', ''],
      peak: ['1300', ''],
      superPeak: ['1 400,00', ''],
    }

    expect(await camp.pages.post(tiersPage, asked, { ...tiers, paxTo: ['many', ''], peak: ['', ''] })).toMatchObject({
      status: 400,
      data: {
        answers: [{ paxTo: 'many', peak: '' }, {}, {}],
        problems: [
          { field: 'paxTo0', code: 'tierProblem_guests', values: { from: 1, to: 1 } },
          { field: 'peak0', code: 'tierProblem_amount', values: { from: 1, to: 1 } },
        ],
      },
    })
    expect(await camp.pages.post(tiersPage, asked, { ...tiers, paxFrom: ['2', ''] })).toMatchObject({
      status: 409,
      data: { problems: [{ field: 'paxFrom0' }] },
    })
    expect((await camp.pages.post(tiersPage, { ...asked, as: camp.clerk }, tiers)).status).toBe(403)
    expect((await camp.pages.post(tiersPage, asked, tiers)).status).toBe(303)
    expect(await camp.pages.post(tiersPage, asked, { ...tiers, peak: ['1350', ''] })).toMatchObject({
      status: 409,
      data: { answers: [{ peak: '1350' }, {}, {}], conflict: { changes: [{ field: 'tiers' }] } },
    })
    const { data } = await camp.pages.read(tiersPage, asked)
    const row = { paxFrom: '1', paxTo: String(paxMax), offPeak: '1240.00', peak: '1300.00', superPeak: '1400.00' }
    expect(data.answers[0]).toEqual(row)
  })
})

describe('the price laboratory', () => {
  it('explains the price of what its address asks', async () => {
    const plot = camp.plots[0]?.id ?? ''
    const { status, data } = await camp.pages.read(laboratory, {
      path: `/x?plot=${plot}&arrivalDate=2027-02-01&departureDate=2027-02-03&numberOfAdults=2`,
    })

    expect([status, data.problems, data.laboratory === null]).toEqual([200, [], false])
  })

  it('says what it cannot read, and calculates nothing', async () => {
    const read = async (query: string) => {
      const { data } = await camp.pages.read(laboratory, { path: `/x?${query}` })
      return [data.laboratory, data.problems]
    }

    expect(await read('arrivalDate=2027-02-30&departureDate=&numberOfAdults=x&numberOfPensioners=99&childrenAges=18')).toEqual([
      null,
      [
        { field: 'arrivalDate', code: 'trial_arrival' },
        { field: 'departureDate', code: 'trial_departure' },
        { field: 'numberOfAdults', code: 'trial_count' },
        { field: 'numberOfPensioners', code: 'trial_count' },
        { field: 'childrenAges', code: 'trial_ages' },
      ],
    ])
    expect(await read('arrivalDate=2027-02-03&departureDate=2027-02-03')).toEqual([
      null,
      [{ field: 'departureDate', code: 'trial_dates' }],
    ])
    expect(await read('numberOfAdults=0')).toEqual([null, [{ field: 'numberOfAdults', code: 'trial_party' }]])
  })

  it('shows nothing to strangers', async () => {
    expect((await camp.pages.read(laboratory, { path: '/x', as: camp.stranger })).status).toBe(403)
    expect((await camp.pages.read(laboratory, { path: '/x?plot=unknown' })).status).toBe(404)
  })
})
