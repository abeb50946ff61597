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
import { dateOnWire, type WireDate, type WireStay } from '../wire/on-wire.ts'
import { organisationOnWire, type WireOrganisation } from '../wire/organisation-on-wire.ts'
import { pickerRowOnWire } from '../wire/picker-on-wire.ts'
import { loadSelection, type PickedPlot, type SelectionData } from './load-selection.ts'
import { nextWeekends } from './next-weekends.ts'

export interface CampsiteQuery {
  readonly useCases: Pick<UseCases, 'showOrganisation' | 'previewOrganisation' | 'showPicker' | 'quoteSelection'>
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
  readonly nights: number
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
  const withoutPlots = { ...common, plots: null, nights: 0, selection: null, cancellation: null }
  if (!stay || !party) {
    const shown = await useCases.showOrganisation.execute({ slug: orgSlug })
    if (!shown.ok) return previewed(query, withoutPlots)
    return { ...withoutPlots, organisation: organisationOnWire(shown.value) }
  }

  const siteId = search.get('siteId') as SiteId | null
  const equipment = equipmentOfParameters(parameters)
  const picker = await useCases.showPicker.execute({ orgSlug, stay, party, equipment, siteId })
  if (!picker.ok) return previewed(query, withoutPlots)
  const { organisation } = picker.value
  const plots = picker.value.plots.map((plot) => pickerRowOnWire(plot, organisation))
  const isMulti = organisation.isAllowMultiplePlots
  const selection = await loadSelection({ useCases, orgSlug, isMulti, search, stay, party: parameters, plots })
  return {
    ...common,
    organisation: organisationOnWire(organisation),
    plots,
    nights: stay.nightCount,
    selection,
    cancellation: rungsLeft(organisation.cancellationPolicy, stay, today),
  }
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
