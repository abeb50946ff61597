import { visitor } from '@camp/application/shared/actor.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenSettingsPages, type SettingsPages } from '#server/testing/staff-pages.ts'
import * as deletion from '../deletion/route.tsx'
import * as copySeasons from './copy/route.tsx'
import * as seasonsList from './list/route.tsx'
import * as schoolSeasons from './school/route.tsx'
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

  it('is judged by who asks before it is read', async () => {
    expect((await camp.pages.post(seasonPage, { path, as: camp.clerk }, {})).status).toBe(403)
  })

  it('names every field that cannot be read and keeps what was typed', async () => {
    const typed = { name: '', seasonType: 'spring', startDate: '2031-02-30', endDate: 'soon', minimumStayPeriod: '1.5' }

    expect(await camp.pages.post(seasonPage, { path }, typed)).toEqual({
      status: 400,
      to: null,
      data: {
        answers: { ...typed, isActive: false },
        revision: '',
        shown: {},
        agreed: '',
        givingWay: [],
        conflict: null,
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
  ])('is refused by the rules of seasons: %j', async (wrong, problem) => {
    const answer = await camp.pages.post(seasonPage, { path }, { ...autumn, ...wrong })

    expect([answer.status, answer.data.problems]).toEqual([409, expect.arrayContaining([problem])])
  })

  it('shows the slower of two people who saved what meanwhile, and keeps what they typed', async () => {
    const id = await camp.idOf('season', 'Autumn 2031')
    const asked = { path: `/org/org-seasons/${id}`, params: { seasonId: id } }
    const { data } = await camp.pages.read(seasonPage, asked)
    const change = (name: string) => ({ ...autumn, name, revision: data.revision, shown: JSON.stringify(data.answers) })

    const first = { ...change('Easter 2031'), minimumStayPeriod: '3' }
    expect(await camp.pages.post(seasonPage, asked, first)).toMatchObject({ status: 303 })
    const refusedReply = await camp.pages.post(seasonPage, asked, { ...change('Autumn again'), minimumStayPeriod: '2' })
    expect(refusedReply).toMatchObject({
      status: 409,
      data: {
        answers: { name: 'Autumn again', minimumStayPeriod: '3' },
        conflict: {
          at: expect.any(String),
          changes: [
            { field: 'name', was: 'Autumn 2031', now: 'Easter 2031', typed: 'Autumn again' },
            { field: 'minimumStayPeriod', was: '2', now: '3', typed: null },
          ],
        },
      },
    })
    const { revision, answers } = refusedReply.data
    const again = { ...autumn, ...answers, isActive: 'on', name: 'Easter 2031', revision }
    expect(await camp.pages.post(seasonPage, asked, again)).toMatchObject({ status: 303 })
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
    expect(await camp.pages.post(seasonPage, asked, autumn), 'what was typed stays').toMatchObject({
      status: 409,
      data: { answers: { name: autumn.name }, conflict: { isDeleted: true } },
    })
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

  it('shows what becomes of a season of which it takes nights, and parts it once that is agreed to', async () => {
    const autumn2034 = { ...autumn, name: 'Autumn 2034', startDate: '2034-03-20', endDate: '2034-04-12' }
    expect((await camp.pages.post(seasonPage, { path }, autumn2034)).status).toBe(303)
    const easter = { ...autumn2034, name: 'Good Friday 2034', seasonType: 'peak', startDate: '2034-04-10', endDate: '2034-04-10' }

    const shown = await camp.pages.post(seasonPage, { path }, easter)

    expect(shown).toMatchObject({
      status: 409,
      data: {
        problems: [{ code: 'problem_takesNights' }],
        givingWay: [
          {
            name: 'Autumn 2034',
            startDate: '2034-03-20',
            endDate: '2034-04-12',
            parts: [
              { startDate: '2034-03-20', endDate: '2034-04-09' },
              { startDate: '2034-04-11', endDate: '2034-04-12' },
            ],
          },
        ],
      },
    })
    const { agreed } = shown.data
    expect((await camp.pages.post(seasonPage, { path }, { ...easter, endDate: '2034-04-11', agreed })).status).toBe(409)
    expect((await camp.pages.post(seasonPage, { path }, { ...easter, agreed })).status).toBe(303)
    const { data } = await camp.pages.read(seasonsList, { path: '/org/org-organisation/seasons?year=2034' })
    const rows: readonly { readonly name: string; readonly startDate: string }[] = data.rows
    expect(rows.map(({ name, startDate }) => `${name} ${startDate}`).toSorted()).toEqual([
      'Autumn 2034 2034-03-20',
      'Autumn 2034 2034-04-11',
      'Good Friday 2034 2034-04-10',
    ])
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

describe('the page that makes seasons of school holidays', () => {
  const asked = { path: '/org/org-seasons/school?year=2027' }

  it('shows each at the rate that is usual for it, or whose nights it would take', async () => {
    const { status, data } = await camp.pages.read(schoolSeasons, asked)

    expect(status).toBe(200)
    expect(data.rows).toHaveLength(4)
    expect(data.rows[0]).toMatchObject({ name: 'Easter school holiday 2027', startDate: '2027-03-20', endDate: '2027-04-04' })
    const none = await camp.pages.read(schoolSeasons, { path: '/org/org-seasons/school?year=2045' })
    expect(none.data.rows).toEqual([])
    expect((await camp.pages.read(schoolSeasons, { ...asked, as: camp.clerk })).status).toBe(403)
  })

  it('adds what was shown, and shows anew what was chosen since', async () => {
    const chosen = {
      'rate-2027-03-20': 'in',
      'rate-2027-06-26': 'peak',
      'rate-2027-09-23': '',
      'rate-2027-12-09': '',
    }
    const { data } = await camp.pages.read(schoolSeasons, asked)

    const add = { ...chosen, go: 'add' }
    const stale = await camp.pages.post(schoolSeasons, asked, { ...add, revision: `${data.revision}x` })
    expect(stale).toMatchObject({ status: 409, data: { problem: 'changed-meanwhile' } })
    const shown = await camp.pages.post(schoolSeasons, asked, { ...chosen, go: 'show' })
    expect(shown.data.rows.map(({ rate }: { readonly rate: string }) => rate)).toEqual(['in', 'peak', '', ''])
    const added = await camp.pages.post(schoolSeasons, asked, { ...add, revision: shown.data.revision })
    expect(added).toMatchObject({ status: 303, to: expect.stringContaining('year=2027') })

    const again = await camp.pages.read(schoolSeasons, asked)
    expect(again.data.rows.slice(0, 2)).toMatchObject([{ isThere: true }, { isThere: true }])
    const nothing = Object.fromEntries(Object.keys(chosen).map((name) => [name, '']))
    expect(await camp.pages.post(schoolSeasons, asked, { ...nothing, go: 'add', revision: '' })).toMatchObject({
      status: 409,
      data: { problem: 'nothing-to-add' },
    })
    expect((await camp.pages.post(schoolSeasons, { ...asked, as: camp.clerk }, add)).status).toBe(403)
  })
})
