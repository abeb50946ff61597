import { afterAll, beforeAll, expect, it } from 'vitest'
import { givenSettingsPages, type SettingsPages } from '#server/testing/staff-pages.ts'
import * as addresses from './calendar-feeds/out/route.tsx'
import * as plotPage from './plots/plot/route.tsx'
import * as kindsPage from './set-up/plots/route.tsx'
import * as invitePage from './users/invite/route.tsx'

let camp: SettingsPages
beforeAll(async () => {
  camp = await givenSettingsPages()
})
afterAll(() => camp.stop())

type Asked = Parameters<SettingsPages['pages']['post']>[1]
type Page = Parameters<SettingsPages['pages']['post']>[0]

/** The same showing of a form, posted by two presses of its button. */
async function pressedTwice(page: Page, asked: Asked, fields: Readonly<Record<string, string>>) {
  const typed = { ...fields, formKey: crypto.randomUUID() }
  const [first, second] = await Promise.all([camp.pages.post(page, asked, typed), camp.pages.post(page, asked, typed)])
  expect(first.status).toBe(303)
  expect(second).toEqual(first)
}

async function counted(what: string): Promise<number> {
  const [row] = await camp.marketplace.store.em.execute<[{ count: string }]>(`select count(*) from ${what}`)
  return Number(row.count)
}

it('copies a plot once', async () => {
  const [plot] = camp.plots
  const before = await counted('plot')

  await pressedTwice(plotPage, { path: '/org/org-organisation/plots/x', params: { plotId: plot?.id ?? '' } }, { go: 'copy' })

  expect(await counted('plot')).toBe(before + 1)
})

it('renews an address of a calendar once', async () => {
  const path = '/org/org-organisation/calendar-feeds/out'
  const [row] = (await camp.pages.read(addresses, { path })).data.page.rows
  const renewals = `audit_entry where act = 'calendar-address.renewed'`
  const before = await counted(renewals)

  await pressedTwice(addresses, { path }, { address: row.id })

  expect(await counted(renewals)).toBe(before + 1)
})

it('lays out the plots of a new campsite once', async () => {
  const before = await counted('plot')
  const kind = { 'camping.count': '3', 'camping.paxMax': '6', 'camping.rate': '200', 'camping.rateBasis': 'perPlot' }

  await pressedTwice(kindsPage, { path: '/org/org-organisation/set-up/plots' }, kind)

  expect(await counted('plot')).toBe(before + 3)
})

it('writes one letter to whoever is invited', async () => {
  const letters = `audit_entry where act = 'organisation-invitation.offered'`
  const before = await counted(letters)

  await pressedTwice(invitePage, { path: '/org/org-organisation/users/invite' }, { email: 'busi@example.test', role: 'ORGUSER' })

  expect(await counted(letters)).toBe(before + 1)
})
