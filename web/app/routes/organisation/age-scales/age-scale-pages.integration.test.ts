import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenSettingsPages, type SettingsPages } from '#server/testing/staff-pages.ts'
import * as deletion from '../deletion/route.tsx'
import * as ageScalePage from './scale/route.tsx'

let camp: SettingsPages
beforeAll(async () => {
  camp = await givenSettingsPages()
})
afterAll(() => camp.stop())

describe('the page of an age scale', () => {
  const path = '/org/org-organisation/age-scales/new'
  const scale = {
    name: 'Children',
    pensionerPercentage: '80',
    fromAge: ['0', '3', '6', ''],
    toAge: ['2', '5', '12', ''],
    kind: ['free', 'percentage', 'fixed', 'free'],
    percentage: ['', '50', '', ''],
    offPeak: ['', '', 'R1,240.00', ''],
    peak: ['', '', '100', ''],
    superPeak: ['', '', '100,50', ''],
  }

  it('makes one; rows without ages are none', async () => {
    expect(await camp.pages.post(ageScalePage, { path }, scale)).toMatchObject({
      status: 303,
      to: '/org/org-organisation/age-scales?org=kloofwater-camp&done=created',
    })
    const { data } = await camp.pages.read(ageScalePage, {
      path,
      params: { ageScaleId: await camp.idOf('age_scale', 'Children') },
    })
    expect(data.answers.bands.map(({ fromAge, offPeak }: { fromAge: string; offPeak: string }) => [fromAge, offPeak])).toEqual([
      ['0', ''],
      ['3', ''],
      ['6', '1240.00'],
      ['', ''],
      ['', ''],
    ])
  })

  it('names the first thing in each row that cannot be read and keeps what was typed', async () => {
    const typed = {
      ...scale,
      name: '',
      pensionerPercentage: 'x',
      fromAge: ['x', '3', '6'],
      percentage: ['', 'x', ''],
      peak: ['', '', '1,240'],
    }
    const { status, data } = await camp.pages.post(ageScalePage, { path }, typed)

    expect(status).toBe(400)
    expect(data.problems).toEqual([
      { field: 'name', code: 'problem_name-missing' },
      { field: 'pensionerPercentage', code: 'problem_percentage-invalid' },
      { field: 'fromAge0', code: 'problem_ages-invalid', row: 1 },
      { field: 'percentage1', code: 'problem_band-percentage-invalid', row: 2 },
      { field: 'offPeak2', code: 'problem_band-amount-invalid', row: 3 },
    ])
    expect(data.answers).toMatchObject({ pensionerPercentage: 'x', bands: [{ fromAge: 'x' }, {}, { peak: '1,240' }, {}, {}] })
  })

  it.each([
    [{ name: 'Children' }, { field: 'name', code: 'problem_name-taken' }],
    [
      { name: 'Other', pensionerPercentage: '201' },
      { field: 'pensionerPercentage', code: 'problem_percentage-invalid' },
    ],
  ])('is refused by the rules of scales: %j', async (wrong, problem) => {
    const answer = await camp.pages.post(ageScalePage, { path }, { ...scale, ...wrong })

    expect([answer.status, answer.data.problems]).toEqual([409, expect.arrayContaining([problem])])
  })

  it('shows the slower of two people what was saved, is for those who may change prices, and can be deleted', async () => {
    const id = await camp.idOf('age_scale', 'Children')
    const asked = { path: '/org/org-organisation/age-scales/1', params: { ageScaleId: id } }
    const { revision } = (await camp.pages.read(ageScalePage, asked)).data
    const change = (name: string) => ({ ...scale, name, revision })

    expect((await camp.pages.post(ageScalePage, { ...asked, as: camp.clerk }, change('Clerk'))).status).toBe(403)
    expect((await camp.pages.post(ageScalePage, asked, change('Small ones'))).status).toBe(303)
    expect(await camp.pages.post(ageScalePage, asked, change('Smaller ones'))).toMatchObject({
      status: 409,
      data: {
        answers: { name: 'Smaller ones' },
        conflict: { changes: expect.arrayContaining([expect.objectContaining({ field: 'name', now: 'Small ones' })]) },
      },
    })
    const gone = { path: `/org/org-organisation/age-scales/${id}/delete`, params: { rowId: id } }
    const question = (await camp.pages.read(deletion, gone)).data
    expect((await camp.pages.post(deletion, gone, { revision })).status).toBe(409)
    expect((await camp.pages.post(deletion, { ...gone, as: camp.clerk }, { revision: question.revision })).status).toBe(403)
    expect(await camp.pages.post(deletion, gone, { revision: question.revision })).toMatchObject({
      status: 303,
      to: '/org/org-organisation/age-scales?org=kloofwater-camp&done=deleted',
    })
  })
})
