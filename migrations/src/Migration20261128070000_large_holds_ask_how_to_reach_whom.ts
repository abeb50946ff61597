import { Migration } from '@mikro-orm/migrations'

/**
 * Codes to addresses and numbers of people without an account, and campsites that ask for one before any
 * hold. Of every secret the hash alone, and of the address or number nothing. Expand.
 */
export class Migration20261128070000 extends Migration {
  override up(): void {
    this.addSql(`
      create table contact_proof (
        key_hash text primary key,
        code_hash text not null,
        channel text not null check (channel in ('email', 'sms', 'app')),
        tries integer not null default 0 constraint contact_code_has_five_tries check (tries between 0 and 5),
        expires_at timestamptz not null,
        proved_until timestamptz
      )`)
    this.addSql('create index contact_proof_by_expiry on contact_proof (expires_at)')
    this.addSql('alter table organisation add column asks_proved_number boolean not null default false')
  }
}
