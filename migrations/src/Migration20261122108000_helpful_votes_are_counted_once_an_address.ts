import { Migration } from '@mikro-orm/migrations'

/**
 * A reader without cookies is another reader each time: of one network address a review is found helpful once
 * a day. Addresses are hashed with a key of that day, and nothing is left of them when it is deleted. Expand.
 */
export class Migration20261122108000 extends Migration {
  override up(): void {
    this.addSql('create table helpful_vote_day (day date primary key, key text not null)')
    this.addSql(`
      create table helpful_vote_place (
        review_id uuid not null references organisation_review on delete cascade,
        day date not null references helpful_vote_day on delete cascade,
        address_hash text not null,
        constraint voted_once_an_address primary key (review_id, day, address_hash)
      )`)
    this.addSql('create index helpful_vote_places_of_day on helpful_vote_place (day)')
  }
}
