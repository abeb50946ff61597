import type { Plot } from '@camp/domain/plots/plot.ts'
import type { SharedNight } from '@camp/domain/plots/plot-change.ts'
import type { OrganisationId, PlotId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { SaveRowRefusal } from '../../settings/settings-rows.ts'
import type { NewPlot, PlacedPlot, PlotNeeded, PlotRow, Plots } from '../plots.ts'
import type { SiteRow } from '../sites.ts'

export interface InMemoryPlotsFacts {
  readonly sites: readonly Pick<SiteRow, 'id' | 'organisationId'>[]
  readonly plots?: readonly PlotRow[]
  readonly needed?: ReadonlyMap<PlotId, Pick<PlotNeeded, 'reservations' | 'blocks'>>
  readonly sharedNights?: ReadonlyMap<PlotId, readonly SharedNight[]>
}

/** The sites in their order; what bookings there are a test says. */
export class InMemoryPlots implements Plots {
  readonly #facts: InMemoryPlotsFacts
  #plots: readonly PlotRow[]

  constructor(facts: InMemoryPlotsFacts) {
    this.#facts = facts
    this.#plots = facts.plots ?? []
  }

  async list(organisationId: OrganisationId): Promise<readonly PlotRow[]> {
    return this.#facts.sites.flatMap(({ id }) =>
      this.#plots.filter((plot) => plot.siteId === id && plot.organisationId === organisationId),
    )
  }

  async find(organisationId: OrganisationId, id: string): Promise<PlotRow | undefined> {
    return this.#plots.find((plot) => plot.id === id && plot.organisationId === organisationId)
  }

  findForChange(organisationId: OrganisationId, id: string): Promise<PlotRow | undefined> {
    return this.find(organisationId, id)
  }

  async add(plots: readonly NewPlot[]): Promise<Result<null, SaveRowRefusal>> {
    const before = this.#plots
    for (const plot of plots) {
      const refusal = this.#refusal(plot)
      if (refusal) {
        this.#plots = before
        return refused(refusal)
      }
      this.#plots = [...this.#plots, { ...plot, images: [], paymentRuleId: null }]
    }
    return accepted(null)
  }

  async copy(original: PlotRow, copy: Pick<Plot, 'id' | 'name' | 'plotNumber'>): Promise<Result<null, SaveRowRefusal>> {
    const stored = await this.find(original.organisationId, original.id)
    if (!stored) return refused({ code: 'changed-meanwhile' })
    const copied = { ...stored, ...copy, map: null }
    const refusal = this.#refusal(copied)
    if (refusal) return refused(refusal)
    this.#plots = [...this.#plots, copied]
    return accepted(null)
  }

  async replace(plot: PlotRow, _today: Temporal.PlainDate): Promise<Result<null, SaveRowRefusal>> {
    const stored = await this.find(plot.organisationId, plot.id)
    if (!stored) return refused({ code: 'changed-meanwhile' })
    const refusal = this.#refusal(plot)
    if (refusal) return refused(refusal)
    const { map, images, rateBasis, rate, paymentRuleId } = stored
    this.#write({ ...plot, map, images, rateBasis, rate, paymentRuleId })
    return accepted(null)
  }

  async writeAbout({ organisationId, id, aboutPlot }: Pick<PlotRow, 'id' | 'organisationId' | 'aboutPlot'>): Promise<void> {
    const stored = await this.find(organisationId, id)
    if (stored) this.#write({ ...stored, aboutPlot })
  }

  async place(organisationId: OrganisationId, places: readonly PlacedPlot[]): Promise<void> {
    for (const { id, map } of places) {
      const stored = await this.find(organisationId, id)
      if (stored) this.#write({ ...stored, map })
    }
  }

  async remove(organisationId: OrganisationId, id: string): Promise<Result<null, PlotNeeded>> {
    const needs = this.#facts.needed?.get(id as PlotId)
    if (needs) return refused({ code: 'plot-needed', ...needs })
    this.#plots = this.#plots.filter((plot) => plot.id !== id || plot.organisationId !== organisationId)
    return accepted(null)
  }

  async sharedNights(id: PlotId, from: Temporal.PlainDate): Promise<readonly SharedNight[]> {
    return (this.#facts.sharedNights?.get(id) ?? []).filter(({ night }) => night >= from.toString())
  }

  #write(plot: PlotRow): void {
    this.#plots = this.#plots.map((each) => (each.id === plot.id ? plot : each))
  }

  #refusal({
    id,
    siteId,
    organisationId,
    name,
  }: Pick<PlotRow, 'id' | 'siteId' | 'organisationId' | 'name'>): SaveRowRefusal | undefined {
    const site = this.#facts.sites.find((each) => each.id === siteId)
    if (site?.organisationId !== organisationId) return { code: 'parent-unknown' }
    const isTaken = this.#plots.some((other) => other.siteId === siteId && other.id !== id && other.name === name)
    return isTaken ? { code: 'name-taken' } : undefined
  }
}
