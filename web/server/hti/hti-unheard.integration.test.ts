import { afterAll, beforeAll, expect, it } from 'vitest'
import { givenServedMarketplace, type ServedMarketplace } from '../testing/given-marketplace.ts'
import { ask, connectToHti } from './testing/given-hti.ts'
import { cancel, create, modify } from './testing/hti-texts.ts'

let market: ServedMarketplace
beforeAll(async () => {
  market = await givenServedMarketplace()
})
afterAll(() => market.stop())

it('a booking that was changed or cancelled before its property was connected is not made by a late copy', async () => {
  const dated = (second: string, text: string) => text.replace(' Version=', ` TimeStamp="2026-11-21T08:00:${second}Z" Version=`)
  const code = async (second: string, text: string) => (await ask(market, dated(second, text))).code
  const [first, second] = await market.store.em.execute<{ slug: string }[]>(
    `select slug from organisation where id not in (select organisation_id from hti_connection) order by slug limit 2`,
  )
  await connectToHti(market, first!.slug, 'FIRST01')
  expect([await code('20', cancel('LATE-1')), await code('20', modify('LATE-2'))]).toEqual(['97', '97'])

  await connectToHti(market, second!.slug, 'ROOI01')

  expect([
    await code('10', create('LATE-1', { hotel: 'ROOI01' })),
    await code('10', create('LATE-2', { hotel: 'ROOI01' })),
  ]).toEqual(['95', '97'])
})
