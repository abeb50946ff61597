import { afterAll, beforeAll, expect, it } from 'vitest'
import { givenServedMarketplace, type ServedMarketplace } from '../testing/given-marketplace.ts'
import { guest, holdPlots, pickerPlots, submission } from '../testing/reservations.ts'

let marketplace: ServedMarketplace
beforeAll(async () => {
  marketplace = await givenServedMarketplace()
})
afterAll(() => marketplace.stop())

/** Columns of text that anybody may read on an organisation's page. */
const publicColumns = new Set([
  ...['slug', 'name', 'logo', 'short_description', 'address1', 'address2', 'suburb', 'city_name', 'postal_code'],
  ...['directions', 'google_maps', 'business_email', 'business_number', 'display_from_amount_type', 'status'],
  ...['about_hosts', 'house_rules', 'about_pets', 'about_arrival'],
  ...['country_code', 'province_code', 'booking_fee_type', 'admin_fee_type'],
])

async function plantCanaries(): Promise<readonly string[]> {
  const columns = await marketplace.store.em.execute<{ column_name: string }[]>(
    `select column_name from information_schema.columns where table_name = 'organisation' and data_type = 'text' and is_generated = 'NEVER'`,
  )
  const planted = columns.map(({ column_name }) => column_name).filter((name) => !publicColumns.has(name))
  for (const name of planted)
    await marketplace.store.em.execute(`update organisation set ${name} = ? || slug`, [`canary-${name}-`])
  return planted
}

it('no public answer carries a private column or anything of a guest', async () => {
  const planted = await plantCanaries()
  const { client } = marketplace
  const { data: hold } = await holdPlots(client, 'kloofwater-camp', ['River stand 1'])
  const answers = [
    await client.mutate('reservations.submit', submission(hold)),
    await client.mutate('reservations.confirm', { id: hold.id }),
    await client.query('reservations.getOneRowPublic', { id: hold.id }),
    await client.query('reservations.cancellationTerms', { id: hold.id }),
    await client.query('organisations.getOneRowForSlugPublic', { slug: 'kloofwater-camp' }),
    await client.query('organisations.getFeaturedPublic'),
    await client.query('search.organisations', {}),
    await client.mutate('reservations.cancel', { id: hold.id }),
  ]
  const picker = JSON.stringify(await pickerPlots(client, 'kloofwater-camp'))
  const suggestions = await (await client.fetch('/api/org?query=Kloofwater')).text()
  const everything = [...answers.map(({ text }) => text), JSON.stringify(hold), picker, suggestions].join('\n')

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200, 200, 200])
  expect(planted.length).toBeGreaterThan(3)
  expect(everything.match(/canary[\w-]*/gi)).toBeNull()
  expect(everything).not.toContain(guest.cell.slice(1))
  expect(everything).not.toMatch(/"(bookingFee|adminFee|bank|vatNumber|owner)\w*"/)
})
