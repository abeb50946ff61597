import { Migration } from '@mikro-orm/migrations'

/** Sending through the platform costs it money, so each caller has a quota over all processes. Expand. */
export class Migration20261122102000 extends Migration {
  override up(): void {
    this.addSql(`
      create table relay_use (
        id bigint generated always as identity primary key,
        caller text not null,
        messages integer not null constraint relay_use_sends_something check (messages > 0),
        at timestamptz not null
      )`)
    this.addSql('create index relay_use_by_caller on relay_use (caller, at)')
  }
}
