import type { PaymentRule } from '@camp/domain/deposit/payment-rule.ts'
import type { Catalogue } from '@camp/domain/organisations/catalogue.ts'
import { type GuidedProgress, guidedProgress } from '@camp/domain/organisations/guided-set-up.ts'
import type { Organisation, OrganisationStatus } from '@camp/domain/organisations/organisation.ts'
import type { Plot, Site } from '@camp/domain/plots/plot.ts'
import type { SchoolSeason } from '@camp/domain/seasons/school-seasons.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { HolidayCalendars } from '../../holidays/holiday-calendars.ts'
import type { Actor } from '../../shared/actor.ts'
import type { Clock } from '../../shared/clock.ts'
import type { NotFound, NotPermitted } from '../../shared/refusals.ts'
import type { Catalogues } from '../catalogues.ts'
import { judgeSettings } from '../settings/judge-settings.ts'
import type { OrganisationRecords } from '../settings/organisation-records.ts'
import type { AboardEntry, AboardLog } from './aboard-log.ts'
import { upcomingSchoolSeasons } from './set-season-rates.ts'

/** The plots of a site as the guided set-up shows them: the first stands for all of them. */
export interface LaidOutSite {
  readonly site: Pick<Site, 'id' | 'name' | 'siteType' | 'times'>
  readonly plots: number
  readonly first: Pick<Plot, 'paxMax' | 'isElectrified' | 'rateBasis' | 'rates'>
}

export interface ComingAboard {
  readonly organisation: Pick<Organisation, 'name' | 'slug' | 'images' | 'cancellationPolicy' | 'takesOnlinePayment' | 'cityName'>
  readonly status: OrganisationStatus
  readonly progress: GuidedProgress
  readonly log: readonly AboardEntry[]
  readonly sites: readonly LaidOutSite[]
  readonly seasons: Catalogue['seasons']
  /** Of the school calendar, where no season is yet. */
  readonly proposed: readonly SchoolSeason[]
  readonly paymentRule: PaymentRule | null
  readonly terms: Catalogue['specialTerms']
}

interface Ports {
  readonly catalogues: Pick<Catalogues, 'findNow'>
  readonly organisationRecords: Pick<OrganisationRecords, 'find'>
  readonly aboardLog: Pick<AboardLog, 'of'>
  readonly holidayCalendars: HolidayCalendars
  readonly clock: Clock
}

/** How far a campsite has come, and what was said about it; for its people and the platform. */
export class ShowComingAboard {
  readonly #ports: Ports

  constructor(ports: Ports) {
    this.#ports = ports
  }

  async execute({
    actor,
    organisationId,
  }: {
    readonly actor: Actor
    readonly organisationId: OrganisationId
  }): Promise<Result<ComingAboard, NotFound | NotPermitted>> {
    const judged = judgeSettings(actor, organisationId, 'read')
    if (!judged.ok) return judged
    const { catalogues, aboardLog } = this.#ports
    const [catalogue, progress] = [
      await catalogues.findNow(organisationId),
      await loadGuidedProgress(this.#ports, organisationId),
    ]
    if (!catalogue || !progress) return refused({ code: 'not-found' })
    const { organisation, seasons, paymentRules, specialTerms } = catalogue
    return accepted({
      organisation,
      status: organisation.status,
      progress,
      log: await aboardLog.of(organisationId),
      sites: laidOut(catalogue),
      seasons,
      proposed: await upcomingSchoolSeasons(this.#ports, catalogue),
      paymentRule: paymentRules.find(({ isActive }) => isActive) ?? null,
      terms: specialTerms,
    })
  }
}

export async function loadGuidedProgress(
  { catalogues, organisationRecords }: Pick<Ports, 'catalogues' | 'organisationRecords'>,
  id: OrganisationId,
): Promise<GuidedProgress | undefined> {
  const catalogue = await catalogues.findNow(id)
  const stored = await organisationRecords.find(id)
  return catalogue && stored && guidedProgress(catalogue, { hasBankAccount: stored.record.bankAccountNumber !== null })
}

function laidOut({ sites, plots }: Catalogue): readonly LaidOutSite[] {
  return sites
    .filter(({ isActive }) => isActive)
    .flatMap((site) => {
      const own = plots.filter(({ siteId, isActive }) => siteId === site.id && isActive)
      const [first] = own
      return first ? [{ site, plots: own.length, first }] : []
    })
}
