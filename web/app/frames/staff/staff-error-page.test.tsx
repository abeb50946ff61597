import { renderToString } from 'react-dom/server'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadAllWords } from '../../wording/wording-store.ts'
import { StaffErrorPage } from './staff-error-page.tsx'

beforeAll(() => loadAllWords('en'))

const answer = (status: number) => ({ status, statusText: '', internal: false, data: null })
const kwena = { organisation: { slug: 'kwena-camp', name: 'Kwena Camp' } }
const groups = [{ name: 'Master data', pages: [{ to: '/admin/tags', label: 'Tags' }] }]

/** The page at an address, in the frame of this organisation, or of none. */
function pageAt(address: string, { chosen = null, role = 'ORGADMIN', status = 404 }: Facts = {}): string {
  const Page = () => <StaffErrorPage error={answer(status)} />
  const frame = { id: 'organisation-settings', path: '*', Component: Page }
  const routes = [{ id: 'root', Component: Outlet, children: [frame] }]
  const session = { role, groups: role === 'SUPERADMIN' ? groups : [] }
  const loaderData = { root: { session }, 'organisation-settings': chosen }
  const router = createMemoryRouter(routes, { initialEntries: [address], hydrationData: { loaderData } })
  return renderToString(<RouterProvider router={router} />)
}

interface Facts {
  readonly chosen?: typeof kwena | null
  readonly role?: string
  readonly status?: number
}

const linksOf = (html: string) => [...html.matchAll(/href="([^"]*)"[^>]*>([^<]*)</g)].map(([, to, label]) => [to, label])
const overview = ['/org/org-organisation?org=kwena-camp', 'Overview of Kwena Camp']

describe('a page of staff that is not there', () => {
  it('says that it may be deleted and that nothing was saved, without the search for guests', () => {
    const html = pageAt('/org/org-organisation/documents/7', { chosen: kwena })

    expect(html).toContain('>This is no longer here</h1>')
    expect(html).toContain('Nothing was saved.')
    expect(html).not.toContain('name="place"')
  })

  it.each([
    ['/org/org-organisation/documents/7', '/org/org-organisation/documents?org=kwena-camp', 'Documents'],
    ['/org/org-organisation/sites/7/delete', '/org/org-organisation/sites?org=kwena-camp', 'Sites'],
    ['/org/kwena-camp/bookings/7', '/org/kwena-camp/bookings', 'Bookings'],
  ])('leads from %s to its list and to the overview of the campsite', (address, to, label) => {
    expect(linksOf(pageAt(address, { chosen: kwena }))).toEqual([[to, label], overview])
  })

  it.each(['/org/org-organisation/documents', '/org/org-organisation/nonsense', '/org/kwena-camp/nonsense'])(
    'leads from %s, which stands under no list, to the overview alone',
    (address) => {
      expect(linksOf(pageAt(address, { chosen: kwena }))).toEqual([overview])
    },
  )

  it('leads the platform to its lists, and staff of several campsites to their choice', () => {
    expect(linksOf(pageAt('/admin/tags/7/delete', { role: 'SUPERADMIN' }))).toEqual([
      ['/admin/tags', 'Tags'],
      ['/admin/organisations', 'All organisations'],
    ])
    expect(linksOf(pageAt('/org/nowhere/today'))).toEqual([['/org/org-choose', 'Choose an organisation']])
  })

  it('is about what is not there alone', () => {
    expect(pageAt('/org/org-organisation', { chosen: kwena, status: 403 })).toContain('You can’t see this page')
  })
})
