import type { PlotRow } from '@camp/application/plots/plots.ts'
import type { Plot } from '@camp/domain/plots/plot.ts'
import { type RawBuilder, sql } from 'kysely'

type Copy = Pick<Plot, 'id' | 'name' | 'plotNumber'>

/**
 * Every column of the original but those that make it another plot, whatever columns plots come to have. Raw:
 * a row from a row.
 */
export function copiedPlot({ id, organisationId }: PlotRow, copy: Copy): RawBuilder<unknown> {
  return sql`
    insert into plot
    select (jsonb_populate_record(original, jsonb_build_object('id', ${copy.id}::uuid, 'name', ${copy.name}::text,
      'plot_number', ${copy.plotNumber}::int, 'map_x', null, 'map_y', null, 'map_width', null,
      'map_height', null, 'position', (select max(position) + 1 from plot where site_id = original.site_id)))).*
    from plot original where id = ${id} and organisation_id = ${organisationId}`
}

export function copiedPlotLinks({ id }: PlotRow, copy: Copy): readonly RawBuilder<unknown>[] {
  return [
    sql`
      insert into plot_tier (organisation_id, plot_id, pax_from, pax_to, rate_off_peak_cents, rate_peak_cents, rate_super_peak_cents)
      select organisation_id, ${copy.id}::uuid, pax_from, pax_to, rate_off_peak_cents, rate_peak_cents, rate_super_peak_cents
      from plot_tier where plot_id = ${id}`,
    sql`
      insert into plot_discount (organisation_id, plot_id, discount_id)
      select organisation_id, ${copy.id}::uuid, discount_id from plot_discount where plot_id = ${id}`,
    sql`
      insert into plot_payment_rule (organisation_id, plot_id, payment_rule_id)
      select organisation_id, ${copy.id}::uuid, payment_rule_id from plot_payment_rule where plot_id = ${id}`,
  ]
}
