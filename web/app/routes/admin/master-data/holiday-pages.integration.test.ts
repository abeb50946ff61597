import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { holdPlots } from '#server/testing/reservations.ts'
import { givenSettingsPages, type SettingsPages } from '#server/testing/staff-pages.ts'
import * as deletion from './delete/route.tsx'
import * as row from './row/route.tsx'

let camp: SettingsPages
beforeAll(async () => {
  camp = await givenSettingsPages()
  const { em } = camp.marketplace.store
  await em.execute(`update discount set is_active = true, min_nights = 1, exclude_holidays = true, discount_type = 'percentage',
      percentage = 50, amount_cents = null, valid_days = '{MONDAY,TUESDAY,WEDNESDAY,THURSDAY,FRIDAY,SATURDAY,SUNDAY}',
      season_types = '{out,in,peak}';
    insert into plot_discount (organisation_id, plot_id, discount_id)
      select plot.organisation_id, plot.id, discount.id from plot join discount using (organisation_id) on conflict do nothing`)
  await holdPlots(camp.marketplace.client, 'kloofwater-camp', ['River stand 1'])
})
afterAll(() => camp.stop())

const add = (fields: Readonly<Record<string, string>>, as = camp.platform) =>
  camp.pages.post(row, { path: '/admin/holidays/new', as }, { country: 'ZA', name: 'Elections', ...fields })
const stored = async () =>
  camp.marketplace.store.em.execute<{ date: string }[]>(`select date::text from declared_holiday where name = 'Elections'`)

describe('a declared holiday', () => {
  it('is saved when somebody has seen what it does to open holds, and not for other words', async () => {
    const [held] = await camp.marketplace.store.em.execute<[{ arrival: string; reference: string }]>(
      `select arrival::text, simple_reference as reference from reservation where status = 'temporaryHold'`,
    )

    const shown = await add({ date: held.arrival })

    const { effect, seen } = shown.data
    expect([shown.status, await stored()]).toEqual([200, []])
    expect(effect).toMatchObject({ openHolds: 1, changed: 1, rows: [{ simpleReference: held.reference }] })
    expect(effect.after).toBeGreaterThan(effect.before)
    expect((await add({ date: '2031-05-09', seen })).data.effect).toMatchObject({ openHolds: 1, changed: 0 })
    expect(await stored()).toEqual([])

    expect(await add({ date: held.arrival, seen })).toMatchObject({ status: 303, to: '/admin/holidays?done=created' })
    expect(await stored()).toEqual([{ date: held.arrival }])

    const asked = await camp.pages.read(deletion, {
      path: `/admin/holidays/ZA-${held.arrival}/delete`,
      params: { rowId: `ZA-${held.arrival}` },
      as: camp.platform,
    })
    expect(asked.data.effect).toMatchObject({ changed: 1, before: effect.after, after: effect.before })
  })

  it('that cannot be read says why at once', async () => {
    expect(await add({ date: 'soon' })).toMatchObject({ status: 400, data: { effect: null, problems: [{ field: 'date' }] } })
  })

  it('is for the platform alone', async () => {
    expect((await add({ date: '2031-05-09' }, camp.clerk)).status).toBe(403)
  })
})

describe('a row that somebody else saved meanwhile', () => {
  it('comes back with theirs beside what was typed, and what they changed elsewhere in it', async () => {
    const category = { name: 'Fun', colour: '#112233' }
    const made = await camp.pages.post(row, { path: '/admin/categories/new', as: camp.platform }, category)
    expect(made.status).toBe(303)
    const [{ id }] = await camp.marketplace.store.em.execute<[{ id: string }]>(`select id from category where name = 'Fun'`)
    const asked = { path: `/admin/categories/${id}`, params: { rowId: id }, as: camp.platform }
    const opened = (await camp.pages.read(row, asked)).data
    const save = (fields: object) =>
      camp.pages.post(row, asked, { ...opened.shown, revision: opened.revision, shown: JSON.stringify(opened.shown), ...fields })
    expect((await save({ name: 'Water fun', colour: '#445566' })).status).toBe(303)

    const mine = await save({ name: 'Fun and games' })

    expect(mine).toMatchObject({
      status: 409,
      data: {
        typed: { name: 'Fun and games', colour: '#445566' },
        conflict: {
          by: null,
          at: expect.any(String),
          changes: [
            { field: 'name', was: 'Fun', now: 'Water fun', typed: 'Fun and games' },
            { field: 'colour', was: '#112233', now: '#445566', typed: null },
          ],
        },
      },
    })
    const { revision, shown } = mine.data
    const kept = { ...mine.data.typed, revision, shown: JSON.stringify(shown) }
    expect((await camp.pages.post(row, asked, kept)).status).toBe(303)
  })
})
