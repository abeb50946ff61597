import { Migration } from '@mikro-orm/migrations'

/** Which payments a voucher made. Expand. */
export class Migration20261128100020 extends Migration {
  override isTransactional(): boolean {
    return false
  }

  override up(): void {
    this.addSql(`create index concurrently if not exists payment_by_voucher on payment (voucher_id) where voucher_id is not null`)
  }
}
