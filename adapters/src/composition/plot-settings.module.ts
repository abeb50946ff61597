import {
  DeleteCalendarFeed,
  ListCalendarFeeds,
  SaveCalendarFeed,
} from '@camp/application/calendar-feeds/manage-calendar-feeds.ts'
import { DeletePaymentRule, ListPaymentRules, SavePaymentRule } from '@camp/application/deposit/manage-payment-rules.ts'
import { DeleteDocument, ListDocuments, SaveDocument } from '@camp/application/documents/manage-documents.ts'
import { AddPlots } from '@camp/application/plots/add-plots.ts'
import { ChangePlot, WriteAboutPlot } from '@camp/application/plots/change-plot.ts'
import { CopyPlot } from '@camp/application/plots/copy-plot.ts'
import { DeletePlot } from '@camp/application/plots/delete-plot.ts'
import { ListPlots } from '@camp/application/plots/list-plots.ts'
import { DeleteSite, ListSites, SaveSite } from '@camp/application/plots/manage-sites.ts'
import { PlacePlots } from '@camp/application/plots/place-plots.ts'
import { ShowAgreements } from '@camp/application/reservations/show-agreements.ts'
import type { PlotSettingsStores } from '@camp/application/settings/plot-settings-ports.ts'
import type { PlotSettingsUseCases } from '@camp/application/settings/plot-settings-use-cases.ts'
import { DeleteSpecialTerm, ListSpecialTerms, SaveSpecialTerm } from '@camp/application/special-terms/manage-special-terms.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { ContainerModule, type Newable } from 'inversify'
import { PostgresCalendarFeeds } from '../calendar-feeds/postgres-calendar-feeds.ts'
import { PostgresPaymentRules } from '../deposit/postgres-payment-rules.ts'
import { PostgresDocuments } from '../documents/postgres-documents.ts'
import { sanitise } from '../html/sanitise.ts'
import { PostgresPlots } from '../plots/postgres-plots.ts'
import { PostgresSites } from '../plots/postgres-sites.ts'
import { namingOutages } from '../postgres/outages.ts'
import { PostgresAgreements } from '../reservations/postgres-agreements.ts'
import { PostgresSpecialTerms } from '../special-terms/postgres-special-terms.ts'
import { Ports } from './ports.ts'

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
  listPaymentRules: ListPaymentRules,
  savePaymentRule: SavePaymentRule,
  deletePaymentRule: DeletePaymentRule,
  listSpecialTerms: ListSpecialTerms,
  saveSpecialTerm: SaveSpecialTerm,
  deleteSpecialTerm: DeleteSpecialTerm,
  listDocuments: ListDocuments,
  saveDocument: SaveDocument,
  deleteDocument: DeleteDocument,
  listCalendarFeeds: ListCalendarFeeds,
  saveCalendarFeed: SaveCalendarFeed,
  deleteCalendarFeed: DeleteCalendarFeed,
  showAgreements: ShowAgreements,
} satisfies { readonly [Name in keyof PlotSettingsUseCases]: Newable<PlotSettingsUseCases[Name]> }

function storesOn(em: EntityManager): PlotSettingsStores {
  return {
    sites: namingOutages(new PostgresSites(em)),
    plots: namingOutages(new PostgresPlots(em)),
    paymentRules: namingOutages(new PostgresPaymentRules(em)),
    specialTerms: namingOutages(new PostgresSpecialTerms(em)),
    documents: namingOutages(new PostgresDocuments(em)),
    calendarFeeds: namingOutages(new PostgresCalendarFeeds(em)),
    sanitiseHtml: sanitise,
  }
}

/** Sites and plots, and what an organisation asks of the guests who book them. */
export const plotSettingsModule = new ContainerModule(({ bind }) => {
  bind(Ports.agreements).toResolvedValue((em) => namingOutages(new PostgresAgreements(em)), [Ports.entityManager])
  bind(Ports.plotSettings).toResolvedValue(storesOn, [Ports.entityManager])
  for (const useCase of Object.values(plotSettingsUseCases)) {
    bind<object>(useCase).toResolvedValue(
      (stores, transaction, auditTrail, clock, randomness, managedOrganisations, reservations, agreements) =>
        new useCase({
          ...stores,
          transaction,
          auditTrail,
          clock,
          randomness,
          managedOrganisations,
          reservations,
          agreements,
        }),
      [
        Ports.plotSettings,
        Ports.transaction,
        Ports.auditTrail,
        Ports.clock,
        Ports.randomness,
        Ports.managedOrganisations,
        Ports.reservations,
        Ports.agreements,
      ],
    )
  }
})
