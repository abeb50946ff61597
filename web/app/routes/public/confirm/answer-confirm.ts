import { PaymentGatewayUnavailable } from '@camp/application/payments/payment-gateway.ts'
import type { ConfirmCommand } from '@camp/application/reservations/confirm-as-guest.ts'
import type { UseCases } from '@camp/application/use-cases.ts'
import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { data, redirect } from 'react-router'
import { confirmDeniedAddress, linkAddress } from '#app/addresses/reservation-addresses.ts'
import { notFound } from '#server/reservations/find-reservation.ts'

interface ConfirmPost {
  readonly useCases: Pick<UseCases, 'confirmAsGuest'>
  readonly id: string
  readonly payer?: ConfirmCommand['payer']
  readonly confirmation?: string | null
}

/** The one button: to the gateway, to the outcome, or back to the page when the gateway does not answer. */
export async function answerConfirm({ useCases, id, payer, confirmation }: ConfirmPost) {
  try {
    const confirmed = await useCases.confirmAsGuest.execute({ id: id as ReservationId, payer, confirmation })
    if (confirmed.ok) return redirect(confirmed.value.payment?.url ?? linkAddress(id, 'confirm-ok'), 303)
    const { code } = confirmed.refusal
    if (code === 'not-found') throw notFound()
    if (code === 'confirmation_missing') return data({ problem: code }, { status: 403 })
    return redirect(confirmDeniedAddress(id, code), 303)
  } catch (error) {
    if (!(error instanceof PaymentGatewayUnavailable)) throw error
    return data({ problem: 'gateway' as const }, { status: 503 })
  }
}
