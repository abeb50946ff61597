import { revisionOfFeed } from '@camp/application/calendar-feeds/calendar-feeds.ts'
import { revisionOfPlot } from '@camp/application/plots/plots.ts'
import { revisionOfSite } from '@camp/application/plots/sites.ts'
import { revisionOfAgeScale } from '@camp/application/pricing/settings/age-scale-use-cases.ts'
import { revisionOfDiscount } from '@camp/application/pricing/settings/discount-use-cases.ts'
import { revisionOf } from '@camp/application/shared/revision.ts'
import type { UseCases } from '@camp/application/use-cases.ts'
import type {
  AgeScaleId,
  CalendarFeedId,
  DiscountId,
  DocumentId,
  OrganisationId,
  PaymentRuleId,
  PlotId,
  SavedTextId,
  SeasonId,
  SiteId,
  SpecialTermId,
} from '@camp/domain/shared/ids.ts'
import type { Result } from '@camp/domain/shared/result.ts'
import { termLinks } from '#app/components/staff/places/place-links.server.ts'
import { refusedPage, rowOf } from '#server/staff/refused-page.ts'
import { valueOrThrowPage } from '#server/staff/settings-request.ts'
import type { StaffRequest } from '#server/staff/staff-organisation.ts'
import type { DeletionKind } from './deletion-words.ts'

export interface Asking {
  readonly acts: UseCases
  readonly who: { readonly actor: StaffRequest['actor']; readonly organisationId: OrganisationId }
  readonly rights: StaffRequest['rights']
}

/** What the question is about. */
export interface RowToDelete {
  readonly id: string
  /** For the words of the question. */
  readonly values: Readonly<Record<string, string | number>>
  /** Of what was read with the question; absent where a link is deleted. */
  readonly revision?: string
  /** Where one comes from and goes back to, where that is not its list: `org-organisation/plots/{id}`. */
  readonly backTo?: string
}

type Refusal = { readonly code: string; readonly [fact: string]: unknown }

interface Deletion {
  /** The row, for those who may delete it; otherwise a page of its own is thrown. */
  readonly find: (asking: Asking, id: string) => Promise<RowToDelete>
  readonly carryOut: (asking: Asking, id: string, revision: string) => Promise<Result<unknown, Refusal>>
}

