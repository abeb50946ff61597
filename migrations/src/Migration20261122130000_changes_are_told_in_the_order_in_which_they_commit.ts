import { Migration } from '@mikro-orm/migrations'

/**
 * Decision 0013. What processes keep in memory follows this log: every change that decides what may be booked
 * and what it costs writes a line in its own transaction, and wakes whoever listens when it commits. A line
 * names its transaction, so that a reader with a snapshot knows which lines it has not seen, whatever the
 * order of commits. Expand.
 */
export class Migration20261122130000 extends Migration {
  override up(): void {
    this.addSql(log)
    this.addSql(catalogues)
    this.addSql(nights)
    this.addSql(sharedNights)
    this.addSql(ratings)
    this.addSql(masterData)
    this.addSql(emptied)
  }
}

const log = `
  create table change_log (
    id bigint generated always as identity primary key,
    transaction xid8 not null default pg_current_xact_id(),
    kind text not null constraint change_kind_known
      check (kind in ('catalogue', 'nights', 'ratings', 'holidays', 'vat', 'places', 'tags', 'countries', 'everything')),
    organisation_id uuid, -- of a catalogue, of nights and of ratings; it may be gone
    plot_ids uuid[], -- of nights
    at timestamptz not null default now()
  );
  create index change_log_by_transaction on change_log (transaction);
  create table change_log_start (
    is_only boolean primary key default true constraint change_log_starts_once check (is_only),
    forgotten_up_to xid8 not null -- no line of this transaction or an earlier one need still be there
  );
  insert into change_log_start (forgotten_up_to) values ('0');
  create function wake_change_listeners() returns trigger language plpgsql as $$
  begin
    perform pg_notify('camp_changes', '');
    return null;
  end $$;
  create trigger change_log_wakes_listeners after insert on change_log
    for each statement execute function wake_change_listeners()`

/** Once a transaction: settings change many parts, and each of them moves the version. */
const catalogues = `
  create function log_changed_catalogue() returns trigger language plpgsql as $$
  begin
    insert into change_log (kind, organisation_id)
    select 'catalogue', id from changed
    where not exists (
      select from change_log
      where transaction = pg_current_xact_id() and kind = 'catalogue' and organisation_id = changed.id);
    return null;
  end $$;
  create trigger organisation_is_logged_i after insert on organisation referencing new table as changed
    for each statement execute function log_changed_catalogue();
  create trigger organisation_is_logged_u after update on organisation referencing new table as changed
    for each statement execute function log_changed_catalogue();
  create trigger organisation_is_logged_d after delete on organisation referencing old table as changed
    for each statement execute function log_changed_catalogue()`

const nights = `
  create function log_changed_nights() returns trigger language plpgsql as $$
  begin
    insert into change_log (kind, organisation_id, plot_ids)
    select 'nights', organisation_id, array_agg(distinct plot_id) from changed group by organisation_id;
    return null;
  end $$;
  create trigger plot_night_is_logged_i after insert on plot_night referencing new table as changed
    for each statement execute function log_changed_nights();
  create trigger plot_night_is_logged_u after update on plot_night referencing new table as changed
    for each statement execute function log_changed_nights();
  create trigger plot_night_is_logged_d after delete on plot_night referencing old table as changed
    for each statement execute function log_changed_nights()`

/** A shared night keeps no expiry of its own: it follows the reservations on it. */
const sharedNights = `
  create function log_moved_expiry() returns trigger language plpgsql as $$
  begin
    insert into change_log (kind, organisation_id, plot_ids)
    select 'nights', new.organisation_id, array_agg(plot_id) from reservation_plot
    where reservation_id = new.id and is_shared
    having count(*) > 0;
    return null;
  end $$;
  create trigger moved_expiry_is_logged after update on reservation for each row
    when (old.expiry_date is distinct from new.expiry_date) execute function log_moved_expiry()`

const ratings = `
  create function log_changed_ratings() returns trigger language plpgsql as $$
  begin
    insert into change_log (kind, organisation_id) select distinct 'ratings', organisation_id from changed;
    return null;
  end $$;
  create trigger organisation_review_is_logged_i after insert on organisation_review referencing new table as changed
    for each statement execute function log_changed_ratings();
  create trigger organisation_review_is_logged_u after update on organisation_review referencing new table as changed
    for each statement execute function log_changed_ratings();
  create trigger organisation_review_is_logged_d after delete on organisation_review referencing old table as changed
    for each statement execute function log_changed_ratings()`

const masterTables = {
  declared_holiday: 'holidays',
  school_holiday: 'holidays',
  vat_rate: 'vat',
  place: 'places',
  default_tag: 'tags',
  default_tag_category: 'tags',
  country: 'countries',
  province: 'countries',
}

const masterData = `
  create function log_master_data() returns trigger language plpgsql as $$
  begin
    insert into change_log (kind) values (tg_argv[0]);
    return null;
  end $$;
  ${Object.entries(masterTables)
    .map(
      ([table, kind]) => `create trigger ${table}_is_logged after insert or update or delete on ${table}
        for each statement execute function log_master_data('${kind}')`,
    )
    .join(';\n  ')}`

/** Emptying a table names no rows. */
const emptied = ['organisation', 'plot_night', 'organisation_review', ...Object.keys(masterTables)]
  .map(
    (table) => `create trigger ${table}_is_logged_t after truncate on ${table}
      for each statement execute function log_master_data('everything')`,
  )
  .join(';\n')
