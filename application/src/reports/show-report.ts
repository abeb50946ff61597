import { readMonth } from '@camp/domain/formatting/month-filter.ts'
import { countsMoney, type ReportFigures, type ReportKind, reportFigures, reportShapes } from '@camp/domain/reports/report.ts'
import type { Currency } from '@camp/domain/shared/money.ts'
import { platformZone } from '@camp/domain/shared/platform-zone.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { Catalogues } from '../organisations/catalogues.ts'
import type { Actor } from '../shared/actor.ts'
import { type Clock, todayIn } from '../shared/clock.ts'
import { judgeStaff } from '../shared/judge-staff.ts'
import { mayManagePlatform } from '../shared/permissions.ts'
import type { NotFound, NotPermitted } from '../shared/refusals.ts'
import type { ReportSources } from './report-sources.ts'

export interface Report extends ReportFigures {
  readonly kind: ReportKind
  readonly month: Temporal.PlainYearMonth
  /** Of its amounts; null where it has none. */
  readonly currency: Currency | null
  /** Of which one may be asked for; none where there is nothing to choose. */
  readonly currencies: readonly Currency[]
}

/** No campsite is paid in it; they are in `currencies`. */
interface CurrencyUnused {
  readonly code: 'currency-unused'
  readonly currencies: readonly Currency[]
}

interface ReportQuery {
  readonly actor: Actor
  readonly kind: ReportKind
  /** `2026-12`, as typed; what is no month is the one that it is now. */
  readonly month: string | null
}

interface ReportPorts {
  readonly reportSources: ReportSources
  readonly clock: Clock
}

/** Of the whole marketplace: for the platform. Its amounts are of the campsites of one currency (rule N8). */
export class ShowPlatformReport {
  readonly #ports: ReportPorts

  constructor(ports: ReportPorts) {
    this.#ports = ports
  }

  async execute({
    actor,
    kind,
    month: typed,
    currency: wanted,
  }: ReportQuery & {
    /** As typed; without one it is rand, or the first where no campsite is paid in rand. */
    readonly currency: string | null
  }): Promise<Result<Report, NotPermitted | CurrencyUnused>> {
    if (!mayManagePlatform(actor)) return refused({ code: 'not-permitted' })
    const { reportSources, clock } = this.#ports
    const month = monthOf(typed, platformZone, clock)
    const paidIn = countsMoney(kind) ? await reportSources.currencies() : []
    const asked = (countsMoney(kind) && wanted?.trim().toUpperCase()) || null
    if (asked !== null && !paidIn.includes(asked)) return refused({ code: 'currency-unused', currencies: paidIn })
    const currency = asked ?? paidIn.find((one) => one === 'ZAR') ?? paidIn[0] ?? null
    const found = await reportSources.rows(kind, { organisationId: null, currency, month })
    return accepted({ kind, month, currency, currencies: paidIn.length > 1 ? paidIn : [], ...reportFigures(kind, found) })
  }
}

/** Of one organisation, its own figures alone: for its people and the platform (rule N4). */
export class ShowOrganisationReport {
  readonly #ports: ReportPorts & { readonly catalogues: Pick<Catalogues, 'findBySlug'> }

  constructor(ports: ReportPorts & { readonly catalogues: Pick<Catalogues, 'findBySlug'> }) {
    this.#ports = ports
  }

  async execute(query: ReportQuery & { readonly orgSlug: string }): Promise<Result<Report, NotFound | NotPermitted>> {
    const { actor, kind, orgSlug } = query
    const { catalogues, reportSources, clock } = this.#ports
    const organisation = (await catalogues.findBySlug(orgSlug))?.organisation
    const judged = judgeStaff(actor, organisation?.id)
    if (!judged.ok) return judged
    if (!organisation || reportShapes[kind].isOfPlatform) return refused({ code: 'not-found' })
    const { timezone, currency } = organisation.province.country
    const month = monthOf(query.month, timezone, clock)
    const found = await reportSources.rows(kind, { organisationId: organisation.id, month })
    const amountsIn = countsMoney(kind) ? currency : null
    return accepted({ kind, month, currency: amountsIn, currencies: [], ...reportFigures(kind, found) })
  }
}

function monthOf(typed: string | null, zone: string, clock: Clock): Temporal.PlainYearMonth {
  return readMonth(typed) ?? todayIn(zone, clock).toPlainYearMonth()
}
