import { AddSchoolSeasons } from './add-school-seasons.ts'
import { DeleteAgeScale, SaveAgeScale } from './age-scale-use-cases.ts'
import { DeleteDiscount, SaveDiscount } from './discount-use-cases.ts'
import { PreviewDiscount } from './preview-discount.ts'
import { BulkChangeRates, ChangeRates, SaveTiers } from './rate-use-cases.ts'
import { RevertRates } from './revert-rates.ts'
import { CopySeasons, DeleteSeason, SaveSeason } from './season-use-cases.ts'
import { ShowPriceLaboratory } from './show-price-laboratory.ts'
import { ShowPriceSettings } from './show-price-settings.ts'

/** What an organisation's stays cost, as its own people see and set it. */
export const priceSettingsUseCases = {
  showPriceSettings: ShowPriceSettings,
  saveSeason: SaveSeason,
  deleteSeason: DeleteSeason,
  copySeasons: CopySeasons,
  addSchoolSeasons: AddSchoolSeasons,
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
