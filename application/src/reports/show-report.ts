import { readMonth } from '@camp/domain/formatting/month-filter.ts'
import { type ReportFigures, type ReportKind, reportFigures, reportShapes } from '@camp/domain/reports/report.ts'
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

/** Of the whole marketplace: for the platform. */
export class ShowPlatformReport {
  readonly #ports: ReportPorts

  constructor(ports: ReportPorts) {
    this.#ports = ports
  }

  async execute({ actor, kind, month: typed }: ReportQuery): Promise<Result<Report, NotPermitted>> {
    if (!mayManagePlatform(actor)) return refused({ code: 'not-permitted' })
    const { reportSources, clock } = this.#ports
    const month = monthOf(typed, platformZone, clock)
    const found = await reportSources.rows(kind, { organisationId: null, month })
    return accepted({ kind, month, ...reportFigures(kind, found) })
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
    const month = monthOf(query.month, organisation.province.country.timezone, clock)
    const found = await reportSources.rows(kind, { organisationId: organisation.id, month })
    return accepted({ kind, month, ...reportFigures(kind, found) })
  }
}

function monthOf(typed: string | null, zone: string, clock: Clock): Temporal.PlainYearMonth {
  return readMonth(typed) ?? todayIn(zone, clock).toPlainYearMonth()
}
