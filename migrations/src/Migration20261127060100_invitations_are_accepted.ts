import { Migration } from '@mikro-orm/migrations'

/**
 * Whom a campsite invites works there once they have accepted; until then it knows the address that it typed.
 * Of one address, one invitation of a campsite waits for an answer. Expand.
 */
export class Migration20261127060100 extends Migration {
  override up(): void {
    this.addSql(`
      create table organisation_invitation (
        id uuid primary key,
        organisation_id uuid not null references organisation on delete cascade,
        email text not null,
        role text not null check (role in ('ORGADMIN', 'ORGUSER')),
        invited_at timestamptz not null,
        expires_at timestamptz not null,
        answer text check (answer in ('accepted', 'refused', 'withdrawn')),
        answered_at timestamptz,
        constraint invitation_is_answered_at_a_moment check ((answer is null) = (answered_at is null))
      )`)
    this.addSql(`create unique index invitation_waits_once on organisation_invitation (organisation_id, lower(email))
      where answer is null`)
    this.addSql(`create index organisation_invitation_address on organisation_invitation (lower(email))`)
  }

  override down(): void {
    this.addSql('drop table organisation_invitation')
  }
}
