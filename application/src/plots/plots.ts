import type { MapPlace } from '@camp/domain/plots/map-place.ts'
import type { Plot, PlotFacts, RateBasis } from '@camp/domain/plots/plot.ts'
import type { SharedNight } from '@camp/domain/plots/plot-change.ts'
import type { OrganisationId, PaymentRuleId, PlotId, SiteId } from '@camp/domain/shared/ids.ts'
import type { Money } from '@camp/domain/shared/money.ts'
import type { Result } from '@camp/domain/shared/result.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { SaveRowRefusal, SettingsRow } from '../settings/settings-rows.ts'
import { revisionOf } from '../shared/revision.ts'

/**
 * A plot as the settings show it: all of it but its prices, of which one is enough to tell them apart in a
 * list.
 */
export interface PlotRow extends SettingsRow, PlotFacts {
  readonly id: PlotId
  readonly siteId: SiteId
  readonly map: MapPlace | null
  readonly images: readonly string[]
  readonly rateBasis: RateBasis
  /** The rate of an off-peak night. */
  readonly rate: Money
  readonly paymentRuleId: PaymentRuleId | null
}

/** The facts and the site: prices, pictures, place and rule are changed elsewhere. */
export function revisionOfPlot({ map: _m, images: _i, rateBasis: _b, rate: _r, paymentRuleId: _p, ...shown }: PlotRow): string {
  return revisionOf(shown)
}

/** A plot that begins with one rate in all seasons; its prices are written elsewhere from then on. */
export type NewPlot = Omit<PlotRow, 'images' | 'paymentRuleId'>

/** Why a plot stays: somebody stays or stayed there, or nights are kept free. */
export type PlotNeeded = { readonly code: 'plot-needed'; readonly reservations: number; readonly blocks: number }

export type PlacedPlot = Pick<PlotRow, 'id' | 'map'>

/** The plots of every organisation; each is only ever found or written under its own. */
export interface Plots {
  /** Site by site, in the order in which guests see them. */
  list(organisationId: OrganisationId): Promise<readonly PlotRow[]>
  find(organisationId: OrganisationId, id: string): Promise<PlotRow | undefined>
  /** And until the transaction ends nobody else changes the settings of this organisation. */
  findForChange(organisationId: OrganisationId, id: string): Promise<PlotRow | undefined>
  /** All of them or none, behind the others of their site. A name stands once in a site. */
  add(plots: readonly NewPlot[]): Promise<Result<null, SaveRowRefusal>>
  /**
   * Everything of the original but its name, number and place on the map: prices, tiers, discounts and rule
   * too.
   */
  copy(original: PlotRow, copy: Pick<Plot, 'id' | 'name' | 'plotNumber'>): Promise<Result<null, SaveRowRefusal>>
  /**
   * The facts and the site; place, pictures and prices stay. Nights that are shared from `today` on count up
   * to the new `paxMax`.
   */
  replace(plot: PlotRow, today: Temporal.PlainDate): Promise<Result<null, SaveRowRefusal>>
  /** The text alone. */
  writeAbout(plot: Pick<PlotRow, 'id' | 'organisationId' | 'aboutPlot'>): Promise<void>
  /** All of them or none; a plot of another organisation is left where it is. */
  place(organisationId: OrganisationId, places: readonly PlacedPlot[]): Promise<void>
  /** Nothing that a booking or a block needs is removed. */
  remove(organisationId: OrganisationId, id: string): Promise<Result<null, PlotNeeded>>
  /** Nights from that day on that live reservations share, by date. */
  sharedNights(id: PlotId, from: Temporal.PlainDate): Promise<readonly SharedNight[]>
}
