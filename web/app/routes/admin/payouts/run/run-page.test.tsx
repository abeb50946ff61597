import type { ComponentProps } from 'react'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadAllWords } from '#app/wording/wording-store.ts'
import type { WirePayout } from '#server/wire/payouts-on-wire.ts'
import type { RunReply } from './answer-run-act.ts'
import PayoutRunPage from './route.tsx'

beforeAll(() => loadAllWords('en'))

function aPayout(id: string, paidOn: string | null = null): WirePayout {
  const settled = { paidOn, bankReference: paidOn && 'FNB 1', returnedOn: null, returnReason: null }
  const of = { slug: `camp-${id}`, name: `Camp ${id}`, reference: `CAMP-7-${id}`, amount: 400, account: 'FNB …4711' }
  return { id, preparedOn: '2026-11-21', ...of, ...settled }
}

function pageOf(payouts: readonly WirePayout[], actionData?: RunReply): string {
  const run = { id: '7', preparedOn: '2026-11-21', preparedBy: 'anna', needsSecond: false, approvedOn: null, payouts }
  const props = { loaderData: { run }, actionData } as unknown as ComponentProps<typeof PayoutRunPage>
  const Stub = createRoutesStub([{ path: '/', Component: () => <PayoutRunPage {...props} /> }])
  return renderToString(<Stub initialEntries={['/']} />).replaceAll('<!-- -->', '')
}

const missing = (go: 'paid' | 'returned', payoutId: string): RunReply => ({
  code: 'text-missing',
  sent: { go, payoutId, text: '' },
})
const problem = (html: string) => /role="alert".*?<\/ul>/s.exec(html)?.[0] ?? ''
const invalid = (html: string) =>
  [...html.matchAll(/<input[^>]*aria-invalid="true"[^>]*>/g)].map(([input]) => /id="([^"]*)"/.exec(input)?.[1])

describe('a run of several payouts', () => {
  it('has a field of its own for each outcome of each', () => {
    const html = pageOf([aPayout('1'), aPayout('2')])

    const ids = [...html.matchAll(/<input[^>]*name="text"[^>]*>/g)].map(([input]) => /id="([^"]*)"/.exec(input)?.[1])
    expect(ids).toEqual(['paid-1', 'returned-1', 'paid-2', 'returned-2'])
    expect([problem(html), invalid(html)]).toEqual(['', []])
  })

  it('says at its field what is missing, and at the top of which payout, with the way there', () => {
    const html = pageOf([aPayout('1'), aPayout('2')], missing('paid', '2'))

    expect(invalid(html)).toEqual(['paid-2'])
    expect(html).toMatch(/<p id="paid-2-error"[^>]*>Enter the bank’s reference\.<\/p>/)
    expect(problem(html)).toContain('Camp 2, CAMP-7-2: Enter the bank’s reference.')
    expect(problem(html)).toContain('href="#paid-2"')
  })

  it('unfolds what came back later where the reason is missing', () => {
    const html = pageOf([aPayout('1', '2026-11-22'), aPayout('2', '2026-11-22')], missing('returned', '2'))

    expect(invalid(html)).toEqual(['returned-2'])
    expect(html.match(/<details[^>]*>/g)).toEqual(['<details>', '<details open="">'])
    expect(problem(html)).toContain('Camp 2, CAMP-7-2: Say why it came back.')
  })

  it('leads to the payout that somebody else settled meanwhile', () => {
    const settled: RunReply = { code: 'already-settled', sent: { go: 'paid', payoutId: '2', text: 'FNB 9' } }
    const html = pageOf([aPayout('1'), aPayout('2', '2026-11-22')], settled)

    expect(invalid(html)).toEqual([])
    expect(problem(html)).toContain('Camp 2, CAMP-7-2: This payout is settled already.')
    expect(problem(html)).toContain('href="#payout-2"')
    expect(html).toContain('<li id="payout-2"')
  })

  it('says of the whole run what is of the whole run', () => {
    const html = pageOf([aPayout('1')], { code: 'same-person', sent: { go: 'approve' } })

    expect(problem(html)).toContain('You prepared this run, so somebody else must approve it.')
    expect(problem(html)).not.toContain('href')
  })
})
