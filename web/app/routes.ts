import { masterKindNames } from '@camp/domain/master-data/master-kinds.ts'
import { guidedSteps } from '@camp/domain/organisations/guided-set-up.ts'
import { reportKinds } from '@camp/domain/reports/report.ts'
import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes'
import { deletionKinds } from './routes/organisation/deletion/deletion-words.ts'

/**
 * A list of staff at `routes/{folder}/list`: its page, and its `file.ts` as `{path}.csv` and `{path}.xlsx`.
 */
const listWithFiles = (path: string, folder: string) => [
  route(path, `routes/${folder}/list/route.tsx`, { id: path }),
  ...['csv', 'xlsx'].map((ending) => route(`${path}.${ending}`, `routes/${folder}/list/file.ts`, { id: `${path}.${ending}` })),
]

/** A page for each report of a month, and each as `.csv` and `.xlsx`. */
const reportPages = (path: string, folder: string) =>
  reportKinds.flatMap((kind) => [
    route(`${path}/${kind}`, `routes/${folder}/reports/route.tsx`, { id: `${path}/${kind}` }),
    ...['csv', 'xlsx'].map((ending) =>
      route(`${path}/${kind}.${ending}`, `routes/${folder}/reports/file.ts`, { id: `${path}/${kind}.${ending}` }),
    ),
  ])

