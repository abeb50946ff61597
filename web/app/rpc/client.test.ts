import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { askServer } from './client.ts'

const genuineFetch = globalThis.fetch
const noPauses = { pauses: [0, 0, 0] }
const wish = { orgSlug: 'kloofwater-camp', arrivalDate: '2027-02-01', departureDate: '2027-02-04', plots: [] }

let asked: string[] = []
beforeEach(() => {
  asked = []
})
afterEach(() => {
  globalThis.fetch = genuineFetch
})

/** Answers one after the other; the last one again and again. */
function givenServer(...answers: (Response | Error)[]): void {
  globalThis.fetch = async (address) => {
    asked.push(String(address))
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    if (!answer || answer instanceof Error) throw answer ?? new Error('no answer')
    return answer.clone()
  }
}

it('asks by GET, and gives what was answered', async () => {
  givenServer(Response.json({ result: { data: { amountDue: 950.1 } } }))

  const answer = await askServer('orgPlots.quoteSelection', wish)

  expect(answer).toEqual({ ok: true, data: { amountDue: 950.1 } })
  expect(asked).toEqual([`/api/trpc/orgPlots.quoteSelection?input=${encodeURIComponent(JSON.stringify(wish))}`])
})

it('gives a refusal as it is, without asking again', async () => {
  givenServer(Response.json({ error: { data: { code: 'CONFLICT', reason: 'booked', plotIds: ['a'] } } }, { status: 409 }))

  const answer = await askServer('orgPlots.quoteSelection', wish, noPauses)

  expect(answer).toEqual({ ok: false, refusal: { code: 'CONFLICT', reason: 'booked', plotIds: ['a'] } })
  expect(asked).toHaveLength(1)
})

it('asks again after a fault', async () => {
  givenServer(new Error('offline'), new Response('', { status: 503 }), Response.json({ result: { data: 'here' } }))

  expect(await askServer('orgPlots.quoteSelection', wish, noPauses)).toEqual({ ok: true, data: 'here' })
})

it('gives up after three repeats', async () => {
  givenServer(new Error('offline'))

  const answer = await askServer('orgPlots.quoteSelection', wish, noPauses)

  expect(answer).toEqual({ ok: false, refusal: { code: 'unavailable', reason: null, plotIds: [] } })
  expect(asked).toHaveLength(4)
})

it('waits one, two and four seconds before it asks again (rule C2)', async () => {
  vi.useFakeTimers()
  const start = Date.now()
  const moments: number[] = []
  globalThis.fetch = async () => {
    moments.push(Date.now() - start)
    throw new Error('offline')
  }

  const answer = askServer('orgPlots.quoteSelection', wish)
  await vi.runAllTimersAsync()

  expect(await answer).toMatchObject({ ok: false })
  expect(moments).toEqual([0, 1000, 3000, 7000])
  vi.useRealTimers()
})

it('stops when it is told to', async () => {
  givenServer(new Error('offline'))
  const stop = new AbortController()
  stop.abort()

  await expect(askServer('orgPlots.quoteSelection', wish, { ...noPauses, signal: stop.signal })).rejects.toThrow()
  expect(asked).toHaveLength(1)
})
