import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenSettingsPages, type SettingsPages } from '#server/testing/staff-pages.ts'
import { deletionKinds } from './deletion-words.ts'
import * as deletion from './route.tsx'

let camp: SettingsPages
beforeAll(async () => {
  camp = await givenSettingsPages()
})
afterAll(() => camp.stop())

const asking = (kind: string, rowId: string) => ({ path: `/org/org-organisation/${kind}/${rowId}/delete`, params: { rowId } })
const nobody = '00000000-0000-4000-8000-000000000000'

describe('the page that deletes a row of settings', () => {
  it.each(deletionKinds.filter((kind) => kind !== 'users'))('finds nothing of %s under an unknown id', async (kind) => {
    expect((await camp.pages.read(deletion, asking(kind, nobody))).status).toBe(404)
    expect((await camp.pages.post(deletion, asking(kind, nobody), {})).status).toBe(404)
  })

  it.each(deletionKinds)('asks and deletes %s for those alone who may change settings', async (kind) => {
    for (const as of [camp.clerk, camp.stranger]) {
      expect((await camp.pages.read(deletion, { ...asking(kind, nobody), as })).status).toBe(403)
      expect((await camp.pages.post(deletion, { ...asking(kind, nobody), as }, {})).status).toBe(403)
    }
  })

  it('leaves who works for an organisation to the platform', async () => {
    expect((await camp.pages.read(deletion, asking('users', nobody))).status).toBe(403)
    const { id, username } = await camp.member()

    expect(await camp.pages.read(deletion, { ...asking('users', id), as: camp.platform })).toMatchObject({
      data: { kind: 'users', values: { username, role: 'ORGADMIN' } },
    })
    expect(await camp.pages.post(deletion, { ...asking('users', id), as: camp.platform }, {})).toMatchObject({
      status: 303,
      to: '/org/org-organisation/users?org=kloofwater-camp&done=deleted',
    })
    expect((await camp.pages.read(deletion, { ...asking('users', id), as: camp.platform })).status).toBe(404)
  })

  it.each([
    ['payment-rules', 'payment_rule'],
    ['special-terms', 'special_term'],
  ] as const)('deletes one of %s and leads back to the list', async (kind, table) => {
    const { id, name } = await camp.firstOf(table)

    const { data } = await camp.pages.read(deletion, asking(kind, id))
    expect(data).toMatchObject({ kind, id, values: { name } })
    const { revision } = data
    expect(await camp.pages.post(deletion, asking(kind, id), { revision: 'of before' })).toMatchObject({
      status: 409,
      data: { problem: 'changed-meanwhile', values: { name }, revision },
    })
    expect(await camp.pages.post(deletion, asking(kind, id), { revision })).toMatchObject({
      status: 303,
      to: `/org/org-organisation/${kind}?org=kloofwater-camp&done=deleted`,
    })
    expect((await camp.pages.post(deletion, asking(kind, id), {})).status).toBe(404)
  })

  it('says what a site is needed for, with the numbers', async () => {
    const { id } = await camp.firstOf('site')
    const { revision } = (await camp.pages.read(deletion, asking('sites', id))).data

    expect(await camp.pages.post(deletion, asking('sites', id), { revision })).toMatchObject({
      status: 409,
      data: { problem: 'site-needed', refused: { plots: expect.any(Number), reservations: expect.any(Number) } },
    })
  })

  it('says which plots an age scale is linked to', async () => {
    const { id } = await camp.firstOf('age_scale')
    const { revision } = (await camp.pages.read(deletion, asking('age-scales', id))).data

    expect(await camp.pages.post(deletion, asking('age-scales', id), { revision })).toMatchObject({
      status: 409,
      data: { problem: 'age-scale-in-use', refused: { plots: expect.stringContaining(',') } },
    })
  })
})
