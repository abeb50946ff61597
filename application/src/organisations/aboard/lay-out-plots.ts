import { placesInRows } from '@camp/domain/plots/map-place.ts'
import type { RateBasis, SiteTimes, SiteType } from '@camp/domain/plots/plot.ts'
import { timedDays } from '@camp/domain/plots/timed-days.ts'
import type { FieldsInvalid } from '@camp/domain/shared/field-problem.ts'
import type { OrganisationId, SiteId } from '@camp/domain/shared/ids.ts'
import type { Money } from '@camp/domain/shared/money.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { AddPlots } from '../../plots/add-plots.ts'
import type { SaveSite } from '../../plots/manage-sites.ts'
import type { PlacePlots } from '../../plots/place-plots.ts'
import type { Plots } from '../../plots/plots.ts'
import type { Sites } from '../../plots/sites.ts'
import { judgeManager, type SettingsRefusal } from '../../settings/settings-permission.ts'
import type { SaveRowRefusal } from '../../settings/settings-rows.ts'
import type { Actor } from '../../shared/actor.ts'
import { allOrNothing } from '../../shared/all-or-nothing.ts'
import type { Transaction } from '../../shared/transaction.ts'

/** Stands of one kind: they become a site of that name, or stand beside those that it has. */
export interface PlotsToLayOut {
  readonly siteType: SiteType
  readonly siteName: string
  /** Before the number of each: `Stand`. */
  readonly plotName: string
  readonly count: number
  readonly paxMax: number
  readonly isElectrified: boolean
  readonly rateBasis: RateBasis
  readonly rate: Money | null
}

export interface LayOutPlotsCommand {
  readonly actor: Actor
  readonly organisationId: OrganisationId
  readonly kinds: readonly PlotsToLayOut[]
}

export type LayOutPlotsRefusal = SettingsRefusal | FieldsInvalid | SaveRowRefusal

interface Ports {
  readonly sites: Pick<Sites, 'list'>
  readonly plots: Pick<Plots, 'list'>
  readonly transaction: Transaction
  readonly saveSite: Pick<SaveSite, 'execute'>
  readonly addPlots: Pick<AddPlots, 'execute'>
  readonly placePlots: Pick<PlacePlots, 'execute'>
}

const usualDay = { checkIn: '14:00', checkOut: '10:00' } as const
const usualTimes = Object.fromEntries(timedDays.map((day) => [day, usualDay])) as SiteTimes

/** Kinds of plots become sites, numbered plots and a grid on the map, all of them in one act (rule O15). */
export class LayOutPlots {
  readonly #ports: Ports

  constructor(ports: Ports) {
    this.#ports = ports
  }

  async execute({ actor, organisationId, kinds }: LayOutPlotsCommand): Promise<Result<null, LayOutPlotsRefusal>> {
    const judged = judgeManager(actor, organisationId)
    if (!judged.ok) return judged
    if (kinds.length === 0) return refused({ code: 'fields-invalid', problems: [{ field: 'kinds', code: 'missing' }] })
    const who = { actor, organisationId }
    return allOrNothing<null, LayOutPlotsRefusal>(this.#ports.transaction, async () => {
      for (const kind of kinds) {
        const laid = await this.#layOut(who, kind)
        if (!laid.ok) return asFieldProblems(kind, laid.refusal)
      }
      return accepted(null)
    })
  }

  async #layOut(who: Omit<LayOutPlotsCommand, 'kinds'>, kind: PlotsToLayOut): Promise<Result<null, LayOutPlotsRefusal>> {
    const { plots, addPlots, placePlots } = this.#ports
    const site = await this.#siteOf(who, kind)
    if (!site.ok) return site
    const before = await plots.list(who.organisationId)
    const numbers = before.filter(({ siteId }) => siteId === site.value.id).map(({ plotNumber }) => plotNumber ?? 0)
    const { plotName, count, paxMax, isElectrified, rateBasis, rate } = kind
    const added = await addPlots.execute({
      ...who,
      siteId: site.value.id,
      series: { name: plotName, count, firstNumber: Math.max(0, ...numbers) + 1 },
      facts: { paxMin: 1, paxMax, isElectrified, tentsMax: null, caravansMax: null },
      rateBasis,
      rate,
    })
    if (!added.ok) return added
    const rows = placesInRows(
      count,
      before.flatMap(({ map }) => map ?? []),
    )
    return placePlots.execute({ ...who, places: added.value.ids.map((id, nth) => ({ id, map: rows[nth] ?? null })) })
  }

  async #siteOf(
    who: Omit<LayOutPlotsCommand, 'kinds'>,
    { siteType, siteName: name }: PlotsToLayOut,
  ): Promise<Result<{ readonly id: SiteId }, LayOutPlotsRefusal>> {
    const known = (await this.#ports.sites.list(who.organisationId)).find((site) => site.name === name)
    if (known) return accepted({ id: known.id })
    const site = { name, siteType, isActive: true, isOnlineBookingActive: true, times: usualTimes, weekdaySupplement: null }
    return this.#ports.saveSite.execute({ ...who, id: null, revision: null, site })
  }
}

/** The form has a row for each kind: `camping.count`. */
function asFieldProblems({ siteType }: PlotsToLayOut, refusal: LayOutPlotsRefusal): Result<never, LayOutPlotsRefusal> {
  if (refusal.code !== 'fields-invalid') return refused(refusal)
  const problems = refusal.problems.map((problem) => ({ ...problem, field: `${siteType}.${problem.field}` }))
  return refused({ code: 'fields-invalid', problems })
}
