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
import { type RawBuilder, sql } from 'kysely'
import { isUuid } from '../postgres/uuid.ts'

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

  organisation(id: OrganisationId): Promise<OrganisationSettings | undefined> {
    return this.#first(
      id,
      sql<OrganisationSettings>`
      select id, slug, organisation.name, status, is_adults_only as "isAdultsOnly", images[1] as image, logo,
        short_description as "shortDescription", address1, address2, suburb, city_name as "cityName", postal_code as "postalCode",
        jsonb_build_object('code', province.code, 'name', province.name, 'country', jsonb_build_object('code', country.code,
          'name', country.name, 'currency', currency, 'currencySymbol', currency_symbol, 'timezone', timezone)) as province,
        latitude, longitude, directions, google_maps as "googleMaps", business_email as "businessEmail",
        business_number as "businessNumber", use_display_from_amount as "useDisplayFromAmount",
        display_from_amount_off_peak_cents as "displayFromAmountOffPeakCents",
        display_from_amount_peak_cents as "displayFromAmountPeakCents",
        display_from_amount_super_peak_cents as "displayFromAmountSuperPeakCents",
        display_from_amount_type as "displayFromAmountType", owner_name as "ownerName", owner_email as "ownerEmail",
        owner_number as "ownerNumber", registration_number as "registrationNumber", vat_number as "vatNumber",
        bank_name as "bankName", bank_account_name as "bankAccountName", bank_account_number as "bankAccountNumber",
        bank_branch_code as "bankBranchCode", bank_account_type as "bankAccountType", booking_fee_type as "bookingFeeType",
        booking_fee_percentage::float8 as "bookingFeePercentage", booking_fee_amount_cents as "bookingFeeAmountCents",
        admin_fee_type as "adminFeeType", admin_fee_amount_cents as "adminFeeAmountCents",
        admin_fee_start_date::text as "adminFeeStartDate", is_allow_multiple_plots as "isAllowMultiplePlots",
        use_dimensions as "useDimensions", takes_online_payment as "takesOnlinePayment", is_demo as "isDemo",
        is_featured_on_homepage as "isFeaturedOnHomepage", is_featured_on_search as "isFeaturedOnSearch"
      from organisation
      join province on province.country_code = organisation.country_code and province.code = organisation.province_code
      join country on country.code = organisation.country_code
      where id = ${id}`,
    )
  }

  specialTerm(id: SpecialTermId): Promise<SpecialTermSettings | undefined> {
    return this.#first(
      id,
      sql<SpecialTermSettings>`
      select id, organisation_id as "orgId", name, is_active as "isActive", type, text from special_term where id = ${id}`,
    )
  }

  paymentRule(id: PaymentRuleId): Promise<PaymentRuleSettings | undefined> {
    return this.#first(
      id,
      sql<PaymentRuleSettings>`
      select id, organisation_id as "orgId", name, is_active as "isActive", allow_partial_payments as "allowPartialPayments",
        minimum_amount_for_partial_cents as "minimumAmountForPartialCents", partial_payment_due_type as "partialPaymentDueType",
        partial_payment_due_days as "partialPaymentDueDays", partial_payment_percentage::float8 as "partialPaymentPercentage"
      from payment_rule where id = ${id}`,
    )
  }

  user(id: UserId): Promise<UserSettings | undefined> {
    return this.#first(
      id,
      sql<UserSettings>`
      select id, coalesce(username, email) as username, role,
        array(select organisation_id::text from user_organisation where user_id = user_account.id order by 1) as "organisationIds"
      from user_account where id = ${id}`,
    )
  }

  async organisationOfLink(kind: LinkKind, id: string): Promise<OrganisationId | undefined> {
    const link = await this.#first(
      id,
      sql<{ organisation: OrganisationId }>`
      select organisation_id as organisation from ${sql.table(linkTables[kind])} where id = ${id}`,
    )
    return link?.organisation
  }

  async deleteLink(kind: LinkKind, id: string): Promise<void> {
    await sql`delete from ${sql.table(linkTables[kind])} where id = ${id}`.execute(this.#em.getKysely({ type: 'write' }))
  }

  async #first<Row>(id: string, query: RawBuilder<Row>): Promise<Row | undefined> {
    if (!isUuid(id)) return undefined
    return (await query.execute(this.#em.getKysely({ type: 'write' }))).rows[0]
  }
}
