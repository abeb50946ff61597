import { Migration } from '@mikro-orm/migrations'

const topics = `'bookings', 'confirmations', 'payments', 'changes', 'cancellations', 'reviews', 'calendars', 'messages', 'waiting'`

/**
 * What each of a campsite's people hears of, where they chose to (rule M23), and what has happened there for
 * those who did: it is told in the minutes and the digest that follow. Expand.
 */
export class Migration20261129010000 extends Migration {
  override up(): void {
    this.addSql(`
      create table news_choice (
        organisation_id uuid not null references organisation on delete cascade,
        user_id uuid not null references user_account on delete cascade,
        topic text not null check (topic in (${topics})),
        email text not null check (email in ('none', 'now', 'digest')),
        by_sms boolean not null default false,
        chosen_at timestamptz not null,
        primary key (organisation_id, user_id, topic),
        constraint choice_is_to_hear check (email <> 'none' or by_sms)
      )`)
    this.addSql('create index news_choice_person on news_choice (user_id)')
    this.addSql(`
      create table campsite_news (
        id uuid primary key default gen_random_uuid(),
        organisation_id uuid not null references organisation on delete cascade,
        reservation_id text references reservation on delete cascade,
        topic text not null check (topic in (${topics})),
        event text not null,
        occurrence text not null,
        facts jsonb not null,
        told_to text,
        at timestamptz not null,
        mailed_at timestamptz,
        text_after timestamptz not null,
        texted_at timestamptz,
        constraint news_happens_once unique nulls not distinct (organisation_id, reservation_id, event, occurrence)
      )`)
    this.addSql('create index campsite_news_to_mail on campsite_news (at) where mailed_at is null')
    this.addSql('create index campsite_news_to_text on campsite_news (text_after) where texted_at is null')
    this.addSql('create index campsite_news_by_day on campsite_news (organisation_id, at)')
    this.addSql('create index campsite_news_reservation on campsite_news (reservation_id)')
  }

  override down(): void {
    this.addSql('drop table campsite_news')
    this.addSql('drop table news_choice')
  }
}
