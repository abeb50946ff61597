import { afterAll, beforeAll, expect, it } from 'vitest'
import { givenSettingsPages, type SettingsPages } from '#server/testing/staff-pages.ts'
import * as file from './file.ts'
import * as page from './route.tsx'

let camp: SettingsPages
beforeAll(async () => {
  camp = await givenSettingsPages()
})
afterAll(() => camp.stop())

it('leads from a currency that no campsite is paid in to the page without it, and has no file of it', async () => {
  const read = (path: string) => camp.pages.read(path.includes('.csv') ? file : page, { path, as: camp.platform })

  expect(await read('/admin/reports/revenue?month=2026-12&currency=GBP')).toMatchObject({
    status: 302,
    to: expect.stringMatching(/^\/admin\/reports\/revenue\?month=2026-12(?!.*currency)/),
  })
  expect(await read('/admin/reports/revenue?month=2026-12&currency=ZAR')).toMatchObject({
    status: 200,
    data: { report: { month: '2026-12' } },
  })
  expect((await read('/admin/reports/revenue.csv?month=2026-12&currency=GBP')).status).toBe(404)
  expect((await read('/admin/reports/revenue.csv?month=2026-12&currency=zar')).status).toBe(200)
})
