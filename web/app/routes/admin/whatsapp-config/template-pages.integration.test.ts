import { afterAll, beforeAll, expect, it } from 'vitest'
import { givenSettingsPages, type SettingsPages } from '#server/testing/staff-pages.ts'
import * as templatePage from './template/route.tsx'

let camp: SettingsPages
beforeAll(async () => {
  camp = await givenSettingsPages()
})
afterAll(() => camp.stop())

const asked = () => ({
  path: '/admin/whatsapp-config/default/en',
  params: { name: 'default', language: 'en' },
  as: camp.platform,
})
const opened = async () => (await camp.pages.read(templatePage, asked())).data

it('shows the slower of two people what was saved, and saves over it once they have seen it', async () => {
  const { shown, revision } = await opened()
  const save = (fields: object, filled: { readonly shown: object; readonly revision: string } = { shown, revision }) =>
    camp.pages.post(templatePage, asked(), {
      ...shown,
      isActive: 'yes',
      revision: filled.revision,
      shown: JSON.stringify(filled.shown),
      ...fields,
    })

  expect((await save({ metaName: 'theirs' })).status).toBe(303)
  const refused = await save({ metaName: 'mine' })

  expect(refused).toMatchObject({
    status: 409,
    data: {
      problems: [],
      filled: {
        typed: { metaName: 'mine' },
        conflict: {
          at: expect.any(String),
          changes: [{ field: 'metaName', was: shown.metaName, now: 'theirs', typed: 'mine' }],
        },
      },
    },
  })
  expect((await save({ metaName: 'mine' }, refused.data.filled)).status).toBe(303)
  expect((await opened()).shown.metaName).toBe('mine')
})

it('says what is wrong and keeps what was typed, and what it was typed over', async () => {
  const { shown, revision } = await opened()

  const refused = await camp.pages.post(templatePage, asked(), { ...shown, isActive: 'yes', metaName: '', revision, shown: '{}' })

  expect(refused).toMatchObject({ status: 400, data: { filled: { typed: { metaName: '' }, revision, conflict: null } } })
  expect((await camp.pages.post(templatePage, { ...asked(), as: camp.clerk }, {})).status).toBe(403)
})
