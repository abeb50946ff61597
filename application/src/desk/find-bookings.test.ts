import { expect, it } from 'vitest'
import { system, visitor } from '../shared/actor.ts'
import { FindBookings } from './find-bookings.ts'

function finding() {
  const asked: (readonly string[])[] = []
  const find = new FindBookings({
    bookings: {
      searchEverywhere: async ({ terms }) => {
        asked.push(terms)
        return { bookings: [], count: 0 }
      },
    },
  })
  return { asked, find }
}

it('looks for what is typed in the bookings of every campsite', async () => {
  const { asked, find } = finding()

  const found = await find.execute({ actor: system('platform'), text: 'Renée 482' })

  expect(found.ok).toBe(true)
  expect(asked).toEqual([['renee', '482']])
})

it('finds nothing before anything is typed', async () => {
  const { asked, find } = finding()

  expect(await find.execute({ actor: system('platform'), text: ' ' })).toMatchObject({ ok: true, value: { count: 0 } })
  expect(asked).toEqual([])
})

it("is the platform's alone", async () => {
  const { asked, find } = finding()

  expect(await find.execute({ actor: visitor, text: 'Nkosi' })).toMatchObject({ ok: false, refusal: { code: 'not-permitted' } })
  expect(asked).toEqual([])
})
