import { importChanges } from '@camp/application/import-export/import-audit.ts'
import type {
  ImportedOrganisation,
  ImportedPaymentRule,
  ImportedPlot,
} from '@camp/application/import-export/imported-organisation.ts'
import type { Catalogue } from '@camp/domain/organisations/catalogue.ts'
import type { UserId } from '@camp/domain/shared/ids.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { facilityTags, writeFacilityTags } from '../../src/import-export/facility-tags.ts'
import { writeImportedOrganisation } from '../../src/import-export/imported-organisation-fields.ts'
import type { OrderedIds } from '../../src/import-export/ordered-ids.ts'
import { insertRows } from '../../src/import-export/organisation-sql.ts'
import { planOrganisation } from '../../src/import-export/plan-organisation.ts'
import { toCents } from '../../src/import-export/rand-columns.ts'
import { RowPlan, type TableChanges } from '../../src/import-export/row-plan.ts'
import type { StoredRow, TableName } from '../../src/import-export/stored-row.ts'
import { provinces } from '../../src/postgres/reference-data/countries.ts'
import { demoReviews } from '../demo-reviews.ts'
import { SeededRandom } from '../pictures/seeded-random.ts'
import type { BookedOrganisation, BookedPlot, PlotToBook } from './taken-over-booking.ts'

export interface WrittenOrganisation extends BookedOrganisation {
  readonly slug: string
}

interface Writing {
  readonly em: EntityManager
  readonly ids: OrderedIds
  readonly now: Temporal.Instant
  readonly seed: string
}

const mostReviews = 8

/** Many organisations in a few statements, as an import would have written each of them. */
export async function writeOrganisations(
  organisations: readonly ImportedOrganisation[],
  writing: Writing,
): Promise<readonly WrittenOrganisation[]> {
  const { em, ids } = writing
  const { tags, isNew } = await facilityTags(em, [...new Set(organisations.flatMap(({ tags: names }) => names))], ids)
  await writeFacilityTags(em, [...tags.values()].filter(isNew))
  const planned = organisations.map((organisation) => plan(organisation, writing, tags))
  const stamp = {
    created_at: writing.now.toString(),
    updated_at: writing.now.toString(),
    created_by: 'import',
    updated_by: 'import',
  }
  await insertRows(
    em,
    'organisation',
    planned.map(({ row }) => ({ ...row, ...stamp })),
  )
  await insertRows(
    em,
    'user_account',
    planned.flatMap(({ accounts }) => accounts),
  )
  for (const [position, { table }] of planned[0]?.changes.entries() ?? [])
    await insertRows(
      em,
      table.name,
      planned.flatMap(({ changes }) => changes[position]?.inserts ?? []),
    )
  await writeBeginnings(planned, writing)
  return planned.map(({ written }) => written)
}

type Planned = ReturnType<typeof plan>

function plan(organisation: ImportedOrganisation, { ids }: Writing, tags: ReadonlyMap<string, { id: string; icon: string }>) {
  const id = ids.next()
  const accounts = organisation.users.map(({ email, firstName, lastName, role }) => ({
    id: ids.next(),
    email,
    first_name: firstName,
    last_name: lastName,
    role,
  }))
  const rows = new RowPlan({ organisationId: id, ids, stored: undefined })
  planOrganisation(organisation, rows, {
    tagFor: (name) => tags.get(name) ?? missing(name),
    userIdFor: (email) => (accounts.find((account) => account.email === email)?.id ?? missing(email)) as UserId,
  })
  const changes = rows.changes()
  const province = provinces.find(({ name }) => name === organisation.province) ?? missing(organisation.province)
  const row = { id, ...writeImportedOrganisation(organisation), province_code: province.code }
  return { organisation, row, accounts, changes, written: bookedOrganisation(id, organisation, changes) }
}

function missing(name: string): never {
  throw new Error(`nothing is called ${name}`)
}

/** How it came here, and what guests said of it since. */
async function writeBeginnings(planned: readonly Planned[], { em, ids, now, seed }: Writing): Promise<void> {
  const at = now.toString()
  await insertRows(
    em,
    'organisation_status_history',
    planned.map(({ row }) => ({ organisation_id: row.id, to_status: row.status, at, by: 'import', why: 'imported' })),
  )
  await insertRows(
    em,
    'audit_entry',
    planned.map(({ row: { id }, organisation }) => ({
      at,
      by: 'demo',
      organisation_id: id,
      act: 'organisation.imported',
      subject: id,
      changes: importChanges(undefined, organisation),
    })),
  )
  const reviews = planned.flatMap(({ row, organisation: { slug } }) => {
    const catalogue = { organisation: { id: row.id } } as Catalogue
    return demoReviews(catalogue, now, new SeededRandom(`${seed}/reviews/${slug}`), () => ids.next()).slice(0, mostReviews)
  })
  await insertRows(em, 'organisation_review', reviews)
}

function bookedOrganisation(
  id: string,
  organisation: ImportedOrganisation,
  changes: readonly TableChanges[],
): WrittenOrganisation {
  const inserts = (name: TableName): readonly StoredRow[] => changes.find(({ table }) => table.name === name)?.inserts ?? []
  const mandatory = new Set(organisation.specialTerms.flatMap(({ name, type }) => (type === 'Mandatory' ? [name] : [])))
  const mandatoryIds = new Set(inserts('special_term').flatMap((term) => (mandatory.has(String(term.name)) ? [term.id] : [])))
  const termsOf = (siteId: string) =>
    inserts('site_special_term').flatMap(({ site_id: site, special_term_id: term }) =>
      site === siteId && mandatoryIds.has(String(term)) ? [String(term)] : [],
    )
  const terms = new Map(inserts('site').map((site) => [site.id, `{${termsOf(site.id).join()}}`]))
  const rules = new Map(inserts('payment_rule').map((rule) => [String(rule.name), rule.id]))
  const ruleJson = new Map(
    organisation.paymentRules.map((rule) => [rule.name, paymentRuleJson(rule, rules.get(rule.name) ?? '')]),
  )
  const sites = inserts('site')
  const plotRows = inserts('plot').values()
  const plots = organisation.sites.flatMap((site, position) =>
    site.plots.flatMap((plot): readonly BookedPlot[] => {
      const plotId = plotRows.next().value?.id ?? missing(plot.name)
      if (plot.allowMultipleReservationsUpToPaxMax) return []
      const siteId = sites[position]?.id ?? missing(site.name)
      const paymentRule = plot.paymentRule === null ? null : (ruleJson.get(plot.paymentRule) ?? null)
      return [
        { id: plotId, siteId, siteName: site.name, isForTents: site.siteType === 'camping', plot: toBook(plot), paymentRule },
      ]
    }),
  )
  return {
    id,
    slug: organisation.slug,
    cancellationPolicy: JSON.stringify(organisation.cancellationPolicy),
    mandatoryTermIds: termsOfSites(terms),
    plots,
  }
}

/** Apart, so that what is kept of an organisation does not keep all its rows in memory. */
function termsOfSites(terms: ReadonlyMap<string, string>): BookedOrganisation['mandatoryTermIds'] {
  return (siteId) => terms.get(siteId) ?? '{}'
}

function toBook({ name, paxMax, rateBasis, rates, baseRates, tiers }: ImportedPlot): PlotToBook {
  return { name, paxMax, rateBasis, rates, baseRates, tiers }
}

function paymentRuleJson({ minimumAmountForPartial, ...rule }: ImportedPaymentRule, id: string): string {
  return JSON.stringify({ id, ...rule, minimumAmountForPartial: { $cents: toCents(minimumAmountForPartial) } })
}
