import { Migration } from '@mikro-orm/migrations'

/** Reviews know their stay, are answered, reported and voted for; organisations review guests. Expand. */
export class Migration20261122090300 extends Migration {
  override up(): void {
    this.addSql(organisationReviews)
    this.addSql(helpfulVotes)
    this.addSql(userReviews)
    this.addSql(invitations)
  }
}

const organisationReviews = `
  alter table organisation_review
    add column stay_month date constraint stay_month_is_its_first_day check (extract(day from stay_month) = 1),
    add column answered_at timestamptz,
    add column report_reason text,
    add column reported_at timestamptz,
    add column report_closed_at timestamptz;
  update organisation_review set answered_at = created_at where answer is not null;
  update organisation_review set rejection_reason = case status when 'REJECTED' then coalesce(rejection_reason, '-') end
  where (status = 'REJECTED') <> (rejection_reason is not null);
  alter table organisation_review
    add constraint answer_has_its_time check (num_nonnulls(answer, answered_at) <> 1),
    add constraint report_has_its_time check (num_nonnulls(report_reason, reported_at) <> 1),
    add constraint only_reports_are_closed check (report_closed_at is null or reported_at is not null),
    add constraint only_rejected_reviews_have_a_reason check ((status = 'REJECTED') = (rejection_reason is not null));
  create index organisation_review_by_time on organisation_review (organisation_id, created_at);
  create index organisation_review_by_author on organisation_review (user_id) where user_id is not null;
  create index organisation_review_to_read on organisation_review (created_at) where status = 'PENDING'`

/** The voter is a hash that names nobody. */
const helpfulVotes = `
  create table helpful_vote (
    review_id uuid not null references organisation_review on delete cascade,
    voter text not null,
    constraint voted_once primary key (review_id, voter)
  )`

const userReviews = `
  create table user_review (
    id uuid primary key,
    organisation_id uuid not null references organisation,
    reservation_id text not null constraint guest_reviewed_once unique,
    user_id uuid not null references user_account,
    rating integer not null constraint rating_is_one_to_five check (rating between 1 and 5),
    comment text not null,
    is_visible boolean not null default true,
    created_at timestamptz not null,
    foreign key (organisation_id, reservation_id) references reservation (organisation_id, id)
  );
  create index user_review_by_guest on user_review (user_id);
  create index user_review_by_organisation on user_review (organisation_id, created_at)`

const invitations = `
  create index reservation_to_invite on reservation (departure) where status = 'completed' and review_invited_at is null`
