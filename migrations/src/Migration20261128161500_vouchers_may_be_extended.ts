import { Migration } from '@mikro-orm/migrations'

/** Rule D19: what is still on a voucher may be given longer, and nothing else of it changes. Expand. */
export class Migration20261128161500 extends Migration {
  override up(): void {
    this.addSql(stays)
  }
}

const stays = `
  create or replace function refuse_change_of_voucher() returns trigger language plpgsql as $$
  begin
    if tg_op = 'UPDATE' then
      if new.expires_on > old.expires_on and old.balance_cents > 0
        and to_jsonb(new) - 'expires_on' = to_jsonb(old) - 'expires_on' then
        return new;
      end if;
      if pg_trigger_depth() > 1 and to_jsonb(new) - 'balance_cents' = to_jsonb(old) - 'balance_cents' then
        return new;
      end if;
    end if;
    raise exception 'a voucher stays as it was issued' using errcode = 'integrity_constraint_violation',
      table = tg_table_name, constraint = 'voucher_stays';
  end $$`
