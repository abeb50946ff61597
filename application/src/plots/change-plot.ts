import { longestHtml } from '@camp/domain/formatting/typed-html.ts'
import type { PlotFacts } from '@camp/domain/plots/plot.ts'
import { judgePlotChange, type PlotChangeRefusal } from '@camp/domain/plots/plot-change.ts'
import { plotProblems } from '@camp/domain/plots/plot-problems.ts'
import type { FieldsInvalid } from '@camp/domain/shared/field-problem.ts'
import type { OrganisationId, PlotId, SiteId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { ManagedOrganisations } from '../organisations/managed/managed-organisations.ts'
import { type AuditedWriting, type Written, writeAudited } from '../settings/audited-writing.ts'
import { checkRevision } from '../settings/check-revision.ts'
import { judgeManager, type SettingsRefusal } from '../settings/settings-permission.ts'
import type { SaveRowRefusal } from '../settings/settings-rows.ts'
import type { Actor } from '../shared/actor.ts'
import { todayIn } from '../shared/clock.ts'
import { judgeStaff } from '../shared/judge-staff.ts'
import { mayEditPlotContent } from '../shared/permissions.ts'
import type { ChangedMeanwhile, NotFound } from '../shared/refusals.ts'
import { revisionOf } from '../shared/revision.ts'
import type { SanitiseHtml } from '../shared/sanitise-html.ts'
import { type Plots, revisionOfPlot } from './plots.ts'

export interface ChangePlotPorts extends AuditedWriting {
  readonly plots: Plots
  readonly managedOrganisations: ManagedOrganisations
  readonly sanitiseHtml: SanitiseHtml
}

interface Which {
  readonly actor: Actor
  readonly organisationId: OrganisationId
  readonly id: PlotId
}

export interface ChangePlotCommand extends Which {
  /** `revisionOfPlot` as it was shown. */
  readonly revision: string
  readonly siteId: SiteId
  readonly facts: PlotFacts
}

export type ChangePlotRefusal = SettingsRefusal | FieldsInvalid | SaveRowRefusal | PlotChangeRefusal

/** Everything but prices, pictures and the place on the map; guests who have booked keep what they booked. */
export class ChangePlot {
  readonly #ports: ChangePlotPorts

  constructor(ports: ChangePlotPorts) {
    this.#ports = ports
  }

  async execute(command: ChangePlotCommand): Promise<Result<null, ChangePlotRefusal>> {
    const judged = judgeManager(command.actor, command.organisationId)
    if (!judged.ok) return judged
    const problems = plotProblems(command.facts)
    if (problems.length > 0) return refused({ code: 'fields-invalid', problems })
    return writeAudited(this.#ports, command, () => this.#change(command))
  }

  async #change({
    organisationId,
    id,
    revision,
    siteId,
    facts,
  }: ChangePlotCommand): Promise<Result<Written<null>, ChangePlotRefusal>> {
    const { plots, managedOrganisations, clock, sanitiseHtml } = this.#ports
    const shown = checkRevision(await plots.findForChange(organisationId, id), revision, revisionOfPlot)
    if (!shown.ok) return shown
    const stored = shown.value
    const [organisation] = await managedOrganisations.findMany([organisationId])
    if (!organisation) return refused({ code: 'not-found' })
    const today = todayIn(organisation.timezone, clock)
    const judged = judgePlotChange(facts, await plots.sharedNights(id, today))
    if (!judged.ok) return judged
    const aboutPlot = facts.aboutPlot && sanitiseHtml(facts.aboutPlot)
    const after = { ...stored, ...facts, aboutPlot, siteId }
    const replaced = await plots.replace(after, today)
    return replaced.ok ? accepted({ value: null, act: 'plot.changed', subject: id, before: stored, after }) : replaced
  }
}

export interface WriteAboutPlotCommand extends Which {
  /** `revisionOf` the text as it was shown. */
  readonly revision: string
  readonly aboutPlot: string | null
}

type WriteAboutPorts = AuditedWriting & Pick<ChangePlotPorts, 'plots' | 'sanitiseHtml'>

/** "About this plot": all of a plot's facts that ORGUSER may write too (rule U4). */
export class WriteAboutPlot {
  readonly #ports: WriteAboutPorts

  constructor(ports: WriteAboutPorts) {
    this.#ports = ports
  }

  async execute(command: WriteAboutPlotCommand): Promise<Result<null, SettingsRefusal | FieldsInvalid | ChangedMeanwhile>> {
    const { actor, organisationId, aboutPlot } = command
    const judged = judgeStaff(actor, organisationId)
    if (!judged.ok) return judged
    if (!mayEditPlotContent(actor, organisationId)) return refused({ code: 'not-permitted' })
    if (aboutPlot !== null && aboutPlot.length > longestHtml) {
      return refused({ code: 'fields-invalid', problems: [{ field: 'aboutPlot', code: 'too-long', most: longestHtml }] })
    }
    return writeAudited(this.#ports, command, () => this.#write(command))
  }

  async #write({
    organisationId,
    id,
    revision,
    aboutPlot,
  }: WriteAboutPlotCommand): Promise<Result<Written<null>, ChangedMeanwhile | NotFound>> {
    const { plots, sanitiseHtml } = this.#ports
    const stored = await plots.findForChange(organisationId, id)
    const shown = checkRevision(stored, revision, (plot) => revisionOf(plot.aboutPlot))
    if (!shown.ok) return shown
    const after = { aboutPlot: aboutPlot && sanitiseHtml(aboutPlot) }
    await plots.writeAbout({ organisationId, id, ...after })
    const before = { aboutPlot: shown.value.aboutPlot }
    return accepted({ value: null, act: 'plot.changed', subject: id, before, after })
  }
}
