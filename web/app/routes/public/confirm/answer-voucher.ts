import type { UseCases } from '@camp/application/use-cases.ts'
import type { PayByVoucherRefusal } from '@camp/application/vouchers/pay-by-voucher.ts'
import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { data, redirect } from 'react-router'
import { confirmDeniedAddress, linkAddress } from '#app/addresses/reservation-addresses.ts'
import { notFound } from '#server/reservations/find-reservation.ts'
import { dateOnWire } from '#server/wire/on-wire.ts'

interface VoucherPost {
  readonly useCases: Pick<UseCases, 'payByVoucher'>
  readonly id: string
  readonly code: string
  /** Of the message's link, which the page keeps in its address. */
  readonly confirmation: string | null
}

type VoucherProblem = Exclude<
  PayByVoucherRefusal['code'],
  'not-found' | 'expired' | 'already_cancelled' | 'stay_begun' | 'wrong_state' | 'plots_gone'
>

/** To the outcome where nothing more is asked for now, else back to the page, which says what is left. */
export async function answerVoucher({ useCases, id, code, confirmation }: VoucherPost) {
  const paid = await useCases.payByVoucher.execute({ id: id as ReservationId, code })
  if (paid.ok && paid.value.status !== 'pending') return redirect(linkAddress(id, 'confirm-ok'), 303)
  if (paid.ok) return redirect(`${linkAddress(id, 'confirm')}?${againWith(confirmation)}`, 303)
  const { refusal } = paid
  switch (refusal.code) {
    case 'not-found':
      throw notFound()
    case 'voucher-unknown':
    case 'voucher-spent':
    case 'nothing-open':
      return problem(refusal.code, code, 409)
    case 'too-many':
      return problem(refusal.code, code, 429)
    case 'voucher-expired':
      return problem(refusal.code, code, 409, dateOnWire(refusal.expiresOn))
    case 'expired':
    case 'already_cancelled':
    case 'stay_begun':
    case 'wrong_state':
    case 'plots_gone':
      return redirect(confirmDeniedAddress(id, refusal.code), 303)
  }
}

function againWith(confirmation: string | null): URLSearchParams {
  return new URLSearchParams(confirmation ? { c: confirmation, voucher: 'taken' } : { voucher: 'taken' })
}

function problem(voucher: VoucherProblem, typed: string, status: number, date: string | null = null) {
  return data({ problem: 'voucher' as const, voucher: { code: voucher, date }, typed }, { status })
}
