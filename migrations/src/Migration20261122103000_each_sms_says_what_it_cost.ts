import { Migration } from '@mikro-orm/migrations'

/**
 * An SMS is paid by its parts: counted when it goes out, and as the provider billed it once the provider
 * reports. Other channels have neither.
 */
export class Migration20261122103000 extends Migration {
  override up(): void {
    this.addSql('alter table communication_history add column sms_parts smallint')
    this.addSql('alter table communication_history add column sms_credits numeric(12, 4)')
    this.addSql(`
      alter table communication_history add constraint communication_costs_are_of_sms
        check (channel = 'sms' or num_nonnulls(sms_parts, sms_credits) = 0) not valid`)
    this.addSql('alter table communication_history validate constraint communication_costs_are_of_sms')
    this.addSql(`
      alter table communication_history add constraint communication_costs_are_not_negative
        check (sms_parts >= 0 and sms_credits >= 0) not valid`)
    this.addSql('alter table communication_history validate constraint communication_costs_are_not_negative')
    this.addSql(`create index communication_history_of_sms on communication_history (sent_at desc) where channel = 'sms'`)
  }

  override down(): void {
    this.addSql('drop index communication_history_of_sms')
    this.addSql('alter table communication_history drop constraint communication_costs_are_not_negative')
    this.addSql('alter table communication_history drop constraint communication_costs_are_of_sms')
    this.addSql('alter table communication_history drop column sms_credits')
    this.addSql('alter table communication_history drop column sms_parts')
  }
}
