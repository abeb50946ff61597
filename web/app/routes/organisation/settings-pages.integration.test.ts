import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenSettingsPages, type SettingsPages } from '#server/testing/staff-pages.ts'
import * as feedPage from './calendar-feeds/feed/route.tsx'
import * as documentPage from './documents/document/route.tsx'
import * as rulePage from './payment-rules/rule/route.tsx'
import * as newPlotsPage from './plots/new/route.tsx'
import * as plotPage from './plots/plot/route.tsx'
import * as sitePage from './sites/site/route.tsx'
import { timeFields } from './sites/site/site-answers.ts'
import * as termPage from './special-terms/term/route.tsx'
import * as statusPage from './status/route.tsx'
import * as invitePage from './users/invite/route.tsx'
import * as usersPage from './users/list/route.tsx'

let camp: SettingsPages
beforeAll(async () => {
  camp = await givenSettingsPages()
})
afterAll(() => camp.stop())

const times = Object.fromEntries(timeFields.map((field) => [field, field.endsWith('checkIn') ? '14:00' : '10:00']))

/**
 * For each kind: its page, the name of the id in the address, a good form, and a wrong one with what is
 * wrong.
 */
const kinds = [
  {
    kind: 'sites',
    page: sitePage,
    param: 'siteId',
    table: 'site',
    good: { name: 'Riverside', siteType: 'camping', isActive: 'yes', isOnlineBookingActive: 'yes' },
    wrong: { name: '' },
    problem: { field: 'name', code: 'missing' },
    status: 409,
  },
  {
    kind: 'payment-rules',
    page: rulePage,
    param: 'ruleId',
    table: 'payment_rule',
    good: {
      name: 'A third',
      isActive: 'yes',
      allowPartialPayments: 'yes',
      partialPaymentPercentage: '33,5',
      minimumAmountForPartial: 'R1,240.00',
      partialPaymentDueType: 'onArrival',
      partialPaymentDueDays: '',
    },
    wrong: { minimumAmountForPartial: '1,240' },
    problem: { field: 'minimumAmountForPartial', code: 'not-a-number' },
    status: 400,
  },
  {
    kind: 'special-terms',
    page: termPage,
    param: 'termId',
    table: 'special_term',
    good: { name: 'Quiet hours', type: 'Optional', text: '<p>After ten.</p>', isActive: 'yes' },
    wrong: { name: '' },
    problem: { field: 'name', code: 'missing' },
    status: 409,
  },
] as const

