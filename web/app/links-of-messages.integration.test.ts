import { forgetGuests } from '@camp/adapters/postgres/testing/test-store.ts'
import { visitor } from '@camp/application/shared/actor.ts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type RequestFacts, requestFacts } from '#server/request-scope.ts'
import { nobodyYet } from '#server/session/sign-in-facts.ts'
import { givenServedMarketplace, type ServedMarketplace, today } from '#server/testing/given-marketplace.ts'
import { pageContext } from '#server/testing/page-context.ts'
import { confirmationBy, holdPlots, submission } from '#server/testing/reservations.ts'
import { loader as cancelPage } from './routes/public/cancel/route.tsx'
import { loader as confirmPage } from './routes/public/confirm/route.tsx'

let marketplace: ServedMarketplace
beforeAll(async () => {
  marketplace = await givenServedMarketplace()
})
beforeEach(async () => {
  marketplace.clock.moveTo(today)
  await forgetGuests(marketplace.store.em)
})
afterAll(() => marketplace.stop())

async function givenPending() {
  const { data: hold } = await holdPlots(marketplace.client, 'silverhill-retreat', ['Room 1'])
  await marketplace.client.mutate('reservations.submit', submission(hold))
  return { id: hold.id, confirmation: await confirmationBy(marketplace.store, hold.id) }
}

/** What the guest was told, and what became of the booking. */
const written = async () => [
  await marketplace.store.em.execute(
    'select event, channel, count(*)::int as times from outbox_message group by event, channel order by event, channel',
  ),
  await marketplace.store.em.execute('select count(*)::int as changes from reservation_status_history'),
]

/** As a scanner of mails or a preview of a messenger does, before anybody has read the message. */
async function lookAt(id: string, query: string) {
  const context = pageContext(marketplace.product.scope().useCases)
  const url = new URL(`https://camp.example/r/${id}/confirm?${query}`)
  context.set(requestFacts, { actor: visitor, signIn: nobodyYet, now: marketplace.clock.now(), url } as RequestFacts)
  const page = { context, params: { reservationId: id }, request: new Request(url) } as never
  await Promise.all([confirmPage(page), cancelPage(page)])
}

it('the links of a message change nothing and tell nobody, whoever looks at them and however often', async () => {
  const { id, confirmation } = await givenPending()
  const before = await written()

  for (let look = 0; look < 10; look += 1) await lookAt(id, `c=${confirmation.confirmation}`)

  expect(await written()).toEqual(before)
})

it('a button that is pressed twenty times at once confirms once, and cancels once, with one message a channel', async () => {
  const { id, confirmation } = await givenPending()
  const press = async (name: 'confirm' | 'cancel', input: object) => {
    const times = Array.from({ length: 20 }, () => marketplace.client.mutate(`reservations.${name}`, input))
    return new Set((await Promise.all(times)).map(({ status, text }) => `${status} ${text}`)).size
  }

  expect(await press('confirm', confirmation)).toBe(1)
  expect(await press('cancel', { id })).toBe(1)

  const [messages, history] = await written()
  expect(messages).not.toEqual([])
  expect((messages as { times: number }[]).filter(({ times }) => times !== 1)).toEqual([])
  expect(history).toEqual([{ changes: 4 }])
  expect(marketplace.faults).toEqual([])
})
