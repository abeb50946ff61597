import type { DeskOutcome } from '@camp/application/desk/desk-answers.ts'
import type { UseCases } from '@camp/application/use-cases.ts'
import { readDate } from '@camp/domain/formatting/read-date.ts'
import { readMoney } from '@camp/domain/formatting/read-money.ts'
import { type OfflinePaymentMethod, offlinePaymentMethods } from '@camp/domain/payments/offline-payment.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { type ActAnswers, type ActName, shownVersion } from '#app/components/staff/bookings/act-answers.ts'
import {
  amendmentAtDeskOnWire,
  deskOutcomeOnWire,
  type WireAmendmentAtDesk,
  type WireOutcome,
} from '#server/wire/desk-outcome-on-wire.ts'
import type { ActRequest } from './act-request.ts'
import { type AmendingAct, type AmendRefusal, runAmendingAct } from './run-amending-act.ts'

type RefusalOf<Act extends keyof UseCases> =
  Awaited<ReturnType<UseCases[Act]['execute']>> extends infer Answer
    ? Answer extends { readonly ok: false; readonly refusal: { readonly code: infer Code } }
      ? Code
      : never
    : never

export type ActRefusalCode =
  | RefusalOf<'confirmAsStaff' | 'cancelAsStaff' | 'checkIn' | 'undoCheckIn' | 'checkOut' | 'undoCheckOut' | 'markNoShow'>
  | RefusalOf<
      | 'resendMessage'
      | 'recordDeskPayment'
      | 'closeRefundTask'
      | 'closeDispute'
      | 'addDeskNote'
      | 'changeVehiclePlate'
      | 'issueGateCode'
    >
  | AmendRefusal['code']
  | 'amount-invalid'
  | 'date-invalid'

export interface ActRefusal {
  readonly code: ActRefusalCode
  /** What the words of the code are about: the plots that are taken. */
  readonly names?: string
}

export type ActOutcome = WireOutcome | WireAmendmentAtDesk

/** Does what a form asks for, or with `dryRun` says what it would do. */
export async function runAct(act: ActName, request: ActRequest): Promise<Result<ActOutcome, ActRefusal>> {
  if (act === 'move' || act === 'split' || act === 'undo-change') return runAmendment(act, request)
  const done = await runDeskAct(act, request)
  return done.ok ? accepted(deskOutcomeOnWire(done.value)) : refused({ code: done.refusal.code })
}

async function runAmendment(act: AmendingAct, request: ActRequest): Promise<Result<ActOutcome, ActRefusal>> {
  const done = await runAmendingAct(act, request)
  return done.ok ? accepted(amendmentAtDeskOnWire(done.value)) : done
}

type DeskAnswer = Result<DeskOutcome, { readonly code: ActRefusalCode }>

async function runDeskAct(act: Exclude<ActName, AmendingAct>, request: ActRequest): Promise<DeskAnswer> {
  const { useCases, actor, id, answers, dryRun } = request
  const told = { notifiesGuest: answers.silent !== 'on', shownVersion: shownVersion(answers) }
  const command = { actor, idOrReference: id, dryRun, ...told }
  switch (act) {
    case 'confirm':
      return useCases.confirmAsStaff.execute(command)
    case 'cancel':
      return useCases.cancelAsStaff.execute({
        ...command,
        note: answers.note ?? '',
        refundInFull: answers.refund === 'full',
      })
    case 'check-in':
      return useCases.checkIn.execute(command)
    case 'undo-check-in':
      return useCases.undoCheckIn.execute(command)
    case 'check-out':
      return useCases.checkOut.execute(command)
    case 'undo-check-out':
      return useCases.undoCheckOut.execute(command)
    case 'no-show':
      return useCases.markNoShow.execute(command)
    case 'resend':
      return useCases.resendMessage.execute(command)
    case 'gate-code':
      return useCases.issueGateCode.execute(command)
    case 'note':
      return useCases.addDeskNote.execute({ ...command, note: answers.note ?? '' })
    case 'plate':
      return useCases.changeVehiclePlate.execute({ ...command, vehiclePlate: answers.vehiclePlate ?? '' })
    case 'payment':
      return recordPayment(request, command)
    case 'refund':
      return closeRefund(request, command)
    case 'dispute': {
      const ending = answers.ending === 'won' ? 'won' : 'lost'
      return useCases.closeDispute.execute({ ...command, disputeId: answers.dispute ?? '', ending, note: answers.note ?? '' })
    }
  }
}

type Command = { readonly notifiesGuest: boolean } & Parameters<UseCases['checkIn']['execute']>[0]

async function recordPayment({ useCases, answers }: ActRequest, command: Command): Promise<DeskAnswer> {
  const cents = readMoney(answers.amount ?? '')
  const paidOn = readDate(answers.paidOn)
  if (!cents.ok) return refused({ code: 'amount-invalid' })
  if (!paidOn) return refused({ code: 'date-invalid' })
  return useCases.recordDeskPayment.execute({
    ...command,
    amount: Money.cents(cents.value),
    paidOn,
    method: methodOf(answers),
    reference: answers.reference || null,
    mayExceedBalance: answers.mayExceedBalance === 'on',
  })
}

async function closeRefund({ useCases, answers }: ActRequest, command: Command): Promise<DeskAnswer> {
  const paidOn = readDate(answers.paidOn)
  if (!paidOn) return refused({ code: 'date-invalid' })
  return useCases.closeRefundTask.execute({
    ...command,
    taskId: answers.task ?? '',
    method: methodOf(answers),
    paidOn,
    reference: answers.reference ?? '',
    isGatewayChecked: answers.isGatewayChecked === 'on',
  })
}

function methodOf({ method }: ActAnswers): OfflinePaymentMethod {
  return offlinePaymentMethods.find((known) => known === method) ?? 'other'
}
