import { visitor } from '@camp/application/shared/actor.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenSettingsPages, type SettingsPages } from '#server/testing/staff-pages.ts'
import * as deletion from '../deletion/route.tsx'
import * as copySeasons from './copy/route.tsx'
import * as seasonPage from './season/route.tsx'

let camp: SettingsPages
beforeAll(async () => {
  camp = await givenSettingsPages()
})
afterAll(() => camp.stop())

const autumn = { name: 'Autumn 2031', seasonType: 'in', startDate: '2031-03-20', endDate: '2031-04-12', isActive: 'on' }

describe('the page of a season', () => {
  const path = '/org/org-seasons/new'

  it('makes one and leads to the year that it is in', async () => {
    const answer = await camp.pages.post(seasonPage, { path }, { ...autumn, minimumStayPeriod: '2' })

    expect(answer).toMatchObject({ status: 303, to: '/org/org-organisation/seasons?org=kloofwater-camp&year=2031&done=created' })
    const id = await camp.idOf('season', 'Autumn 2031')
    const { data } = await camp.pages.read(seasonPage, { path: `/org/org-seasons/${id}`, params: { seasonId: id } })
    expect(data.answers).toEqual({ ...autumn, minimumStayPeriod: '2', isActive: true })
  })

  it('names every field that cannot be read and keeps what was typed', async () => {
    const typed = { name: '', seasonType: 'spring', startDate: '2031-02-30', endDate: 'soon', minimumStayPeriod: '1.5' }

    expect(await camp.pages.post(seasonPage, { path }, typed)).toEqual({
      status: 400,
      to: null,
      data: {
        answers: { ...typed, isActive: false },
        revision: '',
        problems: [
          { field: 'name', code: 'problem_nameMissing' },
          { field: 'seasonType', code: 'problem_typeMissing' },
          { field: 'startDate', code: 'problem_startMissing' },
          { field: 'endDate', code: 'problem_endMissing' },
          { field: 'minimumStayPeriod', code: 'problem_nightsInvalid' },
        ],
      },
    })
  })

  it('names a name alone that is missing as any other field', async () => {
    const answer = await camp.pages.post(seasonPage, { path }, { ...autumn, name: ' ' })

    expect([answer.status, answer.data.problems]).toEqual([400, [{ field: 'name', code: 'problem_nameMissing' }]])
  })

  it.each([
    [{ name: 'x'.repeat(200) }, { field: 'name', code: 'problem_nameTooLong' }],
    [{ endDate: '2031-03-19' }, { field: 'endDate', code: 'problem_endsBefore' }],
    [{ minimumStayPeriod: '-1' }, { field: 'minimumStayPeriod', code: 'problem_nightsInvalid' }],
    [
      { startDate: '2031-04-01' },
      { field: 'startDate', code: 'problem_overlaps', values: { name: 'Autumn 2031', first: '2031-04-01', last: '2031-04-12' } },
    ],
  ])('is refused by the rules of seasons: %j', async (wrong, problem) => {
    const answer = await camp.pages.post(seasonPage, { path }, { ...autumn, ...wrong })

    expect([answer.status, answer.data.problems]).toEqual([409, expect.arrayContaining([problem])])
  })

  it('asks the slower of two people to look again, and keeps what they typed', async () => {
    const id = await camp.idOf('season', 'Autumn 2031')
    const asked = { path: `/org/org-seasons/${id}`, params: { seasonId: id } }
    const { data } = await camp.pages.read(seasonPage, asked)
    const change = (name: string) => ({ ...autumn, name, revision: data.revision })

    expect(await camp.pages.post(seasonPage, asked, change('Easter 2031'))).toMatchObject({ status: 303 })
    expect(await camp.pages.post(seasonPage, asked, change('Autumn again'))).toMatchObject({
      status: 409,
      data: { answers: { name: 'Autumn again' }, problems: [{ code: 'problem_changedMeanwhile' }] },
    })
  })

  it('is for those who may change prices', async () => {
    const id = await camp.idOf('season', 'Easter 2031')
    const asked = { path: `/org/org-seasons/${id}`, params: { seasonId: id } }

    expect(await camp.pages.read(seasonPage, { path, as: camp.clerk })).toMatchObject({
      status: 403,
      data: { code: 'not-permitted' },
    })
    expect(await camp.pages.read(seasonPage, { ...asked, as: camp.clerk })).toMatchObject({
      status: 200,
      data: { mayManage: false },
    })
    expect(await camp.pages.post(seasonPage, { ...asked, as: camp.clerk }, autumn)).toMatchObject({ status: 403 })
    expect((await camp.pages.post(seasonPage, { ...asked, as: camp.stranger }, autumn)).status).toBe(403)
    expect((await camp.pages.post(seasonPage, { ...asked, as: visitor }, autumn)).status).toBe(403)
  })

  it('finds nothing under an unknown id', async () => {
    const asked = { path: '/org/org-seasons/1', params: { seasonId: '00000000-0000-4000-8000-000000000000' } }

    expect((await camp.pages.read(seasonPage, asked)).status).toBe(404)
    expect((await camp.pages.post(seasonPage, asked, autumn)).status).toBe(404)
  })

  it('is left by deleting what the question named', async () => {
    const id = await camp.idOf('season', 'Easter 2031')
    const asked = { path: `/org/org-organisation/seasons/${id}/delete`, params: { rowId: id } }
    const { data } = await camp.pages.read(deletion, asked)

    expect(data.values.name).toBe('Easter 2031')
    expect((await camp.pages.read(deletion, { ...asked, as: camp.clerk })).status).toBe(403)
    expect((await camp.pages.post(deletion, { ...asked, as: camp.clerk }, { revision: data.revision })).status).toBe(403)
    expect((await camp.pages.post(deletion, asked, { revision: 'older' })).status).toBe(409)
    expect(await camp.pages.post(deletion, asked, { revision: data.revision })).toMatchObject({
      status: 303,
      to: '/org/org-organisation/seasons?org=kloofwater-camp&done=deleted',
    })
    expect((await camp.pages.read(deletion, asked)).status).toBe(404)
  })
})

describe('the page that copies a year of seasons', () => {
  const asked = { path: '/org/org-seasons/copy?from=2026&to=2033' }

  it('shows what it would make, makes it once, and says that it stands in the way of itself', async () => {
    const shown = await camp.pages.read(copySeasons, asked)
    expect(shown.data.rows.length).toBeGreaterThan(0)

    expect(await camp.pages.post(copySeasons, asked, {})).toMatchObject({ status: 303, to: expect.stringContaining('year=2033') })
    expect((await camp.pages.post(copySeasons, asked, {})).status).toBe(409)
    expect((await camp.pages.post(copySeasons, { ...asked, as: camp.clerk }, {})).status).toBe(403)
    expect((await camp.pages.read(copySeasons, { ...asked, as: camp.clerk })).status).toBe(403)
  })
})
