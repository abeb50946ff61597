import { CancelVoucher } from './cancel-voucher.ts'
import { ExtendVoucher } from './extend-voucher.ts'
import { ListVouchers } from './list-vouchers.ts'
import { OffersVouchers } from './offers-vouchers.ts'
import { PayByVoucher } from './pay-by-voucher.ts'
import { ShowVoucher } from './show-voucher.ts'
import { TakeVoucher } from './take-voucher.ts'

export const voucherUseCases = {
  takeVoucher: TakeVoucher,
  payByVoucher: PayByVoucher,
  offersVouchers: OffersVouchers,
  listVouchers: ListVouchers,
  showVoucher: ShowVoucher,
  extendVoucher: ExtendVoucher,
  cancelVoucher: CancelVoucher,
}
