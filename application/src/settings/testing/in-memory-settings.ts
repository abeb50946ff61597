import type { OrganisationId, PlotId, SiteId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { CalendarFeedRow } from '../../calendar-feeds/calendar-feeds.ts'
import type { PaymentRuleRow } from '../../deposit/payment-rules.ts'
import type { DocumentRow } from '../../documents/documents.ts'
import type { SiteNeeded, SiteRow, Sites } from '../../plots/sites.ts'
import type { SavedTextRow } from '../../saved-texts/saved-texts.ts'
import type { SpecialTermRow } from '../../special-terms/special-terms.ts'
import { campsite } from '../../testing/a-campsite.ts'
import type { SaveRowRefusal } from '../settings-rows.ts'
import { InMemorySettingsRows } from './in-memory-settings-rows.ts'

const hasPlot = (id: PlotId) => campsite.plots.some((plot) => plot.id === id)
const hasSite = (id: SiteId) => campsite.sites.some((site) => site.id === id)

/** Every kind of kept row, of Kwena Camp's plots and its site. */
export const inMemorySettings = {
  paymentRules: (rows: readonly PaymentRuleRow[] = []) =>
    new InMemorySettingsRows<PaymentRuleRow>({
      rows,
      nameOf: ({ name }) => name,
      hasParents: ({ plots }) => plots.every(({ plotId }) => hasPlot(plotId)),
    }),
  specialTerms: (rows: readonly SpecialTermRow[] = []) =>
    new InMemorySettingsRows<SpecialTermRow>({
      rows,
      nameOf: ({ name }) => name,
      hasParents: (term) => term.siteIds.every(hasSite),
    }),
  documents: (rows: readonly DocumentRow[] = []) => new InMemorySettingsRows<DocumentRow>({ rows, nameOf: ({ title }) => title }),
  savedTexts: (rows: readonly SavedTextRow[] = []) =>
    new InMemorySettingsRows<SavedTextRow>({ rows, nameOf: ({ name }) => name }),
  calendarFeeds: (rows: readonly CalendarFeedRow[] = []) =>
    new InMemorySettingsRows<CalendarFeedRow>({
      rows,
      nameOf: ({ plotId, provider, feedUrl }) => `${plotId} ${provider} ${feedUrl}`,
      isSame: (one, other) => one.plotId === other.plotId && one.feedUrl === other.feedUrl,
      hasParents: ({ plotId }) => hasPlot(plotId),
    }),
}

/** What needs a site a test says. */
export class InMemorySites implements Sites {
  readonly #rows: InMemorySettingsRows<SiteRow>
  readonly #needed: ReadonlyMap<SiteId, Pick<SiteNeeded, 'plots' | 'reservations'>>

  constructor(
    rows: readonly SiteRow[] = [],
    needed: ReadonlyMap<SiteId, Pick<SiteNeeded, 'plots' | 'reservations'>> = new Map(),
  ) {
    this.#rows = new InMemorySettingsRows<SiteRow>({ rows, nameOf: ({ name }) => name, isInOrderOfAdding: true })
    this.#needed = needed
  }

  list(organisationId: OrganisationId): Promise<readonly SiteRow[]> {
    return this.#rows.list(organisationId)
  }

  find(organisationId: OrganisationId, id: string): Promise<SiteRow | undefined> {
    return this.#rows.find(organisationId, id)
  }

  findForChange(organisationId: OrganisationId, id: string): Promise<SiteRow | undefined> {
    return this.#rows.findForChange(organisationId, id)
  }

  add(site: SiteRow): Promise<Result<null, SaveRowRefusal>> {
    return this.#rows.add(site)
  }

  replace(site: SiteRow): Promise<Result<null, SaveRowRefusal>> {
    return this.#rows.replace(site)
  }

  async remove(organisationId: OrganisationId, id: string): Promise<Result<null, SiteNeeded>> {
    const needs = this.#needed.get(id as SiteId)
    if (needs) return refused({ code: 'site-needed', ...needs })
    await this.#rows.remove(organisationId, id)
    return accepted(null)
  }
}
