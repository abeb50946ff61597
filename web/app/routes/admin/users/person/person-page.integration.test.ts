import { testId } from '@camp/application/testing/a-campsite.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { givenSettingsPages, type SettingsPages } from '#server/testing/staff-pages.ts'
import * as personPage from './route.tsx'

let camp: SettingsPages
beforeAll(async () => {
  camp = await givenSettingsPages()
})
afterAll(() => camp.stop())

it('keeps the role that somebody else gave while the form was open, and the name that was typed', async () => {
  const userId = testId(8_700)
  await camp.marketplace.store.em.execute(
    `insert into user_account (id, email, first_name, last_name, role) values (?, 'thabo@example.test', 'Thabo', 'Nkosi', 'USER')`,
    [userId],
  )
  const asked = { path: `/admin/users/${userId}`, params: { userId }, as: camp.platform }
  const { shown, revision } = (await camp.pages.read(personPage, asked)).data
  const opened = { ...shown, go: 'save', revision, shown: JSON.stringify(shown) }
  expect((await camp.pages.post(personPage, asked, { ...opened, role: 'SUPERADMIN' })).status).toBe(303)

  const answer = await camp.pages.post(personPage, asked, { ...opened, lastName: 'Khumalo' })

  expect(answer).toMatchObject({
    status: 409,
    data: {
      texts: { lastName: 'Khumalo', role: 'SUPERADMIN' },
      conflict: { at: expect.any(String), changes: [{ field: 'role', was: 'USER', now: 'SUPERADMIN', typed: null }] },
    },
  })
  expect((await camp.pages.read(personPage, asked)).data).toMatchObject({ lastName: 'Nkosi', role: 'SUPERADMIN' })
  const again = { ...opened, ...answer.data.texts, revision: answer.data.revision, shown: JSON.stringify(answer.data.shown) }
  expect((await camp.pages.post(personPage, asked, again)).status).toBe(303)
  expect((await camp.pages.read(personPage, asked)).data).toMatchObject({ lastName: 'Khumalo', role: 'SUPERADMIN' })
})