describe.each(kinds)('the page of one of $kind', ({ kind, page, param, table, good, wrong, problem, status }) => {
  const form = kind === 'sites' ? { ...times, ...good } : good
  const fresh = { path: `/org/org-organisation/${kind}/new` }
  const stored = async (name: string) => {
    const id = await camp.idOf(table, name)
    return { path: `/org/org-organisation/${kind}/${id}`, params: { [param]: id } }
  }

  it('makes one and shows it as it was typed', async () => {
    expect(await camp.pages.post(page, fresh, form)).toMatchObject({
      status: 303,
      to: `/org/org-organisation/${kind}?org=kloofwater-camp&done=created`,
    })
    const { data } = await camp.pages.read(page, await stored(good.name))
    expect(data).toMatchObject({ name: good.name, answers: { name: good.name, isActive: 'yes' }, mayManage: true })
  })

  it('says what is wrong and keeps what was typed', async () => {
    const answer = await camp.pages.post(page, fresh, { ...form, ...wrong })

    expect(answer).toMatchObject({ status, data: { answers: wrong, problems: [expect.objectContaining(problem)] } })
  })

  it('shows the slower of two people what was saved, and by whom, and is for those who may change settings', async () => {
    const asked = await stored(good.name)
    const { revision, shown } = (await camp.pages.read(page, asked)).data
    const change = (name: string) => ({ ...form, name, revision, shown: JSON.stringify(shown) })

    expect((await camp.pages.read(page, { ...fresh, as: camp.clerk })).status).toBe(403)
    expect((await camp.pages.read(page, { ...asked, as: camp.clerk })).data.mayManage).toBe(false)
    expect((await camp.pages.post(page, { ...asked, as: camp.clerk }, change('Clerk'))).status).toBe(403)
    expect((await camp.pages.post(page, { ...asked, as: camp.stranger }, change('Stranger'))).status).toBe(403)
    expect((await camp.pages.post(page, asked, change(`${good.name} too`))).status).toBe(303)
    const refused = await camp.pages.post(page, asked, change('Slower'))
    expect(refused).toMatchObject({
      status: 409,
      data: {
        answers: { name: 'Slower' },
        problems: [],
        conflict: {
          at: expect.any(String),
          changes: [{ field: 'name', was: good.name, now: `${good.name} too`, typed: 'Slower' }],
        },
      },
    })
    const known = { revision: refused.data.revision, shown: JSON.stringify(refused.data.shown) }
    expect((await camp.pages.post(page, asked, { ...change(good.name), ...known })).status).toBe(303)
  })

  it('asks nothing of two people who type the same', async () => {
    const asked = await stored(good.name)
    const { answers, revision, shown } = (await camp.pages.read(page, asked)).data
    const change = (fields: object) => ({ ...answers, ...fields, revision, shown: JSON.stringify(shown) })

    expect((await camp.pages.post(page, asked, change({ isActive: '' }))).status).toBe(303)
    expect((await camp.pages.post(page, asked, change({ isActive: '' }))).status).toBe(303)
    expect((await camp.pages.post(page, asked, change({}))).status).toBe(409)
  })
})

describe('the pages of plots', () => {
  it('make a series at one rate, once', async () => {
    const { id } = await camp.firstOf('site')
    const wish = { siteId: id, name: 'Dune', count: '2', firstNumber: '7', paxMax: '6', rateBasis: 'perPlot', rate: 'R1,240.00' }
    const asked = { path: '/org/org-organisation/plots/new' }

    expect((await camp.pages.post(newPlotsPage, { ...asked, as: camp.clerk }, wish)).status).toBe(403)
    expect(await camp.pages.post(newPlotsPage, asked, { ...wish, rate: '1,240', paxMax: 'six' })).toMatchObject({
      status: 409,
      data: {
        answers: { rate: '1,240', paxMax: 'six' },
        problems: expect.arrayContaining([
          expect.objectContaining({ field: 'rate' }),
          expect.objectContaining({ field: 'paxMax' }),
        ]),
      },
    })
    expect((await camp.pages.post(newPlotsPage, asked, wish)).status).toBe(303)
    expect(await camp.pages.post(newPlotsPage, asked, wish)).toMatchObject({
      status: 409,
      data: { problems: [{ field: 'name', code: 'name-taken' }] },
    })
  })

  it('keep every field of a plot, and tell the slower of two people', async () => {
    const [plot] = camp.plots
    const asked = { path: '/org/org-organisation/plots/1', params: { plotId: plot?.id ?? '' } }
    const { answers, revision, shown } = (await camp.pages.read(plotPage, asked)).data
    const filled = { revision, shown: JSON.stringify(shown) }
    const change = (fields: object) => ({ ...answers, ...fields, ...filled })

    expect(await camp.pages.post(plotPage, asked, change({ paxMax: 'x', irlWidth: 'wide' }))).toMatchObject({
      status: 409,
      data: {
        problems: expect.arrayContaining([
          expect.objectContaining({ field: 'paxMax', code: 'not-a-number' }),
          expect.objectContaining({ field: 'irlWidth', code: 'not-a-number' }),
        ]),
      },
    })
    expect((await camp.pages.post(plotPage, asked, change({ irlWidth: '4,5' }))).status).toBe(303)
    expect((await camp.pages.read(plotPage, asked)).data.answers).toEqual({ ...answers, irlWidth: '4.5' })
    expect(await camp.pages.post(plotPage, asked, change({}))).toMatchObject({
      status: 409,
      data: { answers: { irlWidth: '4.5' }, conflict: { changes: [{ field: 'irlWidth', now: '4.5', typed: null }] } },
    })
  })

  it('know of who writes about a plot what they write, and nothing else', async () => {
    const [, plot] = camp.plots
    const asked = { path: '/org/org-organisation/plots/2', params: { plotId: plot?.id ?? '' } }
    const clerk = { ...asked, as: camp.clerk }
    const [whole, about] = [(await camp.pages.read(plotPage, asked)).data, (await camp.pages.read(plotPage, clerk)).data]
    const filled = ({ revision, shown }: typeof whole) => ({ revision, shown: JSON.stringify(shown) })
    const writing = (text: string) => ({ aboutPlot: text, ...filled(about) })

    expect((await camp.pages.post(plotPage, asked, { ...whole.answers, irlWidth: '5', ...filled(whole) })).status).toBe(303)
    expect((await camp.pages.post(plotPage, clerk, writing('In the shade'))).status).toBe(303)
    expect(await camp.pages.post(plotPage, clerk, writing('In the sun'))).toMatchObject({
      status: 409,
      data: {
        answers: { aboutPlot: 'In the sun' },
        conflict: { changes: [{ field: 'aboutPlot', now: 'In the shade', typed: 'In the sun' }] },
      },
    })
  })
})

