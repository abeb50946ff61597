import type { NamespaceName, TextKey } from '#app/wording/catalogue.ts'

/** Settings of which a row is deleted on a page of its own, by the name of their list in the address. */
export const deletionKinds = [
  'users',
  'seasons',
  'sites',
  'plots',
  'calendar-feeds',
  'payment-rules',
  'special-terms',
  // Links: of a rule to one plot, of a term to one site.
  'plot-payment-rules',
  'site-special-terms',
  'documents',
  'saved-texts',
  'age-scales',
  'discounts',
] as const
export type DeletionKind = (typeof deletionKinds)[number]

type WordsIn<Name extends NamespaceName> = {
  readonly namespace: Name
  readonly title: TextKey<Name>
  readonly question: TextKey<Name>
  /** What it means for bookings and guests. */
  readonly means: TextKey<Name>
  /** Said when the row says which plots it is linked to. */
  readonly plots?: TextKey<Name>
  /** Why it stays, by the code of the refusal. */
  readonly problems?: Readonly<Record<string, TextKey<Name>>>
}
type Words = { readonly [Name in NamespaceName]: WordsIn<Name> }[NamespaceName]

/** The question names what it deletes. */
export const deletionWords: Readonly<Record<DeletionKind, Words>> = {
  users: { namespace: 'organisationPeople', title: 'deleteTitle', question: 'deleteQuestion', means: 'deleteText' },
  seasons: {
    namespace: 'seasonSettings',
    title: 'deleteTitle',
    question: 'deleteQuestion',
    means: 'deleteMeans',
  },
  sites: {
    namespace: 'placeSettings',
    title: 'deleteSiteTitle',
    question: 'deleteSite',
    means: 'deleteSiteMeans',
    problems: { 'site-needed': 'siteNeeded' },
  },
  plots: {
    namespace: 'placeSettings',
    title: 'deletePlotTitle',
    question: 'deletePlot',
    means: 'deletePlotMeans',
    problems: { 'plot-needed': 'plotNeeded' },
  },
  'calendar-feeds': {
    namespace: 'placeSettings',
    title: 'deleteFeedTitle',
    question: 'deleteFeed',
    means: 'deleteFeedMeans',
  },
  'payment-rules': { namespace: 'termSettings', title: 'deleteRuleTitle', question: 'deleteRule', means: 'deleteRuleMeans' },
  'special-terms': { namespace: 'termSettings', title: 'deleteTermTitle', question: 'deleteTerm', means: 'deleteTermMeans' },
  'plot-payment-rules': {
    namespace: 'termSettings',
    title: 'deleteRuleLinkTitle',
    question: 'deleteRule',
    means: 'deleteRuleLinkMeans',
  },
  'site-special-terms': {
    namespace: 'termSettings',
    title: 'deleteTermLinkTitle',
    question: 'deleteTerm',
    means: 'deleteTermLinkMeans',
  },
  'saved-texts': { namespace: 'savedTexts', title: 'deleteTitle', question: 'delete', means: 'deleteMeans' },
  documents: {
    namespace: 'termSettings',
    title: 'deleteDocumentTitle',
    question: 'deleteDocument',
    means: 'deleteDocumentMeans',
  },
  'age-scales': {
    namespace: 'ageScaleSettings',
    title: 'deleteTitle',
    question: 'deleteQuestion',
    means: 'deleteMeans',
    problems: { 'age-scale-in-use': 'inUse' },
  },
  discounts: {
    namespace: 'discountSettings',
    title: 'deleteTitle',
    question: 'deleteQuestion',
    means: 'deleteMeans',
    plots: 'deletePlots',
  },
}
