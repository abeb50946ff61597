import { describe, expect, it } from 'vitest'
import { askAgain, hasHeldQueries, isPageHeld, untilAskedAgain } from './held-queries.ts'
import { patientFetch } from './patient-fetch.ts'

const query = new URL('http://camp.example/kwena-camp.data')
const lost = () => Promise.reject(new TypeError('Failed to fetch'))

function givenServer(...answers: readonly (() => Promise<Response>)[]) {
  const asked: (string | undefined)[] = []
  const fetch = (_: unknown, init?: RequestInit) => {
    asked.push(init?.method)
    return (answers[asked.length - 1] ?? lost)()
  }
  return { asked, ask: patientFetch(fetch as typeof globalThis.fetch, { untilAskedAgain, pauses: [0, 0, 0] }) }
}

const answered = (text: string, status = 200) => Promise.resolve(new Response(text, { status, headers: { 'X-Of': 'ours' } }))
const turn = () => new Promise((resolve) => setTimeout(resolve))
async function untilHeld(): Promise<void> {
  while (!hasHeldQueries()) await turn()
}

describe('a query of a page', () => {
  it('is asked again when no answer came', async () => {
    const { ask, asked } = givenServer(
      lost,
      () => answered('', 503),
      () => answered('plots'),
    )

    const answer = await ask(query)

    expect([await answer.text(), answer.headers.get('X-Of'), asked.length]).toEqual(['plots', 'ours', 3])
  })

  it('is asked again when the answer breaks off', async () => {
    const broken = new ReadableStream({ pull: (controller) => controller.error(new TypeError('network error')) })
    const { ask } = givenServer(
      async () => new Response(broken),
      () => answered('plots'),
    )

    expect(await (await ask(query)).text()).toBe('plots')
  })

  it('waits after the fourth time until somebody asks for it', async () => {
    const { ask, asked } = givenServer(lost, lost, lost, lost, () => answered('plots'))

    const answer = ask(query)
    await untilHeld()
    expect(asked.length).toBe(4)

    askAgain()
    expect(await (await answer).text()).toBe('plots')
    expect([asked.length, hasHeldQueries()]).toEqual([5, false])
  })

  it('is given up with the page that asked for it, also while it waits', async () => {
    const { ask } = givenServer(lost)
    const page = new AbortController()

    const answer = ask(query, { signal: page.signal })
    await untilHeld()
    page.abort(new Error('another page'))

    await expect(answer).rejects.toThrow('another page')
    expect(hasHeldQueries()).toBe(false)
  })

  it('that waits is told from a part of a page that does', async () => {
    const wait = { whole: new AbortController(), part: new AbortController() }
    const part = untilAskedAgain(wait.part.signal)
    expect([hasHeldQueries(), isPageHeld()]).toEqual([true, false])

    const whole = untilAskedAgain(wait.whole.signal, 'page')
    expect(isPageHeld()).toBe(true)
    wait.whole.abort(new Error('another page'))

    await expect(whole).rejects.toThrow('another page')
    expect([hasHeldQueries(), isPageHeld()]).toEqual([true, false])
    askAgain()
    await part
  })

  it.each([404, 500])('takes status %i as the answer that it is', async (status) => {
    const { ask, asked } = givenServer(() => answered('no', status))

    expect([(await ask(query)).status, asked.length]).toEqual([status, 1])
  })
})

describe('what is sent once', () => {
  it.each([
    ['a change', query, { method: 'POST' }],
    ['what is no data of a page', new URL('http://camp.example/theme'), {}],
  ])('%s', async (_, address, init) => {
    const { ask, asked } = givenServer(lost)

    await expect(ask(address, init)).rejects.toThrow('Failed to fetch')
    expect(asked).toHaveLength(1)
  })
})