describe('the pages of documents and calendar feeds', () => {
  it('make one, and say what is missing', async () => {
    const paper = { title: 'House rules', text: '<p>Be kind.</p>', isMandatory: 'yes', isActive: 'yes' }
    const path = '/org/org-organisation/documents/new'

    expect((await camp.pages.post(documentPage, { path, as: camp.clerk }, paper)).status).toBe(403)
    expect((await camp.pages.post(documentPage, { path }, paper)).status).toBe(303)
    expect(await camp.pages.post(documentPage, { path }, { ...paper, title: '' })).toMatchObject({
      status: 409,
      data: { answers: { title: '' }, problems: [{ field: 'title', code: 'missing' }] },
    })
  })

  it('take the address of a plot’s calendar', async () => {
    const path = '/org/org-organisation/calendar-feeds/new'
    const feed = {
      plotId: camp.plots[0]?.id ?? '',
      provider: 'Elsewhere',
      feedUrl: 'https://www.airbnb.com/calendar/ical/1.ics',
      isActive: 'yes',
    }

    expect((await camp.pages.post(feedPage, { path, as: camp.clerk }, feed)).status).toBe(403)
    expect((await camp.pages.post(feedPage, { path }, { ...feed, feedUrl: 'calendar' })).status).toBe(409)
    expect((await camp.pages.post(feedPage, { path }, feed)).status).toBe(303)
  })
})

describe('the pages of status and people', () => {
  it('move an organisation from the status that was shown, with a reason', async () => {
    const path = '/org/org-organisation/status'
    const move = { from: 'active', to: 'inactive', why: 'Floods' }

    expect((await camp.pages.post(statusPage, { path, as: camp.clerk }, move)).status).toBe(403)
    expect(await camp.pages.post(statusPage, { path, as: camp.platform }, { ...move, to: 'burnt' })).toMatchObject({
      status: 400,
      data: { to: 'burnt', why: 'Floods', problem: 'move-not-allowed' },
    })
  })

  it('refuse a button that no row has, and an invitation without an address', async () => {
    const row = { path: '/org/org-organisation/users' }
    const invitation = { path: '/org/org-organisation/users/invite' }

    expect(await camp.pages.post(usersPage, row, { intent: 'burn', link: 'x' })).toMatchObject({
      status: 400,
      data: { code: 'form-incomplete' },
    })
    expect(await camp.pages.post(invitePage, invitation, { email: 'nobody', role: 'KING' })).toMatchObject({
      status: 400,
      data: { email: 'nobody', firstName: '', role: 'ORGUSER' },
    })
  })
})
