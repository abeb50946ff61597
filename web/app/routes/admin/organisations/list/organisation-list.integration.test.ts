import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenSettingsPages, type SettingsPages } from '#server/testing/staff-pages.ts'
import * as file from './file.ts'
import * as list from './route.tsx'

let camp: SettingsPages
beforeAll(async () => {
  camp = await givenSettingsPages()
})
afterAll(() => camp.stop())

describe('the list of all organisations', () => {
  it('shows the last page where the address asks for one behind it', async () => {
    const { data } = await camp.pages.read(list, { path: '/admin/organisations?page=99&sort=-name', as: camp.platform })

    const { total, rows, query } = data.page
    expect([query.page, rows.length]).toEqual([Math.ceil(total / 25), ((total - 1) % 25) + 1])
  })

  it.each(['csv', 'xlsx'])('is there as %s for the platform alone', async (ending) => {
    const path = `/admin/organisations.${ending}?q=kloofwater&page=7`

    const shown = await camp.pages.read(file, { path, as: camp.platform })
    expect(shown.status).toBe(200)
    if (ending === 'csv')
      expect(new TextDecoder().decode(shown.data)).toMatch(/^slug,name,.*\r\nkloofwater-camp,Kloofwater Camp,.*\r\n$/)
    for (const as of [camp.stranger, camp.clerk]) expect((await camp.pages.read(file, { path, as })).status).toBe(403)
  })
})
