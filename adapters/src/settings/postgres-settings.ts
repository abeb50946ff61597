import type {
  LinkKind,
  OrganisationSettings,
  PaymentRuleSettings,
  Settings,
  SpecialTermSettings,
  UserSettings,
} from '@camp/application/settings/settings.ts'
import type { OrganisationId, PaymentRuleId, SpecialTermId, UserId } from '@camp/domain/shared/ids.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import type { OrganisationSource } from '../organisations/organisation-fields.ts'
import { databaseOf } from '../postgres/typed-database.ts'
import { isUuid } from '../postgres/uuid.ts'
import { readOrganisationSettings, readRuleSettings, readTermSettings } from './settings-fields.ts'

const linkTables = {
  user: 'user_organisation',
  'special-term': 'site_special_term',
  'payment-rule': 'plot_payment_rule',
} as const satisfies Record<LinkKind, string>

export class PostgresSettings implements Settings {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    this.#em = em
  }

  async organisation(id: OrganisationId): Promise<OrganisationSettings | undefined> {
    if (!isUuid(id)) return undefined
    const row = await databaseOf(this.#em)
      .selectFrom('organisation')
      .innerJoin('province', (join) =>
        join
          .onRef('province.country_code', '=', 'organisation.country_code')
          .onRef('province.code', '=', 'organisation.province_code'),
      )
      .innerJoin('country', 'country.code', 'organisation.country_code')
      .selectAll('organisation')
      .select([
        sql<OrganisationSource['province']>`jsonb_build_object('code', province.code, 'name', province.name)`.as('province'),
        sql<OrganisationSource['country']>`to_jsonb(country)`.as('country'),
      ])
      .where('organisation.id', '=', id)
      .executeTakeFirst()
    return row && readOrganisationSettings({ ...row, booking_fee_percentage: Number(row.booking_fee_percentage) })
  }

  async specialTerm(id: SpecialTermId): Promise<SpecialTermSettings | undefined> {
    if (!isUuid(id)) return undefined
    const row = await databaseOf(this.#em).selectFrom('special_term').selectAll().where('id', '=', id).executeTakeFirst()
    return row && { ...readTermSettings(row), orgSiteSpecialTerms: await this.#sitesOf(id) }
  }

  async paymentRule(id: PaymentRuleId): Promise<PaymentRuleSettings | undefined> {
    if (!isUuid(id)) return undefined
    const row = await databaseOf(this.#em).selectFrom('payment_rule').selectAll().where('id', '=', id).executeTakeFirst()
    if (!row) return undefined
    const rule = readRuleSettings({ ...row, partial_payment_percentage: Number(row.partial_payment_percentage) })
    return { ...rule, orgPlotPaymentRules: await this.#plotsOf(id) }
  }

  async user(id: UserId): Promise<UserSettings | undefined> {
    if (!isUuid(id)) return undefined
    return databaseOf(this.#em)
      .selectFrom('user_account')
      .select((of) => [
        'id',
        of.fn.coalesce('username', 'email').as('username'),
        'role',
        sql<OrganisationId[]>`array(
          select organisation_id::text from user_organisation where user_id = user_account.id order by 1)`.as('organisationIds'),
      ])
      .where('id', '=', id)
      .executeTakeFirst()
  }

  async organisationOfLink(kind: LinkKind, id: string): Promise<OrganisationId | undefined> {
    if (!isUuid(id)) return undefined
    const link = await databaseOf(this.#em)
      .selectFrom(linkTables[kind])
      .select('organisation_id')
      .where('id', '=', id)
      .executeTakeFirst()
    return link?.organisation_id
  }

  async deleteLink(kind: LinkKind, id: string): Promise<void> {
    await databaseOf(this.#em).deleteFrom(linkTables[kind]).where('id', '=', id).execute()
  }

  #sitesOf(id: SpecialTermId): Promise<SpecialTermSettings['orgSiteSpecialTerms']> {
    return databaseOf(this.#em)
      .selectFrom('site_special_term as link')
      .innerJoin('site', 'site.id', 'link.site_id')
      .select(['link.id', 'link.special_term_id as termId', 'link.site_id as orgSiteId', 'site.name as siteName'])
      .where('link.special_term_id', '=', id)
      .orderBy('site.name')
      .orderBy('link.id')
      .execute()
  }

  #plotsOf(id: PaymentRuleId): Promise<PaymentRuleSettings['orgPlotPaymentRules']> {
    return databaseOf(this.#em)
      .selectFrom('plot_payment_rule as link')
      .innerJoin('plot', 'plot.id', 'link.plot_id')
      .select(['link.id', 'link.payment_rule_id as ruleId', 'link.plot_id as orgPlotId', 'plot.name as plotName'])
      .where('link.payment_rule_id', '=', id)
      .orderBy('plot.name')
      .orderBy('link.id')
      .execute()
  }
}
