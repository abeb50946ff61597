import { masterConcepts } from '@camp/application/master-data/master-concepts.ts'
import type { AskedHistory } from './history-address.ts'

/**
 * The history of what a page shows. `subject` is made of the parameters of the page's address and its query.
 */
export interface PageHistory {
  readonly concept?: string
  readonly subject?: string
  /**
   * Of the organisation that the page is about: ids that are the same in each, and lists of what was deleted
   * too.
   */
  readonly ofOrganisation?: true
}

const settings = 'routes/organisation'
const ofTheOrganisation = (concept: string): PageHistory => ({ concept, ofOrganisation: true })
const organisation = ofTheOrganisation('organisation')

const masterRows = Object.entries(masterConcepts).map(([kind, concept]) => [`row-of-${kind}`, { concept, subject: ':rowId' }])

/**
 * By the id of the route, as `routes.ts` or its file names it. Ids of rows are unique, so all that befell
 * them is found.
 */
export const pageHistories: Readonly<Record<string, PageHistory>> = {
  'routes/admin/organisations/record/route': organisation,
  'routes/admin/coming-aboard/campsite/route': organisation,
  'routes/admin/users/person/route': { subject: ':userId' },
  'routes/admin/prospects/prospect/route': { concept: 'prospect', subject: ':prospectId' },
  'routes/admin/billing-report/month/route': { concept: 'billing-month' },
  'routes/admin/payouts/overview/route': { concept: 'payout' },
  'routes/admin/payouts/run/route': { concept: 'payout', subject: 'run-:runId' },
  'routes/admin/whatsapp/message/route': { concept: 'whatsapp-message', subject: ':messageId' },
  'routes/admin/whatsapp-config/template/route': { concept: 'whatsapp-template', subject: ':name :language' },
  'admin/messages': { concept: 'message' },
  'admin/reviews': { concept: 'organisation-review' },
  'admin/user-reviews': { concept: 'user-review' },
  ...Object.fromEntries(masterRows),

  [`${settings}/overview/route`]: organisation,
  [`${settings}/status/route`]: organisation,
  'organisation-public-page': organisation,
  'organisation-booking-rules': organisation,
  'organisation-messages': organisation,
  'organisation-owner': organisation,
  'organisation-bank-details': organisation,
  'organisation-fees': organisation,
  [`${settings}/users/list/route`]: ofTheOrganisation('organisation-member'),
  [`${settings}/pictures/list/route`]: { concept: 'pictures', subject: ':owner', ofOrganisation: true },
  [`${settings}/plot-map/route`]: ofTheOrganisation('plot'),
  [`${settings}/seasons/list/route`]: ofTheOrganisation('season'),
  [`${settings}/seasons/season/route`]: { subject: ':seasonId' },
  [`${settings}/sites/list/route`]: ofTheOrganisation('site'),
  [`${settings}/sites/site/route`]: { subject: ':siteId' },
  [`${settings}/plots/list/route`]: ofTheOrganisation('plot'),
  [`${settings}/plots/plot/route`]: { subject: ':plotId' },
  [`${settings}/calendar-feeds/list/route`]: ofTheOrganisation('calendar-feed'),
  [`${settings}/calendar-feeds/feed/route`]: { subject: ':feedId' },
  [`${settings}/payment-rules/list/route`]: ofTheOrganisation('payment-rule'),
  [`${settings}/payment-rules/rule/route`]: { subject: ':ruleId' },
  [`${settings}/special-terms/list/route`]: ofTheOrganisation('special-term'),
  [`${settings}/special-terms/term/route`]: { subject: ':termId' },
  [`${settings}/documents/list/route`]: ofTheOrganisation('document'),
  [`${settings}/documents/document/route`]: { subject: ':documentId' },
  [`${settings}/saved-texts/list/route`]: ofTheOrganisation('saved-text'),
  [`${settings}/saved-texts/text/route`]: { subject: ':textId' },
  [`${settings}/rates/grid/route`]: ofTheOrganisation('plot-rates'),
  [`${settings}/rates/tiers/route`]: { concept: 'plot-rates', subject: ':plotId' },
  [`${settings}/age-scales/list/route`]: ofTheOrganisation('age-scale'),
  [`${settings}/age-scales/scale/route`]: { subject: ':ageScaleId' },
  [`${settings}/discounts/list/route`]: ofTheOrganisation('discount'),
  [`${settings}/discounts/discount/route`]: { subject: ':discountId' },
  [`${settings}/bookings/booking/route`]: { subject: ':reservationId' },
  [`${settings}/payouts/list/route`]: ofTheOrganisation('payout'),
  [`${settings}/payouts/statement/route`]: { concept: 'payout', subject: ':payout' },
}

/** What that page asks of the audit log; `facts` are its parameters and its query. */
export function historyOfPage(
  { concept, subject, ofOrganisation }: PageHistory,
  facts: Readonly<Partial<Record<string, string>>>,
  slug: string | undefined,
): AskedHistory {
  return {
    ...(concept && { concept }),
    ...(subject && { subject: subject.replace(/:(\w+)/g, (_, fact) => facts[fact] ?? '') }),
    ...(ofOrganisation && slug && { organisation: slug }),
  }
}
