import { Migration } from '@mikro-orm/migrations'

/**
 * Decision 0023. When each piece of work is due and how its last turn ended, for all workers together; which
 * workers are there; and a word to them when something is to be done at once. Expand.
 */
export class Migration20261126070000 extends Migration {
  override up(): void {
    this.addSql(`
      create table worker_job (
        name text primary key,
        due_at timestamptz not null default now(),
        began_at timestamptz,
        ended_at timestamptz,
        good_at timestamptz, -- of the last turn that found nothing wrong
        worker text,
        problem text
      )`)
    this.addSql(`
      create table worker_process (
        name text primary key,
        started_at timestamptz not null default now(),
        seen_at timestamptz not null default now()
      )`)
    this.addSql(`
      create function wake_workers() returns trigger language plpgsql as $$
      begin
        perform pg_notify('camp_work', tg_argv[0]);
        return null;
      end $$`)
    for (const [table, kind] of [
      ['outbox_message', 'messages'],
      ['written_message', 'written-messages'],
      ['refund_task', 'refunds'],
    ]) {
      this.addSql(`
        create trigger ${table}_wakes_workers after insert on ${table}
          for each statement execute function wake_workers('${kind}')`)
    }
  }
}
