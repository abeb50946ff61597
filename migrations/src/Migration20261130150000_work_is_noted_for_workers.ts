import { Migration } from '@mikro-orm/migrations'

const kinds = { outbox_message: 'messages', written_message: 'written-messages', refund_task: 'refunds' }

/**
 * Decision 0023: what there is to do at once is noted in a table, which workers look into, instead of told by
 * a notification, for which transactions would commit one after the other. Nothing is noted where no worker
 * runs to take it away. Workers of the release before hear
 * nothing then and come every two seconds. Expand.
 */
export class Migration20261130150000 extends Migration {
  override up(): void {
    this.addSql(`
      create table noted_work (
        id bigint generated always as identity primary key,
        kind text not null
      )`)
    this.addSql(`
      create function note_work() returns trigger language plpgsql as $$
      begin
        insert into noted_work (kind)
        select tg_argv[0] where exists (select from worker_process where seen_at > now() - interval '1 minute');
        return null;
      end $$`)
    for (const [table, kind] of Object.entries(kinds)) {
      this.addSql(`drop trigger if exists ${table}_wakes_workers on ${table}`)
      this.addSql(`
        create trigger ${table}_notes_work after insert on ${table}
          for each statement execute function note_work('${kind}')`)
    }
    this.addSql('drop function if exists wake_workers()')
  }
}
