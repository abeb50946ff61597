import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenSettingsPages, type SettingsPages } from '#server/testing/staff-pages.ts'
import * as deletion from '../deletion/route.tsx'
import * as discountPage from './discount/route.tsx'

let camp: SettingsPages
beforeAll(async () => {
  camp = await givenSettingsPages()
})
afterAll(() => camp.stop())

describe('the page of a discount', () => {
  const path = '/org/org-organisation/discounts/new'
  const week = {
    name: 'A week',
    minNights: '7',
    discountType: 'fixed',
    value: 'R1,240.00',
    isActive: 'on',
    rangeStart: ['2031-12-15', ''],
    rangeEnd: ['2032-01-05', ''],
    validDays: ['MONDAY', 'SUNDAY'],
    seasonTypes: ['out'],
  }

  it('makes one, with its plots', async () => {
    const plot = camp.plots[0]?.id ?? ''

    expect(await camp.pages.post(discountPage, { path }, { ...week, plots: plot })).toMatchObject({
      status: 303,
      to: '/org/org-organisation/discounts?org=kloofwater-camp&done=created',
    })
    const id = await camp.idOf('discount', 'A week')
    const { data } = await camp.pages.read(discountPage, { path, params: { discountId: id } })
    expect(data).toMatchObject({
      plotIds: [plot],
      answers: {
        name: 'A week',
        minNights: '7',
        value: '1240.00',
        isActive: true,
        excludeHolidays: false,
        ranges: [{ startDate: '2031-12-15', endDate: '2032-01-05' }],
        validDays: ['MONDAY', 'SUNDAY'],
        seasonTypes: ['out'],
      },
    })
  })

  it('names every field that cannot be read and keeps what was typed', async () => {
    const typed = {
      ...week,
      name: '',
      minNights: 'two',
      value: '1,240',
      rangeStart: ['2031-12-15', ''],
      rangeEnd: ['', '2031-1-1'],
    }
    const { status, data } = await camp.pages.post(discountPage, { path }, typed)

    expect(status).toBe(400)
    expect(data.problems).toEqual([
      { field: 'name', code: 'problem_name-missing' },
      { field: 'minNights', code: 'problem_nights-invalid' },
      { field: 'value', code: 'problem_amount-invalid' },
      { field: 'rangeStart0', code: 'problem_range-incomplete' },
      { field: 'rangeStart1', code: 'problem_range-incomplete' },
    ])
    expect(data.answers).toMatchObject({ value: '1,240', minNights: 'two', ranges: [{ endDate: '' }, { startDate: '' }] })
  })

  it.each([
    [{ discountType: 'percentage', value: 'ten' }, 400, { field: 'value', code: 'problem_percentage-invalid' }],
    [{ discountType: 'percentage', value: '101' }, 409, { field: 'value', code: 'problem_percentage-invalid' }],
    [{ minNights: '-1' }, 409, { field: 'minNights', code: 'problem_nights-invalid' }],
    [{ name: 'A week' }, 409, { field: 'name', code: 'problem_name-taken' }],
    [{ name: 'x'.repeat(200) }, 409, { field: 'name', code: 'problem_name-too-long' }],
    [{ name: 'Other', validDays: [] }, 409, { field: 'validDays', code: 'problem_no-valid-day' }],
    [{ name: 'Other', seasonTypes: [] }, 409, { field: 'seasonTypes', code: 'problem_no-season-type' }],
    [
      { name: 'Other', rangeStart: ['2031-12-15'], rangeEnd: ['2031-12-14'] },
      409,
      { field: 'rangeStart0', code: 'problem_range-ends-before-it-begins' },
    ],
  ])('is refused: %j', async (wrong, status, problem) => {
    const answer = await camp.pages.post(discountPage, { path }, { ...week, ...wrong })

    expect([answer.status, answer.data.problems]).toEqual([status, expect.arrayContaining([problem])])
  })

  it('shows what it would do to a stay, and saves nothing', async () => {
    const trial = { go: 'preview', plot: camp.plots[0]?.id ?? '', arrivalDate: '2027-02-01', departureDate: '2027-02-09' }
    const shown = await camp.pages.post(discountPage, { path }, { ...week, ...trial, name: 'Shown' })
    const refused = await camp.pages.post(discountPage, { path }, { ...week, ...trial, departureDate: 'later' })

    expect([shown.status, shown.data.preview === null]).toEqual([200, false])
    expect([refused.status, refused.data.trialProblems]).toEqual([400, [{ field: 'departureDate', code: 'trial_departure' }]])
    expect(await camp.idOf('discount', 'Shown')).toBe('')
  })

  it('shows the slower of two people what was saved, and is for those who may change prices', async () => {
    const id = await camp.idOf('discount', 'A week')
    const asked = { path: '/org/org-organisation/discounts/1', params: { discountId: id } }
    const { revision } = (await camp.pages.read(discountPage, asked)).data
    const change = (name: string) => ({ ...week, name, revision })

    expect((await camp.pages.post(discountPage, { ...asked, as: camp.clerk }, change('Clerk'))).status).toBe(403)
    expect((await camp.pages.read(discountPage, { path, as: camp.clerk })).status).toBe(403)
    expect((await camp.pages.post(discountPage, asked, change('Eight days'))).status).toBe(303)
    expect(await camp.pages.post(discountPage, asked, change('Nine days'))).toMatchObject({
      status: 409,
      data: {
        answers: { name: 'Nine days' },
        conflict: { changes: expect.arrayContaining([expect.objectContaining({ field: 'name', now: 'Eight days' })]) },
      },
    })
  })

  it('is left by deleting what the question named', async () => {
    const id = await camp.idOf('discount', 'Eight days')
    const asked = { path: `/org/org-organisation/discounts/${id}/delete`, params: { rowId: id } }
    const { data } = await camp.pages.read(deletion, asked)

    expect((await camp.pages.post(deletion, asked, { revision: 'older' })).status).toBe(409)
    expect((await camp.pages.post(deletion, { ...asked, as: camp.clerk }, { revision: data.revision })).status).toBe(403)
    expect(await camp.pages.post(deletion, asked, { revision: data.revision })).toMatchObject({
      status: 303,
      to: '/org/org-organisation/discounts?org=kloofwater-camp&done=deleted',
    })
  })
})
