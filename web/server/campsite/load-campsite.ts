import type { PickerPlot, TooSmall } from '@camp/application/picker/picker-view.ts'
import type { Actor } from '@camp/application/shared/actor.ts'
import type { UseCases } from '@camp/application/use-cases.ts'
import { cancellationLadder } from '@camp/domain/cancellation/cancellation-ladder.ts'
import type { CancellationPolicy } from '@camp/domain/cancellation/cancellation-policy.ts'
import type { SiteId } from '@camp/domain/shared/ids.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'
import { readStayParameters } from '#app/search-parameters/read-stay-parameters.ts'
import { equipmentOfParameters, partyOfParameters, stayOfParameters } from '#app/search-parameters/stay-of-parameters.ts'
import type { StayParameters } from '#app/search-parameters/stay-parameters.ts'
import { type StayProblem, stayProblems } from '#app/search-parameters/stay-problems.ts'
import { type ReturnReason, returnReason } from '#app/selection/return-reasons.ts'
import type { OwnHold } from '../reservations/own-hold.ts'
import { dateOnWire, type WireDate, type WireStay } from '../wire/on-wire.ts'
import { organisationOnWire, type WireOrganisation } from '../wire/organisation-on-wire.ts'
import type { WireNight } from '../wire/quote-on-wire.ts'
import { type PlotKindOnWire, plotKindOnWire } from './kinds-of-plots.ts'
import { loadSelection, type PickedPlot, type RefusedSelection, type SelectionData } from './load-selection.ts'
import { nextWeekends } from './next-weekends.ts'
import { plotOnPage } from './plot-on-page.ts'
import { type PlotsTogetherOnPage, plotsTogetherOnPage } from './plots-together-on-page.ts'

export interface CampsiteQuery {
  readonly useCases: Pick<
    UseCases,
    'showOrganisation' | 'previewOrganisation' | 'showPlotKinds' | 'showPicker' | 'quoteSelection'
  >
  readonly actor: Actor
  readonly orgSlug: string
  readonly search: URLSearchParams
  /** In the organisation's zone. */
  readonly today: Temporal.PlainDate
}

export interface CancellationRungOnWire {
  readonly until: WireDate
  readonly refundPercentage: number
}

export interface CampsiteData {
  readonly organisation: WireOrganisation
  readonly stay: StayParameters
  readonly problems: readonly StayProblem[]
  readonly today: WireDate
  readonly weekends: readonly WireStay[]
  /** Null until there are dates. */
  readonly plots: readonly PickedPlot[] | null
  /** What there is to stay on, while there are no dates. */
  readonly kinds: readonly PlotKindOnWire[]
  readonly nights: number
  /** Of its nights, each once: the calendar's, the same for every plot. */
  readonly rates: readonly Pick<WireNight, 'column' | 'seasonName'>[]
  /** Where no plot takes the party alone. */
  readonly together: PlotsTogetherOnPage | null
  /** Where the plots do not take the party on any dates. */
  readonly tooSmall: TooSmall | null
  readonly selection: SelectionData | null
  /** What a cancellation of this stay still brings, best first; empty: nothing. Null without dates. */
  readonly cancellation: readonly CancellationRungOnWire[] | null
  readonly returned: { readonly reason: ReturnReason; readonly plotIds: readonly string[] } | null
}

/** Null: no such campsite, for anybody who is not its staff. */
export async function loadCampsite(query: CampsiteQuery): Promise<CampsiteData | null> {
  const { useCases, orgSlug, search, today } = query
  const parameters = readStayParameters(search)
  const stay = stayOfParameters(parameters)
  const party = partyOfParameters(parameters)
  const reason = returnReason(search.get('reason'))
  const common = {
    stay: parameters,
    problems: stayProblems(parameters),
    today: dateOnWire(today),
    weekends: nextWeekends(today),
    returned: reason && { reason, plotIds: search.getAll('refusedPlot') },
  }
  const withoutPlots = {
    ...common,
    plots: null,
    kinds: [],
    nights: 0,
    rates: [],
    together: null,
    tooSmall: null,
    selection: null,
    cancellation: null,
  }
  if (!stay || !party) {
    const shown = await useCases.showOrganisation.execute({ slug: orgSlug })
    if (!shown.ok) return previewed(query, withoutPlots)
    const kinds = (await useCases.showPlotKinds.execute({ slug: orgSlug })).map(plotKindOnWire)
    return { ...withoutPlots, kinds, organisation: organisationOnWire(shown.value) }
  }

  const siteId = search.get('siteId') as SiteId | null
  const equipment = equipmentOfParameters(parameters)
  const picker = await useCases.showPicker.execute({ orgSlug, stay, party, equipment, siteId })
  if (!picker.ok) return previewed(query, withoutPlots)
  const { organisation } = picker.value
  const plots = picker.value.plots.map((plot) => plotOnPage(plot, organisation.pictureTexts))
  const isMulti = organisation.isAllowMultiplePlots
  const selection = await loadSelection({ useCases, orgSlug, isMulti, search, stay, party: parameters, plots })
  return {
    ...common,
    organisation: organisationOnWire(organisation),
    plots,
    kinds: [],
    nights: stay.nightCount,
    rates: ratesOf(picker.value.plots[0]),
    together: plotsTogetherOnPage(picker.value, parameters, search),
    tooSmall: picker.value.tooSmall,
    selection,
    cancellation: rungsLeft(organisation.cancellationPolicy, stay, today),
  }
}

function ratesOf(plot: PickerPlot | undefined): CampsiteData['rates'] {
  const rates = (plot?.quote().nights ?? []).map(({ column, season }) => ({ column, seasonName: season?.name ?? null }))
  return [...new Map(rates.map((rate) => [JSON.stringify(rate), rate])).values()]
}

/** What the guest holds is no stranger's: its plots say whose they are. */
export function withOwnHold(data: CampsiteData, own: OwnHold | null): CampsiteData {
  if (!own || !data.plots) return data
  const isOwn = ({ id, unavailableReason }: PickedPlot) => unavailableReason === 'booked' && own.plotIds.includes(id)
  const { selection } = data
  return {
    ...data,
    plots: data.plots.map((plot) => (isOwn(plot) ? { ...plot, unavailableReason: 'own_hold', nearestDates: null } : plot)),
    selection: selection && { ...selection, refusal: withoutOwn(selection.refusal, own) },
  }
}

/** What strangers booked stays in the way; where it is the guest's own alone, that is said. */
function withoutOwn(refusal: RefusedSelection | null, own: OwnHold): RefusedSelection | null {
  if (refusal?.code !== 'booked') return refusal
  const others = refusal.plotIds.filter((id) => !own.plotIds.includes(id))
  return others.length > 0 ? { code: 'booked', plotIds: others } : { code: 'own_hold', plotIds: refusal.plotIds }
}

/** To its own people a campsite shows itself before it opens, without dates and prices. */
async function previewed(
  { useCases, actor, orgSlug }: CampsiteQuery,
  data: Omit<CampsiteData, 'organisation'>,
): Promise<CampsiteData | null> {
  const preview = await useCases.previewOrganisation.execute({ actor, slug: orgSlug })
  return preview.ok ? { ...data, organisation: organisationOnWire(preview.value) } : null
}

function rungsLeft(policy: CancellationPolicy, stay: StayDates, today: Temporal.PlainDate): readonly CancellationRungOnWire[] {
  return cancellationLadder(policy, stay.arrival)
    .map(({ until, refundPercentage }) => ({ until: dateOnWire(until), refundPercentage }))
    .filter(({ until }) => until >= dateOnWire(today))
}
