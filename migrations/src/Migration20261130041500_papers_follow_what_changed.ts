import { Migration } from '@mikro-orm/migrations'

/**
 * Bookings whose papers may not come to what they cost any more, so that issuing them need not look through
 * all bookings: what decides it marks them in its own transaction. A mark names the last of these, so that it
 * is only taken away by whoever saw what that one wrote. Expand.
 */
export class Migration20261130041500 extends Migration {
  override up(): void {
    this.addSql(`
      create table paper_due (
        reservation_id text primary key references reservation on delete cascade,
        organisation_id uuid not null references organisation,
        transaction xid8 not null default pg_current_xact_id()
      );
      create index paper_due_by_organisation on paper_due (organisation_id);
      create function mark_paper_due(of_reservation text) returns void language sql as $$
        insert into paper_due (reservation_id, organisation_id)
        select id, organisation_id from reservation where id = of_reservation
        on conflict (reservation_id) do update set transaction = excluded.transaction
      $$`)
    this.addSql(byMoney)
    this.addSql(byBooking)
  }
}

/** What was paid and what goes back. */
const byMoney = `
  create function money_makes_paper_due() returns trigger language plpgsql as $$
  begin
    perform mark_paper_due(case tg_op when 'DELETE' then old.reservation_id else new.reservation_id end);
    return null;
  end $$;
  create trigger payment_makes_paper_due after insert on payment for each row execute function money_makes_paper_due();
  create trigger refund_makes_paper_due after insert or update of state, amount_cents or delete on refund_task
    for each row execute function money_makes_paper_due()`

/** What it costs, whether it takes place, and that it counts: of no interest before something was paid. */
const byBooking = `
  create function booking_makes_paper_due() returns trigger language plpgsql as $$
  declare
    booking text := to_jsonb(new) ->> case tg_table_name when 'reservation' then 'id' else 'reservation_id' end;
  begin
    if exists (select from payment where reservation_id = booking) then
      perform mark_paper_due(booking);
    end if;
    return null;
  end $$;
  create trigger price_makes_paper_due after update on reservation for each row
    when (old.amount_due_cents <> new.amount_due_cents or (old.status = 'cancelled') <> (new.status = 'cancelled'))
    execute function booking_makes_paper_due();
  create trigger kept_booking_makes_paper_due after insert on reservation_booking for each row
    execute function booking_makes_paper_due()`
