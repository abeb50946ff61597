import type { CalendarFeeds } from '../calendar-feeds/calendar-feeds.ts'
import type { PaymentRules } from '../deposit/payment-rules.ts'
import type { Documents } from '../documents/documents.ts'
import type { Plots } from '../plots/plots.ts'
import type { Sites } from '../plots/sites.ts'
import type { SanitiseHtml } from '../shared/sanitise-html.ts'
import type { SpecialTerms } from '../special-terms/special-terms.ts'

/** The stores of what an organisation offers and asks of its guests. */
export interface PlotSettingsStores {
  readonly sites: Sites
  readonly plots: Plots
  readonly paymentRules: PaymentRules
  readonly specialTerms: SpecialTerms
  readonly documents: Documents
  readonly calendarFeeds: CalendarFeeds
  readonly sanitiseHtml: SanitiseHtml
}
