import { DeleteAgeScale, SaveAgeScale } from '@camp/application/pricing/settings/age-scale-use-cases.ts'
import { DeleteDiscount, SaveDiscount } from '@camp/application/pricing/settings/discount-use-cases.ts'
import { PreviewDiscount } from '@camp/application/pricing/settings/preview-discount.ts'
import { BulkChangeRates, ChangeRates, SaveTiers } from '@camp/application/pricing/settings/rate-use-cases.ts'
import { RevertRates } from '@camp/application/pricing/settings/revert-rates.ts'
import { CopySeasons, DeleteSeason, SaveSeason } from '@camp/application/pricing/settings/season-use-cases.ts'
import { ShowPriceLaboratory } from '@camp/application/pricing/settings/show-price-laboratory.ts'
import { ShowPriceSettings } from '@camp/application/pricing/settings/show-price-settings.ts'
import { ContainerModule, type Newable } from 'inversify'
import { namingOutages } from '../postgres/outages.ts'
import { PostgresPriceSettings } from '../pricing/postgres-price-settings.ts'
import { Ports } from './ports.ts'

const writing = [
  ...[SaveSeason, DeleteSeason, CopySeasons],
  ...[ChangeRates, BulkChangeRates, RevertRates, SaveTiers],
  ...[SaveAgeScale, DeleteAgeScale, SaveDiscount, DeleteDiscount],
]

/** What an organisation's stays cost. */
export const priceSettingsModule = new ContainerModule(({ bind }) => {
  bind(Ports.priceSettings).toResolvedValue((em) => namingOutages(new PostgresPriceSettings(em)), [Ports.entityManager])
  for (const UseCase of writing) {
    bind(UseCase as Newable).toResolvedValue(
      (catalogues, priceSettings, transaction, randomness, auditTrail, clock) =>
        new UseCase({ catalogues, priceSettings, transaction, randomness, auditTrail, clock }),
      [Ports.catalogues, Ports.priceSettings, Ports.transaction, Ports.randomness, Ports.auditTrail, Ports.clock],
    )
  }
  bind(ShowPriceSettings).toResolvedValue(
    (catalogues, clock) => new ShowPriceSettings({ catalogues, clock }),
    [Ports.catalogues, Ports.clock],
  )
  bind(PreviewDiscount).toResolvedValue(
    (catalogues, holidayCalendars) => new PreviewDiscount({ catalogues, holidayCalendars }),
    [Ports.catalogues, Ports.holidayCalendars],
  )
  bind(ShowPriceLaboratory).toResolvedValue(
    (catalogues, occupancies, holidayCalendars, clock) =>
      new ShowPriceLaboratory({ catalogues, occupancies, holidayCalendars, clock }),
    [Ports.catalogues, Ports.occupancies, Ports.holidayCalendars, Ports.clock],
  )
})

/** Under the names by which the use cases know them. */
export const priceSettingsUseCases = {
  showPriceSettings: ShowPriceSettings,
  saveSeason: SaveSeason,
  deleteSeason: DeleteSeason,
  copySeasons: CopySeasons,
  changeRates: ChangeRates,
  bulkChangeRates: BulkChangeRates,
  revertRates: RevertRates,
  saveTiers: SaveTiers,
  saveAgeScale: SaveAgeScale,
  deleteAgeScale: DeleteAgeScale,
  saveDiscount: SaveDiscount,
  deleteDiscount: DeleteDiscount,
  previewDiscount: PreviewDiscount,
  priceLaboratory: ShowPriceLaboratory,
}
