import { beforeAll, describe, expect, it } from 'vitest'
import { organisationAddress, workAddress } from '../../components/staff/organisation-address.ts'
import routes from '../../routes.ts'
import { addressesOf } from '../../testing/addresses-of-routes.ts'
import { shell } from '../../wording/en/shell.ts'
import { loadWords } from '../../wording/wording-store.ts'
import { settingsGroups } from '../staff/settings-pages.ts'
import { campsitePages, ownPages, workPages } from '../staff/work-pages.ts'
import { adminMenuItems } from './admin-menu.ts'
import { footerPages, isAskedToList, menuItems, signedOutActions } from './navigation.ts'

beforeAll(() => loadWords('en', 'staff'))

const everybodys = ['Search /', 'FAQ /faq', 'Contact /contact', 'About /about']
const organisations = ['Organisation /org/org-organisation', 'Billing Report /org/org-billing-report', 'Reviews /org/org-reviews']

describe('the menu', () => {
  it.each([
    [null, everybodys],
    ['USER', [...everybodys, 'My Reservations /user/reservations']],
    ['ORGUSER', [...everybodys, ...organisations]],
    ['ORGADMIN', [...everybodys, ...organisations]],
    ['SUPERADMIN', []],
  ] as const)('of %s has these pages', (role, pages) => {
    expect(menuItems(role).map(({ to, label }) => `${shell[label]} ${to}`)).toEqual(pages)
  })

  it('asks visitors and guests alone whether they own a campsite', () => {
    const asked = ([null, 'USER', 'ORGUSER', 'ORGADMIN', 'SUPERADMIN'] as const).filter(isAskedToList)

    expect(asked).toEqual([null, 'USER'])
  })

  it('of SUPERADMIN has two groups', () => {
    const [masterData, reports, ...others] = adminMenuItems('en').map(({ name, pages }) => [
      name,
      ...pages.map(({ to, label }) => `${label} ${to}`),
    ])

    expect(others).toEqual([])
    expect(masterData).toEqual([
      'Master Data',
      'Organisations /admin/organisations',
      'Users /admin/users',
      'Provinces /admin/provinces',
      'Countries /admin/countries',
      'Categories /admin/categories',
      'Tags /admin/tags',
      'Tag Categories /admin/tagcategories',
      'HTI Config /admin/hti-config',
      'Import Org /admin/import-org',
      'Peach Payments Test /admin/peach-payments-test',
    ])
    expect(reports).toEqual([
      'Reports',
      'Billing Report /admin/billing-report',
      'WhatsApp /admin/whatsapp',
      'Audit Log /admin/audit-log',
      'HTI Sync Log /admin/hti-sync-log',
      'HTI Properties /admin/hti-properties',
      'Bulk SMS /admin/reports/bulksms',
      'WhatsApp Configuration /admin/whatsapp-config',
      'Org Reviews /admin/reviews',
      'User Reviews /admin/user-reviews',
      'Prospects /admin/prospects',
      'DMARC Reports /admin/reports/dmarc',
    ])
  })

  it('leads to pages that are there, whoever sees it', async () => {
    const there = new Set(addressesOf(await routes))

    const ofRoles = ([null, 'USER', 'ORGUSER', 'ORGADMIN', 'SUPERADMIN'] as const).flatMap(menuItems)
    const ofPlatform = adminMenuItems('en').flatMap(({ pages }) => pages)
    const shown = [...ofRoles, ...footerPages, ...Object.values(signedOutActions), ...ofPlatform].map(({ to }) => to)
    const ofStaff = [
      ...workPages.map(({ page }) => workAddress(':orgSlug', page)),
      ...[...campsitePages, ...settingsGroups.flatMap(({ pages }) => [...pages])].map(({ page }) => pathOf(page)),
      ...Object.values(ownPages),
    ]

    expect([...shown, ...ofStaff].filter((address) => address !== '/' && !there.has(address))).toEqual([])
  })
})

function pathOf(page: string): string {
  return organisationAddress('any', page).split('?')[0] ?? ''
}