/** Every page of the product, by address. */
export default [
  index('routes/public/home/route.tsx'),
  route('calendar-days', 'routes/public/calendar-days/route.ts'),
  route('faq', 'routes/public/content/faq/route.tsx'),
  route('contact', 'routes/public/content/contact/route.tsx'),
  route('about', 'routes/public/content/about/route.tsx'),
  route('book-demo', 'routes/public/content/book-demo/route.tsx'),
  route('list-your-campsite', 'routes/public/list-your-campsite/route.tsx'),
  route('list-your-campsite/code', 'routes/public/list-your-campsite-code/route.tsx'),
  route('accessibility', 'routes/public/content/accessibility/route.tsx'),
  route('privacy', 'routes/public/content/privacy/route.tsx'),
  route('policies', 'routes/public/content/policies/route.tsx'),
  route('terms', 'routes/public/content/terms/route.tsx'),
  route(':orgSlug/contact-code', 'routes/public/contact-code/route.tsx'),
  route(':orgSlug/reserve', 'routes/public/reserve/route.tsx'),
  route(':orgSlug/reserve-ok', 'routes/public/reserve-ok/route.tsx'),
  route(':orgSlug/reservation/:reservationId', 'routes/public/reservation/route.tsx'),
  route('c/:shortId', 'routes/public/short-link/route.ts'),
  route('r/:reservationId', 'routes/public/reservation-link/route.ts'),
  route('r/:reservationId/confirm', 'routes/public/confirm/route.tsx'),
  route('r/:reservationId/confirm-ok', 'routes/public/confirm-ok/route.tsx'),
  route('r/:reservationId/confirm-denied', 'routes/public/confirm-denied/route.tsx'),
  route('r/:reservationId/change', 'routes/public/change/route.tsx'),
  route('r/:reservationId/change/nights-taken', 'routes/public/nights-taken/route.ts'),
  route('r/:reservationId/cancel', 'routes/public/cancel/route.tsx'),
  route('r/:reservationId/cancel-ok', 'routes/public/cancel-ok/route.tsx'),
  route('r/:reservationId/cancel-denied', 'routes/public/cancel-denied/route.tsx'),
  route('r/:reservationId/review', 'routes/public/review/route.tsx'),

  route('r/:reservationId/invoice', 'routes/public/invoice/route.tsx'),
  route('r/:reservationId/invoice/:file', 'routes/public/invoice-file/route.ts'),
  route('r/:reservationId/receipt/:receiptKey', 'routes/public/receipt/route.tsx'),
  route('r/:reservationId/calendar.ics', 'routes/public/calendar-entry/route.ts'),
  route('r/:reservationId/message', 'routes/public/write-to-campsite/route.tsx'),

  route('auth/login', 'routes/auth/login/route.tsx'),
  route('auth/forgot', 'routes/auth/forgot/route.tsx'),
  route('auth/reset', 'routes/auth/reset/route.tsx'),
  route('auth/second-factor', 'routes/auth/second-factor/route.tsx'),
  layout('frames/staff/own-frame.tsx', { id: 'own-sign-in' }, [
    route('auth/second-factor/settings', 'routes/auth/second-factor-settings/route.tsx'),
  ]),
  route('auth/stop-acting', 'routes/auth/stop-acting/route.ts'),
  route('auth/verify', 'routes/auth/verify/route.tsx'),
  layout('frames/area-frame.tsx', [
    layout('frames/staff/own-frame.tsx', { id: 'own' }, [
      route('user/reservations', 'routes/user/reservations/route.tsx'),
      route('user/profile', 'routes/user/profile/route.tsx'),
      route('user/reviews', 'routes/user/reviews/route.tsx'),
      route('user/invitations', 'routes/user/invitations/route.tsx'),
      route('user/*', 'routes/public/not-found/route.tsx', { id: 'no-page-of-user' }),
    ]),
    layout('frames/staff/plain-frame.tsx', { id: 'staff-without' }, [
      route('org/org-choose', 'routes/organisation/choose/route.tsx'),
      route('org/org-choose/:linkId/delete', 'routes/organisation/leave/route.tsx'),
      route('org/*', 'routes/public/not-found/route.tsx', { id: 'no-page-of-org' }),
      route('admin/*', 'routes/public/not-found/route.tsx', { id: 'no-page-of-admin' }),
    ]),
    // The six steps of an owner who comes aboard, `?org={slug}`.
    layout('frames/staff/set-up-frame.tsx', { id: 'organisation-set-up' }, [
      route('org/org-organisation/set-up', 'routes/organisation/set-up/overview/route.tsx'),
      ...guidedSteps.map((step) =>
        route(`org/org-organisation/set-up/${step}`, `routes/organisation/set-up/${step}/route.tsx`, { id: `set-up-${step}` }),
      ),
    ]),
    // The settings of an organisation, `?org={slug}`: pages inside their frame.
    layout('frames/staff/settings-frame.tsx', { id: 'organisation-settings' }, [
      route('org/org-organisation', 'routes/organisation/overview/route.tsx'),
      ...['public-page', 'booking-rules', 'messages', 'owner', 'bank-details', 'fees'].map((section) =>
        route(`org/org-organisation/${section}`, 'routes/organisation/section/route.tsx', { id: `organisation-${section}` }),
      ),
      route('org/org-organisation/notifications', 'routes/organisation/notifications/route.tsx'),
      route('org/org-organisation/bring-bookings', 'routes/organisation/bring-bookings/route.tsx'),
      route('org/org-organisation/status', 'routes/organisation/status/route.tsx'),
      route('org/org-organisation/users', 'routes/organisation/users/list/route.tsx'),
      route('org/org-organisation/users/invite', 'routes/organisation/users/invite/route.tsx'),
      // One page for every row that can be deleted.
      ...deletionKinds.map((kind) =>
        route(`org/org-organisation/${kind}/:rowId/delete`, 'routes/organisation/deletion/route.tsx', {
          id: `delete-of-${kind}`,
        }),
      ),
      route('org/org-billing-report', 'routes/organisation/billing-report/month/route.tsx'),
      route('org/org-billing-report.csv', 'routes/organisation/billing-report/file/route.ts', { id: 'billing-report-csv' }),
      route('org/org-billing-report.xlsx', 'routes/organisation/billing-report/file/route.ts', { id: 'billing-report-xlsx' }),
      ...reportPages('org/org-reports', 'organisation'),
      ...listWithFiles('org/org-invoices', 'organisation/invoices'),
      route('org/org-payouts', 'routes/organisation/payouts/list/route.tsx'),
      route('org/org-payout-statement', 'routes/organisation/payouts/statement/route.tsx'),
      route('org/org-payout-statement.csv', 'routes/organisation/payouts/file/route.ts', { id: 'payout-statement-csv' }),
      route('org/org-billing-report.pdf', 'routes/organisation/billing-report/paper/route.ts', { id: 'billing-report-pdf' }),
      route('org/org-payout-statement.pdf', 'routes/organisation/payouts/file/route.ts', { id: 'payout-statement-pdf' }),
      route('org/org-fee-invoice.pdf', 'routes/organisation/billing-report/paper/route.ts', { id: 'fee-invoice-pdf' }),
      route('org/org-reviews', 'routes/organisation/reviews/campsite/route.tsx'),
      ...['csv', 'xlsx'].map((ending) =>
        route(`org/org-reviews.${ending}`, 'routes/organisation/reviews/campsite/file.ts', { id: `own-reviews.${ending}` }),
      ),
      route('org/org-reviews/guests', 'routes/organisation/reviews/guests/route.tsx'),
      ...prefix('org/org-organisation/seasons', [
        index('routes/organisation/seasons/list/route.tsx'),
        route('new', 'routes/organisation/seasons/season/route.tsx', { id: 'new-season' }),
        route('copy', 'routes/organisation/seasons/copy/route.tsx'),
        route('school', 'routes/organisation/seasons/school/route.tsx'),
        route(':seasonId', 'routes/organisation/seasons/season/route.tsx'),
      ]),
      ...prefix('org/org-organisation/sites', [
        index('routes/organisation/sites/list/route.tsx'),
        route('new', 'routes/organisation/sites/site/route.tsx', { id: 'new-site' }),
        route(':siteId', 'routes/organisation/sites/site/route.tsx'),
      ]),
      ...prefix('org/org-organisation/plots', [
        index('routes/organisation/plots/list/route.tsx'),
        route('new', 'routes/organisation/plots/new/route.tsx'),
        route(':plotId', 'routes/organisation/plots/plot/route.tsx'),
      ]),
      ...prefix('org/org-organisation/pictures', [
        index('routes/organisation/pictures/overview/route.tsx'),
        route(':owner', 'routes/organisation/pictures/list/route.tsx'),
        route(':owner/upload', 'routes/organisation/pictures/upload/route.ts'),
        route(':owner/:picture/crop', 'routes/organisation/pictures/crop/route.tsx'),
        route(':owner/:picture/delete', 'routes/organisation/pictures/delete/route.tsx'),
      ]),
      route('org/org-organisation/map', 'routes/organisation/plot-map/route.tsx'),
      ...prefix('org/org-organisation/calendar-feeds', [
        index('routes/organisation/calendar-feeds/list/route.tsx'),
        route('out', 'routes/organisation/calendar-feeds/out/route.tsx'),
        route('new', 'routes/organisation/calendar-feeds/feed/route.tsx', { id: 'new-calendar-feed' }),
        route(':feedId', 'routes/organisation/calendar-feeds/feed/route.tsx'),
        route(':feedId/read', 'routes/organisation/calendar-feeds/read/route.ts'),
      ]),
      ...prefix('org/org-organisation/payment-rules', [
        index('routes/organisation/payment-rules/list/route.tsx'),
        route('new', 'routes/organisation/payment-rules/rule/route.tsx', { id: 'new-payment-rule' }),
        route(':ruleId', 'routes/organisation/payment-rules/rule/route.tsx'),
      ]),
      ...prefix('org/org-organisation/special-terms', [
        index('routes/organisation/special-terms/list/route.tsx'),
        route('new', 'routes/organisation/special-terms/term/route.tsx', { id: 'new-special-term' }),
        route(':termId', 'routes/organisation/special-terms/term/route.tsx'),
      ]),
      ...prefix('org/org-organisation/documents', [
        index('routes/organisation/documents/list/route.tsx'),
        route('new', 'routes/organisation/documents/document/route.tsx', { id: 'new-document' }),
        route(':documentId', 'routes/organisation/documents/document/route.tsx'),
      ]),
      ...prefix('org/org-organisation/saved-texts', [
        index('routes/organisation/saved-texts/list/route.tsx'),
        route('new', 'routes/organisation/saved-texts/text/route.tsx', { id: 'new-saved-text' }),
        route(':textId', 'routes/organisation/saved-texts/text/route.tsx'),
      ]),
      ...prefix('org/org-organisation/rates', [
        index('routes/organisation/rates/grid/route.tsx'),
        route('bulk', 'routes/organisation/rates/bulk/route.tsx'),
        route('tiers/:plotId', 'routes/organisation/rates/tiers/route.tsx'),
      ]),
      ...prefix('org/org-organisation/age-scales', [
        index('routes/organisation/age-scales/list/route.tsx'),
        route('new', 'routes/organisation/age-scales/scale/route.tsx', { id: 'new-age-scale' }),
        route(':ageScaleId', 'routes/organisation/age-scales/scale/route.tsx'),
      ]),
      ...prefix('org/org-organisation/discounts', [
        index('routes/organisation/discounts/list/route.tsx'),
        route('new', 'routes/organisation/discounts/discount/route.tsx', { id: 'new-discount' }),
        route(':discountId', 'routes/organisation/discounts/discount/route.tsx'),
      ]),
      route('org/org-organisation/price-laboratory', 'routes/organisation/price-laboratory/route.tsx'),
    ]),
    // The work of an organisation, `/org/{slug}/…`: pages under the slim bar.
    layout('frames/staff/work-frame.tsx', { id: 'organisation-work' }, [
      route('org/:orgSlug/calendar', 'routes/organisation/calendar/tape-chart/route.tsx', { id: 'calendar' }, [
        index('routes/organisation/calendar/panel/route.tsx'),
      ]),
      route('org/:orgSlug/calendar/version', 'routes/organisation/calendar/version/route.ts'),
      route('org/:orgSlug/today', 'routes/organisation/today/route.tsx'),
      route('org/:orgSlug/bank-statement', 'routes/organisation/bank-statement/route.tsx'),
      ...listWithFiles('org/:orgSlug/debtors', 'organisation/debtors'),
      ...listWithFiles('org/:orgSlug/vouchers', 'organisation/vouchers'),
      route('org/:orgSlug/vouchers/:voucherId', 'routes/organisation/vouchers/voucher/route.tsx'),
      ...listWithFiles('org/:orgSlug/cash-up', 'organisation/cash-up'),
      route('org/:orgSlug/cash-up/:day', 'routes/organisation/cash-up/day/route.tsx'),
      route('org/:orgSlug/offline-bookings', 'routes/organisation/offline-bookings/list/route.tsx'),
      route('org/:orgSlug/offline-bookings/new', 'routes/organisation/offline-bookings/new/route.tsx'),
      route('org/:orgSlug/messages', 'routes/organisation/messages/inbox/route.tsx'),
      route('org/:orgSlug/messages/to-many', 'routes/organisation/messages/to-many/route.tsx'),
      route('org/:orgSlug/money-tasks', 'routes/organisation/money-tasks/route.tsx'),
      route('org/:orgSlug/bookings', 'routes/organisation/bookings/list/route.tsx'),
      route('org/:orgSlug/find-bookings', 'routes/organisation/bookings/find/route.ts'),
      route('org/:orgSlug/bookings.csv', 'routes/organisation/bookings/file/route.ts'),
      route('org/:orgSlug/bookings/:reservationId', 'routes/organisation/bookings/booking/route.tsx'),
      route('org/:orgSlug/bookings/:reservationId/reply', 'routes/organisation/bookings/reply/route.tsx'),
      route('org/:orgSlug/bookings/:reservationId/receipt/:receiptKey', 'routes/organisation/bookings/receipt/route.tsx'),
      route('org/:orgSlug/bookings/:reservationId/:act', 'routes/organisation/bookings/act/route.tsx'),
      route('org/:orgSlug/*', 'routes/public/not-found/route.tsx', { id: 'no-page-of-work' }),
    ]),
    layout('frames/staff/admin-frame.tsx', { id: 'admin' }, [
      route('admin/peach-payments-test', 'routes/admin/peach-payments-test/route.tsx'),
      route('admin/find-bookings', 'routes/admin/find-bookings/route.tsx'),
      route('admin/find-bookings.json', 'routes/admin/find-bookings/answer.ts'),
      route('admin/money-tasks', 'routes/admin/money-tasks/route.tsx'),
      ...listWithFiles('admin/organisations', 'admin/organisations'),
      ...listWithFiles('admin/audit-log', 'admin/audit-log'),
      ...listWithFiles('admin/invoices', 'admin/invoices'),
      // What the platform keeps for everybody: the same pages for every kind.
      ...masterKindNames.flatMap((kind) => [
        ...listWithFiles(`admin/${kind}`, 'admin/master-data'),
        route(`admin/${kind}/new`, 'routes/admin/master-data/row/route.tsx', { id: `new-${kind}` }),
        route(`admin/${kind}/:rowId`, 'routes/admin/master-data/row/route.tsx', { id: `row-of-${kind}` }),
        route(`admin/${kind}/:rowId/delete`, 'routes/admin/master-data/delete/route.tsx', { id: `delete-${kind}` }),
      ]),
      route('admin/hti-properties/compare', 'routes/admin/hti-properties/compare/route.tsx'),
      route('admin/organisations/new', 'routes/admin/organisations/new/route.tsx'),
      route('admin/organisations/:orgSlug', 'routes/admin/organisations/record/route.tsx'),
      route('admin/organisations/:orgSlug/act', 'routes/admin/organisations/act/route.tsx'),
      route('admin/organisations/:orgSlug/delete', 'routes/admin/organisations/delete/route.tsx'),
      ...listWithFiles('admin/users', 'admin/users'),
      route('admin/users/new', 'routes/admin/users/new/route.tsx'),
      route('admin/users/:userId', 'routes/admin/users/person/route.tsx'),
      route('admin/users/:userId/erase', 'routes/admin/users/erase/route.tsx'),
      route('admin/users/:userId/export', 'routes/admin/users/export/route.ts'),
      route('admin/billing-report', 'routes/admin/billing-report/month/route.tsx'),
      ...['csv', 'xlsx'].map((ending) =>
        route(`admin/billing-report.${ending}`, 'routes/admin/billing-report/file/route.ts', {
          id: `platform-billing.${ending}`,
        }),
      ),
      ...reportPages('admin/reports', 'admin'),
      route('admin/payouts', 'routes/admin/payouts/overview/route.tsx'),
      route('admin/payouts/:runId', 'routes/admin/payouts/run/route.tsx'),
      route('admin/payouts/:runId/bank-file.csv', 'routes/admin/payouts/file/route.ts'),
      route('admin/billing-report.pdf', 'routes/admin/billing-report/paper/route.ts'),
      route('admin/import-org', 'routes/admin/import-org/upload/route.tsx'),
      route('admin/import-org/:importId', 'routes/admin/import-org/run/route.tsx'),
      ...listWithFiles('admin/prospects', 'admin/prospects'),
      route('admin/prospects/:prospectId', 'routes/admin/prospects/prospect/route.tsx'),
      route('admin/coming-aboard', 'routes/admin/coming-aboard/list/route.tsx'),
      route('admin/coming-aboard/:orgSlug', 'routes/admin/coming-aboard/campsite/route.tsx'),
      ...listWithFiles('admin/reviews', 'admin/reviews'),
      ...listWithFiles('admin/user-reviews', 'admin/user-reviews'),
      ...listWithFiles('admin/messages', 'admin/messages'),
      route('admin/guest-messages', 'routes/admin/guest-messages/route.tsx'),
      ...listWithFiles('admin/whatsapp', 'admin/whatsapp'),
      route('admin/whatsapp/:messageId', 'routes/admin/whatsapp/message/route.tsx'),
      route('admin/whatsapp-config', 'routes/admin/whatsapp-config/overview/route.tsx'),
      route('admin/whatsapp-config/:name/:language', 'routes/admin/whatsapp-config/template/route.tsx'),
      route('admin/reports/dmarc', 'routes/admin/dmarc/route.tsx'),
      ...listWithFiles('admin/hti-sync-log', 'admin/hti-sync-log'),
      route('admin/hti-sync-log/:messageId', 'routes/admin/hti-sync-log/message/route.tsx'),
      ...listWithFiles('admin/reports/bulksms', 'admin/sms-report'),
    ]),
  ]),

  route(':orgSlug', 'routes/public/campsite/route.tsx'),
  route(':orgSlug/map', 'routes/public/map/route.tsx'),
  route(':orgSlug/reviews', 'routes/public/campsite-reviews/route.ts'),

  route('*', 'routes/public/not-found/route.tsx'),
] satisfies RouteConfig
