import type { Catalogue } from '@camp/domain/organisations/catalogue.ts'
import type { OrganisationStatus } from '@camp/domain/organisations/organisation.ts'
import type { Plot } from '@camp/domain/plots/plot.ts'
import { isPricedPlot } from '@camp/domain/pricing/is-priced-plot.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { ListDebtors } from '../../debtors/list-debtors.ts'
import type { ReportSources } from '../../reports/report-sources.ts'
import type { Actor } from '../../shared/actor.ts'
import type { Clock } from '../../shared/clock.ts'
import type { NotFound, NotPermitted } from '../../shared/refusals.ts'
import type { Catalogues } from '../catalogues.ts'
import { judgeSettings } from '../settings/judge-settings.ts'
import type { DaySummaries, DaySummary } from './day-summaries.ts'
import type { SetUpStep } from './set-up-steps.ts'
import { cameInThisWeek, type DayAhead, weekAhead } from './week-ahead.ts'

export interface OrganisationOverview {
  readonly status: OrganisationStatus
  readonly steps: Readonly<Record<SetUpStep, boolean>>
  /** In the organisation's zone. */
  readonly today: Temporal.PlainDate
  readonly day: DaySummary
  readonly plots: number
  readonly week: readonly DayAhead[]
  /** What guests owe that is due, and what came in over the last seven days. */
  readonly due: Money
  readonly cameIn: Money
}

export interface OverviewPorts {
  readonly catalogues: Pick<Catalogues, 'find'>
  readonly daySummaries: DaySummaries
  readonly reportSources: Pick<ReportSources, 'rows'>
  readonly listDebtors: Pick<ListDebtors, 'execute'>
  readonly clock: Clock
}

/** The sums alone. */
const nothingListed = { search: '', sort: 'days', isDescending: false, limit: 0, offset: 0 } as const

/** Where an organisation stands: how far it is set up, its day, the week ahead, and its money. */
export class ShowOrganisationOverview {
  readonly #ports: OverviewPorts

  constructor(ports: OverviewPorts) {
    this.#ports = ports
  }

  async execute({
    actor,
    id,
  }: {
    readonly actor: Actor
    readonly id: OrganisationId
  }): Promise<Result<OrganisationOverview, NotFound | NotPermitted>> {
    const { catalogues, daySummaries, reportSources, listDebtors, clock } = this.#ports
    const judged = judgeSettings(actor, id, 'read')
    if (!judged.ok) return judged
    const catalogue = await catalogues.find(id)
    if (!catalogue) return refused({ code: 'not-found' })
    const { status, province, slug: orgSlug } = catalogue.organisation
    const today = clock.now().toZonedDateTimeISO(province.country.timezone).toPlainDate()
    const day = await daySummaries.of(id, today)
    const debtors = await listDebtors.execute({ actor, orgSlug, kind: null, ...nothingListed })
    if (!debtors.ok) return debtors
    return accepted({
      status,
      steps: stepsOf(catalogue, day),
      today,
      day,
      plots: activePlots(catalogue).length,
      week: await weekAhead(this.#ports, id, today),
      due: debtors.value.amount,
      cameIn: Money.cents(await cameInThisWeek(reportSources, id, today), province.country.currency),
    })
  }
}

function stepsOf(catalogue: Catalogue, { bookings }: DaySummary): Readonly<Record<SetUpStep, boolean>> {
  const { organisation, sites, paymentRules } = catalogue
  return {
    publicPage: organisation.shortDescription !== '' && organisation.cityName !== '',
    site: sites.some(({ isActive }) => isActive),
    plots: activePlots(catalogue).length > 0,
    rates: activePlots(catalogue).some(isPricedPlot),
    paymentRule: paymentRules.some(({ isActive }) => isActive),
    testBooking: bookings > 0,
  }
}

function activePlots({ plots }: Catalogue): readonly Plot[] {
  return plots.filter(({ isActive }) => isActive)
}
