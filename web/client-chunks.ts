/** Parts of `components/` that pages of several areas show. */
const commonParts =
  'button|checkbox|disclosure|empty-state|field|findable|icon|icon-names|live-region|loading-indicator|notice|page-heading|picture|price|sanitised-html|tag-chip|text-field|toasts|visually-hidden|reservation/(need-help|quote-line-text|whatsapp-link|map-embed)'

const formParts = 'choice-group|error-summary|radio-card|select-field|text-area'

/**
 * What pages share, in a few files of the browser's build instead of dozens: small files compress badly, and each is a
 * request with headers. The framework's file keeps its name from release to release as long as its versions stay.
 */
export const clientChunks = {
  groups: [
    {
      name: 'framework',
      test: /\/node_modules\/(react|react-dom|scheduler|react-router)\/|vite\/preload-helper/,
      priority: 3,
    },
    {
      name: 'shell',
      test: new RegExp(
        `/web/app/(root\\.tsx|shell/(?!welcome-banner|menu-group-lists|near-pages)|wording/[\\w-]+\\.ts|formatting/(?!typed-number)|components/(${commonParts})\\.)|/domain/src/formatting/`,
      ),
      priority: 2,
    },
    { name: 'forms', test: new RegExp(`/web/app/components/(${formParts})\\.`), priority: 1 },
    {
      name: 'terms',
      test: /\/web\/app\/components\/reservation\/(cancellation-rungs|cancellation-steps|price-lines|slim-bar)\./,
      priority: 1,
    },
    { name: 'booking', test: /\/web\/app\/components\/(reservation\/|summary-list\.)/, priority: 0 },
  ],
}
