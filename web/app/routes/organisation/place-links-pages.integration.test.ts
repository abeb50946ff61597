import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenSettingsPages, type SettingsPages } from '#server/testing/staff-pages.ts'
import * as deletion from './deletion/route.tsx'
import * as plotPage from './plots/plot/route.tsx'
import * as sitePage from './sites/site/route.tsx'

let camp: SettingsPages
beforeAll(async () => {
  camp = await givenSettingsPages()
})
afterAll(() => camp.stop())

interface Row {
  readonly linkId: string
  readonly ownerId: string
  readonly rowId: string
  readonly name: string
  readonly ownerName: string
}

const firstLink = async (link: string, owner: string, row: string): Promise<Row> => {
  const [first] = await camp.marketplace.store.em.execute<[Row]>(
    `select l.id as "linkId", l.${owner}_id as "ownerId", r.id as "rowId", r.name, o.name as "ownerName"
     from ${link} l join ${row} r on r.id = l.${row}_id join ${owner} o on o.id = l.${owner}_id
     join organisation on organisation.id = l.organisation_id where organisation.slug = 'kloofwater-camp' order by l.id limit 1`,
  )
  return first
}

describe.each([
  ['payment rule of a plot', 'plot_payment_rule', 'plot', 'payment_rule', 'plot-payment-rules', plotPage, 'rules', 'plotId'],
  ['special term of a site', 'site_special_term', 'site', 'special_term', 'site-special-terms', sitePage, 'terms', 'siteId'],
] as const)('a %s', (_, table, owner, row, kind, page, list, param) => {
  it('is listed there, and deleted by its link while it stays itself', async () => {
    const { linkId, ownerId, rowId, name, ownerName } = await firstLink(table, owner, row)
    const shown = async () =>
      (await camp.pages.read(page, { path: `/org/org-organisation/${owner}s/${ownerId}`, params: { [param]: ownerId } })).data[
        list
      ]
    const asked = { path: `/org/org-organisation/${kind}/${linkId}/delete`, params: { rowId: linkId } }

    expect(await shown()).toContainEqual({ id: rowId, name, linkId })
    for (const as of [camp.clerk, camp.stranger]) {
      expect((await camp.pages.read(deletion, { ...asked, as })).status).toBe(403)
      expect((await camp.pages.post(deletion, { ...asked, as }, {})).status).toBe(403)
    }
    expect((await camp.pages.read(deletion, asked)).data).toMatchObject({ kind, values: { name, [owner]: ownerName } })

    const gone = await camp.pages.post(deletion, asked, {})
    expect(gone).toMatchObject({ status: 303 })
    expect(gone.to).toMatch(`/org/org-organisation/${owner}s/${ownerId}?org=kloofwater-camp`)

    expect((await shown()).map((one: { readonly linkId: string }) => one.linkId)).not.toContain(linkId)
    expect(await camp.marketplace.store.em.execute(`select name from ${row} where id = ?`, [rowId])).toEqual([{ name }])
    expect((await camp.pages.read(deletion, asked)).status).toBe(404)
  })
})
