import { CloseCashUp } from './close-cash-up.ts'
import { ListTill } from './list-till.ts'
import { ShowCashUp } from './show-cash-up.ts'

export const cashUpUseCases = {
  showCashUp: ShowCashUp,
  closeCashUp: CloseCashUp,
  listTill: ListTill,
}
