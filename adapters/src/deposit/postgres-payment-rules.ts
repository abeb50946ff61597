import type { PaymentRuleRow, PaymentRules } from '@camp/application/deposit/payment-rules.ts'
import type { SaveRowRefusal } from '@camp/application/settings/settings-rows.ts'
import type { OrganisationId, PaymentRuleId } from '@camp/domain/shared/ids.ts'
import type { Result } from '@camp/domain/shared/result.ts'
import { type RawBuilder, sql } from 'kysely'
import { databaseOf } from '../postgres/typed-database.ts'
import { PostgresSettingsRows } from '../settings/postgres-settings-rows.ts'
import { removeRow, savingRow } from '../settings/settings-rows-in-postgres.ts'
import { readPaymentRule, writePaymentRule } from './payment-rule-fields.ts'

const nameConstraint = 'payment_rule_name_unique'

export class PostgresPaymentRules extends PostgresSettingsRows<PaymentRuleRow> implements PaymentRules {
  add(rule: PaymentRuleRow): Promise<Result<null, SaveRowRefusal>> {
    return savingRow(this.em, nameConstraint, async (database) => {
      const columns = { ...writePaymentRule(rule), organisation_id: rule.organisationId }
      await database.insertInto('payment_rule').values(columns).execute()
      await linked(rule).execute(database)
      return true
    })
  }

  replace(rule: PaymentRuleRow): Promise<Result<null, SaveRowRefusal>> {
    return savingRow(this.em, nameConstraint, async (database) => {
      const { numUpdatedRows } = await database
        .updateTable('payment_rule')
        .set(writePaymentRule(rule))
        .where('id', '=', rule.id)
        .where('organisation_id', '=', rule.organisationId)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) return false
      await database
        .deleteFrom('plot_payment_rule')
        .where('organisation_id', '=', rule.organisationId)
        .where('payment_rule_id', '=', rule.id)
        .where(sql<boolean>`plot_id <> all(${plotIds(rule)}::uuid[])`)
        .execute()
      await linked(rule).execute(database)
      return true
    })
  }

  remove(organisationId: OrganisationId, id: string): Promise<void> {
    return removeRow(this.em, 'payment_rule', { organisationId, id })
  }

  protected async rows(organisationId: OrganisationId, id?: PaymentRuleId): Promise<readonly PaymentRuleRow[]> {
    const query = databaseOf(this.em)
      .selectFrom('payment_rule as rule')
      .innerJoin('organisation', 'organisation.id', 'rule.organisation_id')
      .innerJoin('country', 'country.code', 'organisation.country_code')
      .selectAll('rule')
      .select([
        'country.currency',
        sql<PaymentRuleRow['plots']>`
          coalesce((select jsonb_agg(jsonb_build_object('plotId', plot_id, 'linkId', id) order by plot_id)
            from plot_payment_rule link where link.organisation_id = rule.organisation_id and payment_rule_id = rule.id), '[]')`.as(
          'plots',
        ),
      ])
      .where('rule.organisation_id', '=', organisationId)
    const rows = await (id ? query.where('rule.id', '=', id) : query).orderBy('rule.name').execute()
    return rows.map(({ plots, partial_payment_percentage: percentage, ...row }) => {
      const rule = readPaymentRule({ ...row, partial_payment_percentage: Number(percentage) })
      return { ...rule, organisationId, plots }
    })
  }
}

function plotIds({ plots }: PaymentRuleRow): readonly string[] {
  return plots.map(({ plotId }) => plotId)
}

/**
 * A plot that had another rule comes over to this one. Raw: rows of two lists side by side, each changed only
 * when it differs.
 */
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
