import { Migration } from '@mikro-orm/migrations'

/**
 * Rule V3: what a campsite says of a guest is read by the platform too. What was there before could be read:
 * it stays so. Expand.
 */
export class Migration20261124030500 extends Migration {
  override up(): void {
    this.addSql(`
      alter table user_review
        add column status text not null default 'PUBLISHED'
          constraint user_review_has_a_status check (status in ('PENDING', 'PUBLISHED', 'REJECTED')),
        add column rejection_reason text,
        add constraint only_rejected_user_reviews_have_a_reason check ((status = 'REJECTED') = (rejection_reason is not null))`)
    this.addSql(`create index user_review_to_read on user_review (created_at) where status = 'PENDING'`)
  }
}
