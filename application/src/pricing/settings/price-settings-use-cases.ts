import type { DeleteAgeScale, SaveAgeScale } from './age-scale-use-cases.ts'
import type { DeleteDiscount, SaveDiscount } from './discount-use-cases.ts'
import type { PreviewDiscount } from './preview-discount.ts'
import type { BulkChangeRates, ChangeRates, SaveTiers } from './rate-use-cases.ts'
import type { RevertRates } from './revert-rates.ts'
import type { CopySeasons, DeleteSeason, SaveSeason } from './season-use-cases.ts'
import type { ShowPriceLaboratory } from './show-price-laboratory.ts'
import type { ShowPriceSettings } from './show-price-settings.ts'

/** What an organisation's stays cost, as its own people see and set it. */
export interface PriceSettingsUseCases {
  readonly showPriceSettings: Pick<ShowPriceSettings, 'execute'>
  readonly saveSeason: Pick<SaveSeason, 'execute'>
  readonly deleteSeason: Pick<DeleteSeason, 'execute'>
  readonly copySeasons: Pick<CopySeasons, 'execute'>
  readonly changeRates: Pick<ChangeRates, 'execute'>
  readonly bulkChangeRates: Pick<BulkChangeRates, 'execute'>
  readonly revertRates: Pick<RevertRates, 'execute'>
  readonly saveTiers: Pick<SaveTiers, 'execute'>
  readonly saveAgeScale: Pick<SaveAgeScale, 'execute'>
  readonly deleteAgeScale: Pick<DeleteAgeScale, 'execute'>
  readonly saveDiscount: Pick<SaveDiscount, 'execute'>
  readonly deleteDiscount: Pick<DeleteDiscount, 'execute'>
  readonly previewDiscount: Pick<PreviewDiscount, 'execute'>
  readonly priceLaboratory: Pick<ShowPriceLaboratory, 'execute'>
}
