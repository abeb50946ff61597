import { DeleteCalendarFeed, ListCalendarFeeds, SaveCalendarFeed } from '../calendar-feeds/manage-calendar-feeds.ts'
import { DeletePaymentRule, ListPaymentRules, SavePaymentRule } from '../deposit/manage-payment-rules.ts'
import { DeleteDocument, ListDocuments, SaveDocument } from '../documents/manage-documents.ts'
import { AddPlots } from '../plots/add-plots.ts'
import { ChangePlot, WriteAboutPlot } from '../plots/change-plot.ts'
import { CopyPlot } from '../plots/copy-plot.ts'
import { DeletePlot } from '../plots/delete-plot.ts'
import { DrawPlotMap } from '../plots/draw-plot-map.ts'
import { ListPlots } from '../plots/list-plots.ts'
import { DeleteSite, ListSites, SaveSite } from '../plots/manage-sites.ts'
import { PlacePlots } from '../plots/place-plots.ts'
import { ShowBookedPlots } from '../plots/show-booked-plots.ts'
import { ReadPlotMap, ShowPlotMap } from '../plots/show-plot-map.ts'
import { ShowAgreements } from '../reservations/show-agreements.ts'
import { DeleteSavedText, ListSavedTexts, SaveSavedText } from '../saved-texts/manage-saved-texts.ts'
import { DeleteSpecialTerm, ListSpecialTerms, SaveSpecialTerm } from '../special-terms/manage-special-terms.ts'

/** What an organisation offers and asks of its guests, as its own people see and change it. */
export const plotSettingsUseCases = {
  listSites: ListSites,
  saveSite: SaveSite,
  deleteSite: DeleteSite,
  listPlots: ListPlots,
  addPlots: AddPlots,
  copyPlot: CopyPlot,
  changePlot: ChangePlot,
  writeAboutPlot: WriteAboutPlot,
  deletePlot: DeletePlot,
  placePlots: PlacePlots,
  showPlotMap: ShowPlotMap,
  showBookedPlots: ShowBookedPlots,
  readPlotMap: ReadPlotMap,
  drawPlotMap: DrawPlotMap,
  listPaymentRules: ListPaymentRules,
  savePaymentRule: SavePaymentRule,
  deletePaymentRule: DeletePaymentRule,
  listSpecialTerms: ListSpecialTerms,
  saveSpecialTerm: SaveSpecialTerm,
  deleteSpecialTerm: DeleteSpecialTerm,
  listDocuments: ListDocuments,
  saveDocument: SaveDocument,
  deleteDocument: DeleteDocument,
  listSavedTexts: ListSavedTexts,
  saveSavedText: SaveSavedText,
  deleteSavedText: DeleteSavedText,
  listCalendarFeeds: ListCalendarFeeds,
  saveCalendarFeed: SaveCalendarFeed,
  deleteCalendarFeed: DeleteCalendarFeed,
  showAgreements: ShowAgreements,
}
