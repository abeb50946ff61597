import { emptied } from '@camp/adapters/postgres/testing/test-store.ts'
import { aContactMessage, aProspect } from '@camp/application/enquiries/testing/an-enquiry.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { givenSettingsPages, type SettingsPages } from '#server/testing/staff-pages.ts'
import * as file from './list/file.ts'
import * as list from './list/route.tsx'
import * as prospectPage from './prospect/route.tsx'

let camp: SettingsPages
beforeAll(async () => {
  camp = await givenSettingsPages()
})
afterAll(() => camp.stop())
beforeEach(() => emptied(camp.marketplace.store.em, 'prospect', 'contact_message'))

const prospect = aProspect()
const path = `/admin/prospects/${prospect.id}`
const params = { prospectId: prospect.id }

async function givenEnquiries(): Promise<void> {
  const { em } = camp.marketplace.store
  await em.execute(
    `insert into prospect (id, reference, name, email, created_at, campsite, phone, province_code, plot_count)
     values (?, ?, ?, ?, '2026-11-21T08:00Z', ?, ?, ?, ?)`,
    [prospect.id, prospect.reference, prospect.name, prospect.email, prospect.campsite, prospect.phone, 'WC', 24],
  )
  const { id, reference, name, email, subject, message } = aContactMessage()
  await em.execute(
    `insert into contact_message (id, reference, name, email, created_at, subject, message)
     values (?, ?, ?, ?, '2026-11-21T09:00Z', ?, ?)`,
    [id, reference, name, email, subject, message],
  )
}

const post = (fields: Record<string, string>, as = camp.platform) => camp.pages.post(prospectPage, { path, params, as }, fields)
const read = () => camp.pages.read(prospectPage, { path, params, as: camp.platform })
/** What its form carries as it is opened now. */
const opened = async () => {
  const { shown, revision } = (await read()).data
  return { go: 'follow', revision, shown: JSON.stringify(shown) }
}

describe('prospects', () => {
  it('are listed with messages, found and filtered', async () => {
    await givenEnquiries()
    const titles = async (query: string) => {
      const { data } = await camp.pages.read(list, { path: `/admin/prospects${query}`, as: camp.platform })
      return data.page.rows.map(({ title }: { readonly title: string }) => title)
    }

    expect(await titles('')).toEqual(['A stay at the coast', 'Rietvlei Camp'])
    expect(await titles('?sort=createdAt')).toEqual(['Rietvlei Camp', 'A stay at the coast'])
    expect(await titles('?stage=message')).toEqual(['A stay at the coast'])
    expect(await titles('?stage=new&q=RIETVLEI')).toEqual(['Rietvlei Camp'])
    expect(await titles('?stage=declined')).toEqual([])
  })

  it.each(['csv', 'xlsx'])('are there as %s for the platform alone', async (ending) => {
    await givenEnquiries()
    const asked = `/admin/prospects.${ending}?stage=new`

    const shown = await camp.pages.read(file, { path: asked, as: camp.platform })
    expect(shown.status).toBe(200)
    if (ending === 'csv')
      expect(new TextDecoder().decode(shown.data)).toContain(
        '371-205-884,2026-11-21,new,Pieter Louw,pieter@example.test,Rietvlei Camp,082 123 4567,WC,24,,\r\n',
      )
    for (const as of [camp.stranger, camp.clerk]) expect((await camp.pages.read(file, { path: asked, as })).status).toBe(403)
  })

  it('have a stage and notes, each with who wrote it', async () => {
    await givenEnquiries()

    expect(await post({ ...(await opened()), stage: 'contacted', note: 'Called' })).toMatchObject({
      status: 303,
      to: `${path}?done=saved`,
    })

    const { data } = await read()
    expect(data.enquiry.stage).toBe('contacted')
    expect(data.notes).toMatchObject([{ who: 'somebody', text: 'Called' }])
    expect(await post({ ...(await opened()), stage: 'contacted', note: '' })).toMatchObject({
      status: 400,
      data: { code: 'nothing-new' },
    })
    for (const as of [camp.stranger, camp.clerk]) expect((await post({ go: 'follow', note: 'Mine' }, as)).status).toBe(403)
  })

  it('keep the stage that somebody else set meanwhile, and the note stays in the form', async () => {
    await givenEnquiries()
    const form = await opened()
    await post({ ...form, stage: 'declined', note: '' })

    const answer = await post({ ...form, stage: 'new', note: 'Called' })

    expect(answer).toMatchObject({
      status: 409,
      data: {
        typed: { stage: 'declined', note: 'Called' },
        conflict: { changes: [{ field: 'stage', was: 'new', now: 'declined', typed: null }] },
      },
    })
    expect((await read()).data).toMatchObject({ enquiry: { stage: 'declined' }, notes: [] })
  })

  it('become one pending campsite, also when two press at the same moment', async () => {
    await givenEnquiries()

    const answers = await Promise.all([1, 2, 3].map(() => post({ go: 'welcome', place: '' })))

    const [to] = answers.map((answer) => answer.to)
    expect(to).toMatch(/^\/admin\/coming-aboard\/rietvlei-camp(-\d)?\?done=created$/)
    expect(answers.map((answer) => answer.to)).toEqual([to, to, to])
    const made = await camp.marketplace.store.em.execute(
      `select o.status, u.email, uo.role, o.business_number from organisation o
       join user_organisation uo on uo.organisation_id = o.id join user_account u on u.id = uo.user_id
       where o.name = 'Rietvlei Camp'`,
    )
    expect(made).toEqual([{ status: 'pending', email: prospect.email, role: 'ORGADMIN', business_number: prospect.phone }])
    expect((await read()).data).toMatchObject({ enquiry: { stage: 'signed-up' }, campsite: { status: 'pending' } })
    expect((await post({ go: 'welcome', place: '' })).to).toBe(to)
  })

  it('are made no campsite by others, nor in a town that nobody knows', async () => {
    await givenEnquiries()

    for (const as of [camp.stranger, camp.clerk]) expect((await post({ go: 'welcome' }, as)).status).toBe(403)
    expect(await post({ go: 'welcome', place: 'Qqqqqq' })).toMatchObject({ status: 400, data: { code: 'place-unknown' } })
    expect((await read()).data.campsite).toBeNull()
  })
})
