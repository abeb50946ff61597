import type { Catalogue } from '@camp/domain/organisations/catalogue.ts'
import type { Plot } from '@camp/domain/plots/plot.ts'
import { plotWithRates, ratesOfPlot } from '@camp/domain/pricing/rate-sheet.ts'
import { overlappingSeasons } from '@camp/domain/seasons/overlapping-seasons.ts'
import type { OrganisationId, PlotId } from '@camp/domain/shared/ids.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { PriceSettings } from '../price-settings.ts'

interface Named {
  readonly id: string
  readonly name: string
}

/** Over the array of catalogues that `InMemoryCatalogues` reads. */
export class InMemoryPriceSettings implements PriceSettings {
  readonly #catalogues: Catalogue[]
  readonly locked: OrganisationId[] = []
  /** The plots of each time that prices were written. */
  readonly written: PlotId[][] = []

  constructor(catalogues: Catalogue[]) {
    this.#catalogues = catalogues
  }

  async lock(organisationId: OrganisationId): Promise<void> {
    this.locked.push(organisationId)
  }

  saveSeasons: PriceSettings['saveSeasons'] = async (organisationId, saved) => {
    const { seasons } = this.#of(organisationId)
    const all = withSaved(seasons, saved).toSorted(
      (one, other) => Temporal.PlainDate.compare(one.startDate, other.startDate) || byName(one, other),
    )
    if (overlappingSeasons(all).length > 0) return refused({ code: 'seasons-overlap' })
    this.#change(organisationId, { seasons: all })
    return accepted(null)
  }

  deleteSeason: PriceSettings['deleteSeason'] = async (organisationId, id) => {
    this.#change(organisationId, { seasons: this.#of(organisationId).seasons.filter((season) => season.id !== id) })
  }

  savePlotPrices: PriceSettings['savePlotPrices'] = async (organisationId, saved) => {
    this.written.push(saved.map(({ id }) => id))
    this.#changePlots(organisationId, (plot) => {
      const prices = saved.find(({ id }) => id === plot.id)
      if (!prices) return plot
      const tiers = prices.tiers.toSorted((one, other) => one.paxFrom - other.paxFrom)
      return { ...plotWithRates(plot, ratesOfPlot(prices)), tiers, weekdaySupplement: prices.weekdaySupplement }
    })
  }

  saveAgeScale: PriceSettings['saveAgeScale'] = async (organisationId, scale, plotIds) => {
    const { ageScales } = this.#of(organisationId)
    if (isNameTaken(ageScales, scale)) return refused({ code: 'name-taken' })
    const bands = scale.bands.toSorted((one, other) => one.fromAge - other.fromAge)
    this.#change(organisationId, { ageScales: withSaved(ageScales, [{ ...scale, bands }]).toSorted(byName) })
    this.#changePlots(organisationId, (plot) => {
      if (plotIds.includes(plot.id)) return { ...plot, ageScaleId: scale.id }
      return plot.ageScaleId === scale.id ? { ...plot, ageScaleId: null } : plot
    })
    return accepted(null)
  }

  deleteAgeScale: PriceSettings['deleteAgeScale'] = async (organisationId, id) => {
    this.#change(organisationId, { ageScales: this.#of(organisationId).ageScales.filter((scale) => scale.id !== id) })
  }

  saveDiscount: PriceSettings['saveDiscount'] = async (organisationId, discount, plotIds) => {
    const { discounts } = this.#of(organisationId)
    if (isNameTaken(discounts, discount)) return refused({ code: 'name-taken' })
    this.#change(organisationId, { discounts: withSaved(discounts, [discount]).toSorted(byName) })
    this.#changePlots(organisationId, (plot) => {
      const others = plot.discountIds.filter((id) => id !== discount.id)
      return { ...plot, discountIds: plotIds.includes(plot.id) ? [...others, discount.id].toSorted() : others }
    })
    return accepted(null)
  }

  deleteDiscount: PriceSettings['deleteDiscount'] = async (organisationId, id) => {
    if (!this.#of(organisationId).discounts.some((discount) => discount.id === id)) return
    this.#change(organisationId, { discounts: this.#of(organisationId).discounts.filter((discount) => discount.id !== id) })
    this.#changePlots(organisationId, (plot) => ({ ...plot, discountIds: plot.discountIds.filter((each) => each !== id) }))
  }

  #of(organisationId: OrganisationId): Catalogue {
    const catalogue = this.#catalogues.find(({ organisation }) => organisation.id === organisationId)
    if (!catalogue) throw new Error(`no organisation ${organisationId}`)
    return catalogue
  }

  #change(organisationId: OrganisationId, change: Partial<Catalogue>): void {
    const catalogue = this.#of(organisationId)
    this.#catalogues[this.#catalogues.indexOf(catalogue)] = { ...catalogue, ...change }
  }

  #changePlots(organisationId: OrganisationId, change: (plot: Plot) => Plot): void {
    this.#change(organisationId, { plots: this.#of(organisationId).plots.map(change) })
  }
}

function withSaved<Row extends Named>(rows: readonly Row[], saved: readonly Row[]): readonly Row[] {
  return [...rows.filter((row) => !saved.some(({ id }) => id === row.id)), ...saved]
}

function isNameTaken(rows: readonly Named[], saved: Named): boolean {
  return rows.some(({ id, name }) => id !== saved.id && name === saved.name)
}

function byName(one: Named, other: Named): number {
  return one.name < other.name ? -1 : 1
}
