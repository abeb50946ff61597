import type { MenuGroup } from '../../components/use-shell.ts'
import type { PageLanguage } from '../../wording/page-languages.ts'
import { textIn } from '../../wording/use-text.ts'

/** Specification, section 2: the menu of SUPERADMIN, of two groups and no plain pages. */
const masterData = {
  organisations: '/admin/organisations',
  users: '/admin/users',
  provinces: '/admin/provinces',
  countries: '/admin/countries',
  categories: '/admin/categories',
  tags: '/admin/tags',
  tagCategories: '/admin/tagcategories',
  htiConfig: '/admin/hti-config',
  importOrg: '/admin/import-org',
  peachPaymentsTest: '/admin/peach-payments-test',
} as const

const reports = {
  billingReport: '/admin/billing-report',
  whatsApp: '/admin/whatsapp',
  auditLog: '/admin/audit-log',
  htiSyncLog: '/admin/hti-sync-log',
  htiProperties: '/admin/hti-properties',
  bulkSms: '/admin/reports/bulksms',
  whatsAppConfiguration: '/admin/whatsapp-config',
  orgReviews: '/admin/reviews',
  userReviews: '/admin/user-reviews',
  prospects: '/admin/prospects',
  dmarcReports: '/admin/reports/dmarc',
} as const

type Key = keyof typeof masterData | keyof typeof reports

export function adminMenuItems(language: PageLanguage): readonly MenuGroup[] {
  const t = textIn(language, 'adminMenu')
  const pagesOf = (pages: Partial<Record<Key, string>>) =>
    Object.entries(pages).map(([key, to]) => ({ to, label: t(key as Key) }))
  return [
    { name: t('masterData'), pages: pagesOf(masterData) },
    { name: t('reports'), pages: pagesOf(reports) },
  ]
}
