import type { PaymentRuleRow, PaymentRules } from '@camp/application/deposit/payment-rules.ts'
import type { SaveRowRefusal } from '@camp/application/settings/settings-rows.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import type { Result } from '@camp/domain/shared/result.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { type RawBuilder, sql } from 'kysely'
import { isUuid } from '../postgres/uuid.ts'
import { savingRow } from '../settings/settings-rows-in-postgres.ts'

const nameConstraint = 'payment_rule_name_unique'

type StoredRule = Omit<PaymentRuleRow, 'minimumAmountForPartial'> & { readonly cents: number; readonly currency: string }

export class PostgresPaymentRules implements PaymentRules {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    this.#em = em
  }

  list(organisationId: OrganisationId): Promise<readonly PaymentRuleRow[]> {
    return this.#rows(sql`rule.organisation_id = ${organisationId}`)
  }

  async find(organisationId: OrganisationId, id: string): Promise<PaymentRuleRow | undefined> {
    if (!isUuid(id)) return undefined
    return (await this.#rows(sql`rule.organisation_id = ${organisationId} and rule.id = ${id}`))[0]
  }

  add(rule: PaymentRuleRow): Promise<Result<null, SaveRowRefusal>> {
    return savingRow(this.#em, nameConstraint, async (run) => {
      await run(sql`
        insert into payment_rule (id, organisation_id, name, is_active, allow_partial_payments, minimum_amount_for_partial_cents,
          partial_payment_due_type, partial_payment_due_days, partial_payment_percentage)
        values (${rule.id}, ${rule.organisationId}, ${rule.name}, ${rule.isActive}, ${rule.allowPartialPayments},
          ${rule.minimumAmountForPartial.cents}, ${rule.partialPaymentDueType}, ${rule.partialPaymentDueDays},
          ${rule.partialPaymentPercentage})`)
      await run(linked(rule))
      return true
    })
  }

  replace(rule: PaymentRuleRow): Promise<Result<null, SaveRowRefusal>> {
    return savingRow(this.#em, nameConstraint, async (run) => {
      const changed = await run(sql`
        update payment_rule set name = ${rule.name}, is_active = ${rule.isActive},
          allow_partial_payments = ${rule.allowPartialPayments},
          minimum_amount_for_partial_cents = ${rule.minimumAmountForPartial.cents},
          partial_payment_due_type = ${rule.partialPaymentDueType}, partial_payment_due_days = ${rule.partialPaymentDueDays},
          partial_payment_percentage = ${rule.partialPaymentPercentage}
        where id = ${rule.id} and organisation_id = ${rule.organisationId} and row_version = ${rule.rowVersion}`)
      if (changed === 0) return false
      await run(sql`
        delete from plot_payment_rule where payment_rule_id = ${rule.id} and plot_id <> all(${plotIds(rule)}::uuid[])`)
      await run(linked(rule))
      return true
    })
  }

  async remove(organisationId: OrganisationId, id: string): Promise<void> {
    if (!isUuid(id)) return
    await sql`delete from payment_rule where id = ${id} and organisation_id = ${organisationId}`.execute(
      this.#em.getKysely({ type: 'write' }),
    )
  }

  async #rows(which: RawBuilder<unknown>): Promise<readonly PaymentRuleRow[]> {
    const { rows } = await sql<StoredRule>`
      select rule.id, rule.organisation_id as "organisationId", rule.row_version as "rowVersion", rule.name,
        rule.is_active as "isActive", rule.allow_partial_payments as "allowPartialPayments",
        rule.minimum_amount_for_partial_cents as cents, country.currency,
        rule.partial_payment_due_type as "partialPaymentDueType", rule.partial_payment_due_days as "partialPaymentDueDays",
        rule.partial_payment_percentage::float8 as "partialPaymentPercentage",
        coalesce((select jsonb_agg(jsonb_build_object('plotId', plot_id, 'linkId', id) order by plot_id)
          from plot_payment_rule where payment_rule_id = rule.id), '[]') as plots
      from payment_rule rule
      join organisation on organisation.id = rule.organisation_id
      join country on country.code = organisation.country_code
      where ${which} order by rule.name`.execute(this.#em.getKysely({ type: 'write' }))
    return rows.map(({ cents, currency, ...rule }) => ({ ...rule, minimumAmountForPartial: Money.cents(cents, currency) }))
  }
}

function plotIds({ plots }: PaymentRuleRow): readonly string[] {
  return plots.map(({ plotId }) => plotId)
}

/** A plot that had another rule comes over to this one. */
function linked(rule: PaymentRuleRow): RawBuilder<unknown> {
  return sql`
    insert into plot_payment_rule (id, organisation_id, plot_id, payment_rule_id)
    select link_id, ${rule.organisationId}::uuid, plot_id, ${rule.id}::uuid
    from unnest(${plotIds(rule)}::uuid[], ${rule.plots.map(({ linkId }) => linkId)}::uuid[]) as wanted (plot_id, link_id)
    order by plot_id
    on conflict on constraint plot_has_one_payment_rule do update
      set payment_rule_id = excluded.payment_rule_id, id = excluded.id, organisation_id = excluded.organisation_id
      where plot_payment_rule.payment_rule_id <> excluded.payment_rule_id`
}
