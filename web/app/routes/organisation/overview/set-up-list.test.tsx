import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { beforeAll, expect, it } from 'vitest'
import { loadAllWords } from '#app/wording/wording-store.ts'
import { SetUpList } from './set-up-list.tsx'

beforeAll(() => loadAllWords('en'))

const allDone = { publicPage: true, site: true, plots: true, rates: true, paymentRule: true, testBooking: true }

function listFor(steps: Partial<typeof allDone>, isOpen: boolean): string {
  const list = <SetUpList slug="kwena-camp" steps={{ ...allDone, ...steps }} isOpen={isOpen} />
  const Stub = createRoutesStub([{ path: '/', Component: () => list }])
  return renderToString(<Stub initialEntries={['/']} />)
}

it('lists every step before the first guest, with what is done', () => {
  const html = listFor({ testBooking: false }, false)

  expect(html).toContain('Before the first guest')
  expect(html).toContain('5 of 6 done')
  expect(html.match(/<li/g)).toHaveLength(6)
})

it('is one line with what is left once the campsite is open, and nothing when nothing is', () => {
  const html = listFor({ testBooking: false }, true)

  expect(html).not.toMatch(/<h2|<li/)
  expect(html).toContain('Still to set up:')
  expect(html.match(/<a [^>]*>[^<]*/g)?.map((link) => link.replace(/<a [^>]*>/, ''))).toEqual(['Make a test booking'])
  expect(listFor({}, true)).toBe('')
})
