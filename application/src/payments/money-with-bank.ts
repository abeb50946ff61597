import { isMoneyWithBank } from '@camp/domain/payments/money-on-its-way.ts'
import type { ReservationId } from '@camp/domain/shared/ids.ts'
import type { Money } from '@camp/domain/shared/money.ts'
import type { Payments } from './payments.ts'

/** What of a booking's money is with the bank. */
export async function moneyWithBank(
  { payments }: { readonly payments: Pick<Payments, 'attemptsOf'> },
  id: ReservationId,
): Promise<Money | undefined> {
  return (await payments.attemptsOf(id)).find(isMoneyWithBank)?.amount
}
