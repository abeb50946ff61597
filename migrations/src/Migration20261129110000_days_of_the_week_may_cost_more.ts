import { Migration } from '@mikro-orm/migrations'

const charges = `weekday_supplement is null or coalesce(
  jsonb_array_length(weekday_supplement -> 'weekdays') between 1 and 6
  and ((weekday_supplement ->> 'kind' = 'percentage' and (weekday_supplement ->> 'percentage')::numeric > 0)
    or (weekday_supplement ->> 'kind' = 'amount' and (weekday_supplement ->> 'cents')::integer > 0)), false)`

/**
 * What comes onto the rate on some days of the week, of a site and of a plot, which may also say that it has
 * none. Expand.
 */
export class Migration20261129110000 extends Migration {
  override up(): void {
    this.addSql('alter table site add column weekday_supplement jsonb')
    this.addSql('alter table plot add column weekday_supplement jsonb')
    this.addSql(`alter table site add constraint site_supplement_charges check (${charges}) not valid`)
    this.addSql(`alter table plot add constraint plot_supplement_charges
      check (weekday_supplement = '"none"'::jsonb or ${charges}) not valid`)
    this.addSql('alter table site validate constraint site_supplement_charges')
    this.addSql('alter table plot validate constraint plot_supplement_charges')
  }
}
