import type { Plot } from '@camp/domain/plots/plot.ts'
import type { AgeScale } from '@camp/domain/pricing/age-scale.ts'
import type { Discount } from '@camp/domain/pricing/discount.ts'
import type { Season } from '@camp/domain/seasons/season.ts'
import type { AgeScaleId, DiscountId, OrganisationId, PlotId, SeasonId } from '@camp/domain/shared/ids.ts'
import type { Result } from '@camp/domain/shared/result.ts'
import type { NameTaken } from '../../shared/refusals.ts'

/** Two active seasons would share a night: somebody else saved one in between. */
export type SeasonsOverlap = { readonly code: 'seasons-overlap' }

/**
 * What an organisation's stays cost, for writing; it is read through `Catalogues`, whose version every write
 * here moves. Rows of another organisation are never touched, whatever ids are given. A refused write leaves
 * everything as it was.
 */
export interface PriceSettings {
  /** Until the transaction ends, nobody else changes this organisation's settings. */
  lock(organisationId: OrganisationId): Promise<void>
  /** Adds those that are new and replaces the others. */
  saveSeasons(organisationId: OrganisationId, seasons: readonly Season[]): Promise<Result<null, SeasonsOverlap>>
  deleteSeason(organisationId: OrganisationId, id: SeasonId): Promise<void>
  /** The rates grid's row and the tiers of these plots; nothing else of them. */
  savePlotPrices(organisationId: OrganisationId, plots: readonly Plot[]): Promise<void>
  /** Adds or replaces it, and links it to exactly these plots. */
  saveAgeScale(organisationId: OrganisationId, scale: AgeScale, plotIds: readonly PlotId[]): Promise<Result<null, NameTaken>>
  /** Of a scale that no plot is linked to. */
  deleteAgeScale(organisationId: OrganisationId, id: AgeScaleId): Promise<void>
  /** Adds or replaces it, and links it to exactly these plots. */
  saveDiscount(organisationId: OrganisationId, discount: Discount, plotIds: readonly PlotId[]): Promise<Result<null, NameTaken>>
  /** With its links. */
  deleteDiscount(organisationId: OrganisationId, id: DiscountId): Promise<void>
}