export const deletions: Readonly<Record<DeletionKind, Deletion>> = {
  users: {
    find: async ({ acts, who, rights }, id) => {
      if (!rights.mayManagePlatform) throw refusedPage('not-permitted')
      const members = valueOrThrowPage(await acts.listMembers.execute(who)).map((member) => ({ ...member, id: member.linkId }))
      const { username, role } = rowOf(members, id)
      return { id, values: { username, role } }
    },
    carryOut: ({ acts, who: { actor } }, id) => acts.deleteLink.execute({ actor, kind: 'user', id }),
  },
  seasons: {
    find: async (asking, id) => {
      const season = rowOf((await prices(asking)).seasons, id)
      return { id, values: { name: season.name }, revision: revisionOf(season) }
    },
    carryOut: ({ acts, who }, id, revision) => acts.deleteSeason.execute({ ...who, id: id as SeasonId, revision }),
  },
  discounts: {
    find: async (asking, id) => {
      const stored = await prices(asking)
      const discount = rowOf(stored.discounts, id)
      const plots = stored.plots.filter(({ discountIds }) => discountIds.includes(discount.id)).map(({ name }) => name)
      return { id, values: { name: discount.name, plots: plots.join(', ') }, revision: revisionOfDiscount(discount, stored) }
    },
    carryOut: ({ acts, who }, id, revision) => acts.deleteDiscount.execute({ ...who, id: id as DiscountId, revision }),
  },
  'age-scales': {
    find: async (asking, id) => {
      const stored = await prices(asking)
      const scale = rowOf(stored.ageScales, id)
      return { id, values: { name: scale.name }, revision: revisionOfAgeScale(scale, stored) }
    },
    carryOut: ({ acts, who }, id, revision) => acts.deleteAgeScale.execute({ ...who, id: id as AgeScaleId, revision }),
  },
  sites: {
    find: listed(
      ({ acts, who }) => acts.listSites.execute(who),
      ({ name }) => ({ name }),
      revisionOfSite,
    ),
    carryOut: ({ acts, who }, id, revision) => acts.deleteSite.execute({ ...who, id: id as SiteId, revision }),
  },
  plots: {
    find: listed(
      ({ acts, who }) => acts.listPlots.execute(who),
      ({ name }) => ({ name }),
      revisionOfPlot,
    ),
    carryOut: ({ acts, who }, id, revision) => acts.deletePlot.execute({ ...who, id: id as PlotId, revision }),
  },
  'special-terms': {
    find: listed(
      ({ acts, who }) => acts.listSpecialTerms.execute(who),
      ({ name }) => ({ name }),
    ),
    carryOut: ({ acts, who }, id, revision) => acts.deleteSpecialTerm.execute({ ...who, id: id as SpecialTermId, revision }),
  },
  'payment-rules': {
    find: listed(
      ({ acts, who }) => acts.listPaymentRules.execute(who),
      ({ name, plots }) => ({ name, count: plots.length }),
    ),
    carryOut: ({ acts, who }, id, revision) => acts.deletePaymentRule.execute({ ...who, id: id as PaymentRuleId, revision }),
  },
  'plot-payment-rules': {
    find: async (asking, id) => {
      judge(asking)
      const { acts, who } = asking
      const rules = valueOrThrowPage(await acts.listPaymentRules.execute(who))
      const links = rules.flatMap(({ name, plots }) => plots.map(({ linkId, plotId }) => ({ id: linkId, name, plotId })))
      const { name, plotId } = rowOf(links, id)
      const plot = rowOf(valueOrThrowPage(await acts.listPlots.execute(who)), plotId).name
      return { id, values: { name, plot }, backTo: `org-organisation/plots/${plotId}` }
    },
    carryOut: ({ acts, who: { actor } }, id) => acts.deleteLink.execute({ actor, kind: 'payment-rule', id }),
  },
  'site-special-terms': {
    find: async (asking, id) => {
      judge(asking)
      const { name, orgSiteId, siteName } = rowOf(await termLinks(asking.acts, asking.who), id)
      return { id, values: { name, site: siteName }, backTo: `org-organisation/sites/${orgSiteId}` }
    },
    carryOut: ({ acts, who: { actor } }, id) => acts.deleteLink.execute({ actor, kind: 'special-term', id }),
  },
  'saved-texts': {
    find: listed(
      ({ acts, who }) => acts.listSavedTexts.execute(who),
      ({ name }) => ({ name }),
    ),
    carryOut: ({ acts, who }, id, revision) => acts.deleteSavedText.execute({ ...who, id: id as SavedTextId, revision }),
  },
  documents: {
    find: listed(
      ({ acts, who }) => acts.listDocuments.execute(who),
      ({ title }) => ({ name: title }),
    ),
    carryOut: ({ acts, who }, id, revision) => acts.deleteDocument.execute({ ...who, id: id as DocumentId, revision }),
  },
  'calendar-feeds': {
    find: listed(
      ({ acts, who }) => acts.listCalendarFeeds.execute(who),
      ({ provider }) => ({ name: provider }),
      revisionOfFeed,
    ),
    carryOut: ({ acts, who }, id, revision) => acts.deleteCalendarFeed.execute({ ...who, id: id as CalendarFeedId, revision }),
  },
}

function judge({ rights }: Asking): void {
  if (!rights.mayManageSettings) throw refusedPage('not-permitted')
}

async function prices({ acts, who }: Asking) {
  const shown = valueOrThrowPage(await acts.showPriceSettings.execute(who))
  if (!shown.mayManage) throw refusedPage('not-permitted')
  return shown
}

type Rows<Row> = Result<readonly Row[], { readonly code: 'not-found' | 'not-permitted' }>

function listed<Row extends { readonly id: string }>(
  list: (asking: Asking) => Promise<Rows<Row>>,
  valuesOf: (row: Row) => RowToDelete['values'],
  revisionOfRow: (row: Row) => string = revisionOf,
): Deletion['find'] {
  return async (asking, id) => {
    judge(asking)
    const row = rowOf(valueOrThrowPage(await list(asking)), id)
    return { id, values: valuesOf(row), revision: revisionOfRow(row) }
  }
}
