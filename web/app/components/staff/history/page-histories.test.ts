import type { RouteConfigEntry } from '@react-router/dev/routes'
import { describe, expect, it } from 'vitest'
import routes from '../../../routes.ts'
import { historyAddress } from './history-address.ts'
import { historyOfPage, pageHistories } from './page-histories.ts'

interface Page {
  readonly id: string
  readonly address: string
}

/** Pages, not files, of staff: those under `/admin`, the settings of an organisation, and a booking. */
function pagesOf(entries: readonly RouteConfigEntry[], above = ''): readonly Page[] {
  return entries.flatMap(({ id, path, file, children }) => {
    const address = path ? `${above}/${path}` : above
    const isPage =
      path !== undefined && file.endsWith('.tsx') && /^\/(admin|org\/org-|org\/:orgSlug\/bookings\/:reservationId$)/.test(address)
    const page = { id: id ?? file.replace(/\.tsx$/, ''), address }
    return [...(isPage ? [page] : []), ...pagesOf(children ?? [], address)]
  })
}

const sections = ['public-page', 'booking-rules', 'messages', 'owner', 'bank-details', 'fees', 'status']
const isOfRecord = ({ address }: Page) =>
  /\/:\w+$/.test(address) || sections.some((name) => address.endsWith(`organisation/${name}`))

/** Records that nobody changes: what came in from elsewhere, and what is gone within a day. */
const neverChanged = new Set(['/admin/hti-sync-log/:messageId', '/admin/import-org/:importId'])

describe('the way from a page to the history of what it shows', () => {
  it('is on the page of every record', async () => {
    const records = pagesOf(await routes).filter(isOfRecord)

    expect(records.length).toBeGreaterThan(30)
    expect(records.filter(({ id, address }) => !pageHistories[id] && !neverChanged.has(address))).toEqual([])
  })

  it('is of pages that there are', async () => {
    const known = new Set(pagesOf(await routes).map(({ id }) => id))

    expect(Object.keys(pageHistories).filter((id) => !known.has(id))).toEqual([])
  })

  it.each([
    ['row-of-provinces', { rowId: 'ZA-NC' }, '/admin/audit-log?concept=province&subject=ZA-NC'],
    ['organisation-fees', {}, '/admin/audit-log?concept=organisation&organisation=kwena-camp'],
    ['routes/organisation/payment-rules/rule/route', { ruleId: 'r-1' }, '/admin/audit-log?subject=r-1'],
    ['routes/organisation/bookings/booking/route', { reservationId: '123-456-789' }, '/admin/audit-log?subject=123-456-789'],
    ['routes/admin/payouts/run/route', { runId: '7' }, '/admin/audit-log?concept=payout&subject=run-7'],
    [
      'routes/organisation/pictures/list/route',
      { owner: 'logo' },
      '/admin/audit-log?concept=pictures&subject=logo&organisation=kwena-camp',
    ],
  ] as const)('of %s with %j is %s', (page, facts, address) => {
    const history = pageHistories[page]

    expect(history && historyAddress(historyOfPage(history, facts, 'kwena-camp'))).toBe(address)
  })
})
