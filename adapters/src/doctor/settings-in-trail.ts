import { masked } from '@camp/application/audit/audited.ts'
import { type CurrentSettings, type Texts, unauditedChanges } from '@camp/application/audit/unaudited-changes.ts'
import { priceTexts } from '@camp/application/pricing/settings/price-audit.ts'
import { settingTexts } from '@camp/application/settings/setting-texts.ts'
import type { SettingsRow, SettingsRows } from '@camp/application/settings/settings-rows.ts'
import { secretFields } from '@camp/domain/organisations/settings/field-rule.ts'
import { organisationSections } from '@camp/domain/organisations/settings/organisation-sections.ts'
import { sectionTexts } from '@camp/domain/organisations/settings/read-section.ts'
import { pictureOwnerText } from '@camp/domain/pictures/picture-owner.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { PostgresCalendarFeeds } from '../calendar-feeds/postgres-calendar-feeds.ts'
import { PostgresPaymentRules } from '../deposit/postgres-payment-rules.ts'
import { PostgresDocuments } from '../documents/postgres-documents.ts'
import { loadCatalogues } from '../organisations/load-catalogues.ts'
import { PostgresOrganisationRecords } from '../organisations/postgres-organisation-records.ts'
import { toCatalogue } from '../organisations/row-to-catalogue.ts'
import { PostgresPictureLists } from '../pictures/postgres-picture-lists.ts'
import { PostgresPlotMaps } from '../plots/postgres-plot-maps.ts'
import { PostgresPlots } from '../plots/postgres-plots.ts'
import { PostgresSites } from '../plots/postgres-sites.ts'
import { PostgresSavedTexts } from '../saved-texts/postgres-saved-texts.ts'
import { PostgresSpecialTerms } from '../special-terms/postgres-special-terms.ts'
import { PostgresTemplateMappings } from '../whatsapp/postgres-template-mappings.ts'
import { organisationsOfTrail, trailEntries } from './trail-entries.ts'

/**
 * Links follow when plots and sites come, go or change their names, feeds are read; a plot's prices and place
 * have other entries.
 */
const changedElsewhere: ReadonlySet<string> = new Set([
  ...['plots', 'siteIds', 'lastSyncAt'],
  ...['rate', 'rateBasis', 'minimumNights', 'isWeekendTwoDaysRequired', 'map', 'paymentRuleId'],
])
const secrets: ReadonlySet<string> = new Set([...secretFields, 'feedUrl'])

/**
 * Settings that are not what the trail of their changes says, field by field. Asked inside the doctor's
 * transaction: of one moment.
 */
export async function settingsPastTheTrail(em: EntityManager): Promise<readonly string[]> {
  const found: (readonly string[])[] = []
  for (const id of await organisationsOfTrail(em)) {
    const current = id === null ? await settingsOfPlatform(em) : await settingsOf(em, id)
    if (current) found.push(unauditedChanges(await trailEntries(em, id), current))
  }
  return found.flat()
}

async function settingsOfPlatform(em: EntityManager): Promise<CurrentSettings> {
  const templates = await new PostgresTemplateMappings(em).list()
  return { 'whatsapp-template': new Map(templates.map((one) => [`${one.name} ${one.language}`, textsOf(one)])) }
}

async function settingsOf(em: EntityManager, id: OrganisationId): Promise<CurrentSettings | undefined> {
  const stored = await new PostgresOrganisationRecords(em).find(id)
  const [row] = await loadCatalogues(em, [id])
  if (!stored || !row) return undefined
  const sections = Object.keys(organisationSections) as (keyof typeof organisationSections)[]
  const plots = await new PostgresPlots(em).list(id)
  const { picture: _, ...ground } = await new PostgresPlotMaps(em).find(id)
  const pictures = await new PostgresPictureLists(em).all(id)
  return {
    organisation: new Map([[id, masking(Object.assign({}, ...sections.map((section) => sectionTexts(section, stored.record))))]]),
    ...byConcept(priceTexts(toCatalogue(row))),
    plot: byId(plots),
    'plot-map': new Map([[id, settingTexts(Object.fromEntries(plots.map(({ id: plotId, map }) => [plotId, map])))]]),
    'plot-ground': new Map([[id, settingTexts(ground)]]),
    pictures: new Map(pictures.map((list) => [pictureOwnerText(list.owner), settingTexts({ pictures: list.pictures })])),
    site: await rowsOf(new PostgresSites(em), id),
    'payment-rule': await rowsOf(new PostgresPaymentRules(em), id),
    'special-term': await rowsOf(new PostgresSpecialTerms(em), id),
    'saved-text': await rowsOf(new PostgresSavedTexts(em), id),
    document: await rowsOf(new PostgresDocuments(em), id),
    'calendar-feed': await rowsOf(new PostgresCalendarFeeds(em), id),
  }
}

async function rowsOf<Row extends SettingsRow>(rows: Pick<SettingsRows<Row>, 'list'>, id: OrganisationId) {
  return byId(await rows.list(id))
}

function byId(rows: readonly { readonly id: string }[]): ReadonlyMap<string, Texts> {
  return new Map(rows.map((row) => [row.id, textsOf(row)]))
}

function byConcept(texts: ReadonlyMap<string, Texts>): CurrentSettings {
  const of = (concept: string) =>
    [...texts]
      .filter(([key]) => key.startsWith(`${concept} `))
      .map(([key, fields]) => [key.slice(concept.length + 1), own(fields)] as const)
  return Object.fromEntries(['season', 'plot-rates', 'age-scale', 'discount'].map((concept) => [concept, new Map(of(concept))]))
}

function textsOf(row: object): Texts {
  return own(masking(settingTexts(row)))
}

function own(texts: Texts): Texts {
  return Object.fromEntries(Object.entries(texts).filter(([field]) => !changedElsewhere.has(field)))
}

function masking(texts: Texts): Texts {
  return Object.fromEntries(Object.entries(texts).map(([field, text = '']) => [field, secrets.has(field) ? masked(text) : text]))
}
