/** Specification, section 2: the menu of SUPERADMIN, of two groups and no plain pages. */
export const masterDataPages = {
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

export const reportPages = {
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
