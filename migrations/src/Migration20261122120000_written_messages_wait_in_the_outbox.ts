import { Migration } from '@mikro-orm/migrations'

/**
 * Codes, invitations, notices about accounts and mail to the platform were sent by the process that caused
 * them, once, and were lost with it. They wait beside the messages of bookings now. `content` is forgotten
 * when nobody needs it there. Expand.
 */
export class Migration20261122120000 extends Migration {
  override up(): void {
    this.addSql(`
      create table written_message (
        id text primary key,
        channel text not null check (channel in ('email', 'sms', 'app')),
        recipient text not null,
        language text not null,
        content jsonb,
        state text not null default 'pending' check (state in ('pending', 'sent', 'expired', 'dead')),
        tries integer not null default 0,
        next_try_at timestamptz not null,
        lease_until timestamptz,
        last_error text,
        expires_at timestamptz,
        created_at timestamptz not null,
        ended_at timestamptz,
        constraint waiting_has_content check ((state = 'pending') = (content is not null))
      )`)
    this.addSql("create index written_message_due on written_message (next_try_at) where state = 'pending'")
  }
}
