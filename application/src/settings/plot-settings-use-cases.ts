import type { DeleteCalendarFeed, ListCalendarFeeds, SaveCalendarFeed } from '../calendar-feeds/manage-calendar-feeds.ts'
import type { DeletePaymentRule, ListPaymentRules, SavePaymentRule } from '../deposit/manage-payment-rules.ts'
import type { DeleteDocument, ListDocuments, SaveDocument } from '../documents/manage-documents.ts'
import type { AddPlots } from '../plots/add-plots.ts'
import type { ChangePlot, WriteAboutPlot } from '../plots/change-plot.ts'
import type { CopyPlot } from '../plots/copy-plot.ts'
import type { DeletePlot } from '../plots/delete-plot.ts'
import type { ListPlots } from '../plots/list-plots.ts'
import type { DeleteSite, ListSites, SaveSite } from '../plots/manage-sites.ts'
import type { PlacePlots } from '../plots/place-plots.ts'
import type { ShowAgreements } from '../reservations/show-agreements.ts'
import type { DeleteSpecialTerm, ListSpecialTerms, SaveSpecialTerm } from '../special-terms/manage-special-terms.ts'

/** What an organisation offers and asks of its guests, as its own people see and change it. */
export interface PlotSettingsUseCases {
  readonly listSites: Pick<ListSites, 'execute'>
  readonly saveSite: Pick<SaveSite, 'execute'>
  readonly deleteSite: Pick<DeleteSite, 'execute'>
  readonly listPlots: Pick<ListPlots, 'execute'>
  readonly addPlots: Pick<AddPlots, 'execute'>
  readonly copyPlot: Pick<CopyPlot, 'execute'>
  readonly changePlot: Pick<ChangePlot, 'execute'>
  readonly writeAboutPlot: Pick<WriteAboutPlot, 'execute'>
  readonly deletePlot: Pick<DeletePlot, 'execute'>
  readonly placePlots: Pick<PlacePlots, 'execute'>
  readonly listPaymentRules: Pick<ListPaymentRules, 'execute'>
  readonly savePaymentRule: Pick<SavePaymentRule, 'execute'>
  readonly deletePaymentRule: Pick<DeletePaymentRule, 'execute'>
  readonly listSpecialTerms: Pick<ListSpecialTerms, 'execute'>
  readonly saveSpecialTerm: Pick<SaveSpecialTerm, 'execute'>
  readonly deleteSpecialTerm: Pick<DeleteSpecialTerm, 'execute'>
  readonly listDocuments: Pick<ListDocuments, 'execute'>
  readonly saveDocument: Pick<SaveDocument, 'execute'>
  readonly deleteDocument: Pick<DeleteDocument, 'execute'>
  readonly listCalendarFeeds: Pick<ListCalendarFeeds, 'execute'>
  readonly saveCalendarFeed: Pick<SaveCalendarFeed, 'execute'>
  readonly deleteCalendarFeed: Pick<DeleteCalendarFeed, 'execute'>
  readonly showAgreements: Pick<ShowAgreements, 'execute'>
}
