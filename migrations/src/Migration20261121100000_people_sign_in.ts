import { Migration } from '@mikro-orm/migrations'

/** Sessions, one-time codes, and what limits guessing. Of every secret the hash alone. Expand. */
export class Migration20261121100000 extends Migration {
  override up(): void {
    this.addSql(sessions)
    this.addSql(codes)
    this.addSql(limits)
  }
}

const sessions = `
  create table user_session (
    token_hash text primary key,
    user_id uuid not null references user_account on delete cascade,
    role text not null,
    started_at timestamptz not null,
    last_seen_at timestamptz not null
  );
  create index user_session_by_user on user_session (user_id)`

const codes = `
  create table one_time_code (
    key_hash text primary key,
    code_hash text not null,
    user_id uuid not null references user_account on delete cascade,
    purpose text not null check (purpose in ('sign-in', 'reset-password', 'verify-contact')),
    channel text not null check (channel in ('email', 'sms', 'app')),
    tries integer not null default 0 constraint code_has_five_tries check (tries between 0 and 5),
    expires_at timestamptz not null,
    used_at timestamptz
  );
  create index one_time_code_by_expiry on one_time_code (expires_at)`

const limits = `
  create table sign_in_attempt (
    id bigint generated always as identity primary key,
    bucket_hash text not null,
    at timestamptz not null
  );
  create index sign_in_attempt_by_bucket on sign_in_attempt (bucket_hash, at);
  create index sign_in_attempt_by_time on sign_in_attempt (at);
  create table known_device (
    user_id uuid not null references user_account on delete cascade,
    key_hash text not null,
    seen_at timestamptz not null,
    primary key (user_id, key_hash)
  );
  create index known_device_by_key on known_device (key_hash)`
