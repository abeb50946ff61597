/** Parts of `components/` that pages of several areas show. */
const commonParts =
  'after-first-use|after-paint|button|control-class|disclosure|empty-state|field|findable|first-use|icon|icon-names|live-region|loading-indicator|map/early-press|notice|page-heading|page-title|picture|sanitised-html|tag-chip|toasts|use-shell|visually-hidden'

/** What a stay is asked by, on the form of a search and on the page of a campsite. */
const stayParts =
  'components/(stepper|search/(child-ages|dates-fields|guests-field|search-draft|search-problems|show-first-open-age|use-dismissed-details|use-is-hydrated))|page-data/|search-parameters/(stay-|write-stay-)'

/** What the front door and the results of a search share. */
const searchParts =
  'addresses/(campsite|chosen-plots)-address|components/search/(card-skeleton|facets|facility-choices|filter-bar|filters\\.|organisation-card|place-|price-line|search-filter|search-form|sort-orders|use-place)|search-parameters/|routes/public/home/(hero|home-start|lazy-parts|results-heading|results-page)'

const formParts = 'checkbox|choice-group|error-summary|radio-card|select-field|text-area|text-field'

/** Of the booking as a whole, which pages that ask one thing of it do not show. */
const ofSummary =
  'booking-information|calendar-link|place-map|reservation-summary|summary-actions|use-google-calendar|what-happens-next'
const ofOnePage = 'booking-head|booking-line|change-table|changed-notice|receipt-paper'

/**
 * What pages share, in a few files of the browser's build instead of dozens: small files compress badly, and
 * each is a request with headers. The framework's file keeps its name from release to release as long as its
 * versions stay.
 */
export const clientChunks = {
  groups: [
    {
      name: 'framework',
      test: /\/node_modules\/(react|react-dom|scheduler|react-router)\/|vite\/preload-helper|rolldown\/runtime/,
      priority: 4,
    },
    {
      name: 'shell',
      test: new RegExp(
        `/web/app/(root\\.tsx|entry\\.client|appearance/|queries/|frames/site/(?!acting-banner|admin-pages|menu-group-lists|near-pages|post-in-place|prove-again|scroll-to-top|search-by-name|welcome-banner)|wording/[\\w-]+\\.ts|formatting/(?!csv-file|file-column|moment-text|phone-text|plot-facts|some-of-each|typed-number)|components/(${commonParts})\\.)|/domain/src/formatting/(?!calendar-date|month-filter|payment-terms|read-|typed-html)`,
      ),
      priority: 3,
    },
    {
      name: 'forms',
      test: new RegExp(`/web/app/(components/(${formParts})|routes/public/reserve/(problem-text|problems))\\.`),
      priority: 2,
    },
    { name: 'stay', test: new RegExp(`/web/app/(${stayParts})`), priority: 2 },
    {
      name: 'plots',
      test: /\/web\/app\/(components\/(kept-parts|campsite\/plot-fact-list)|routes\/public\/campsite\/plots\/plot-pictures)\./,
      priority: 2,
    },
    { name: 'search', test: new RegExp(`/web/app/(${searchParts})`), priority: 1 },
    {
      name: 'help',
      test: /\/web\/app\/(components\/(channel-choices|reservation\/(map-embed|need-help|whatsapp-link))|frames\/booking\/slim-bar)\./,
      priority: 2,
    },
    {
      name: 'terms',
      test: /\/web\/app\/components\/reservation\/(cancellation-rungs|cancellation-steps|price-lines)\./,
      priority: 2,
    },
    {
      name: 'booking',
      test: new RegExp(`/web/app/(components/(reservation/(?!(${ofSummary}|${ofOnePage})\\.)|summary-list\\.)|frames/booking/)`),
      priority: 1,
    },
    { name: 'summary', test: new RegExp(`/web/app/components/reservation/(${ofSummary})\\.`), priority: 0 },
  ],
}
