import type { DeskOutcome } from '@camp/application/desk/desk-answers.ts'
import type { NotLeft } from '@camp/application/desk/desk-reservations.ts'
import type { UseCases } from '@camp/application/use-cases.ts'
import type { RefundWish } from '@camp/domain/cancellation/refund-wish.ts'
import type { Money } from '@camp/domain/shared/money.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { ActAnswers, ActName } from '#app/components/staff/bookings/act-answers.ts'
import { firstProblem, readTyped } from '#app/forms/read-form.server.ts'
import {
  amendmentAtDeskOnWire,
  deskOutcomeOnWire,
  type WireAmendmentAtDesk,
  type WireOutcome,
} from '#server/wire/desk-outcome-on-wire.ts'
import { dateOnWire, randOnWire } from '#server/wire/on-wire.ts'
import type { WireRule } from '#server/wire/rules-on-wire.ts'
import {
  type AskedByAct,
  actForm,
  disputedRefundForm,
  type MoneyFormCode,
  paidBackForm,
  type RefundFormCode,
  receivedForm,
  refundForm,
  settlementAsked,
  voucherForm,
} from './act-form.server.ts'
import type { ActRequest } from './act-request.ts'
import { type DetailsProblemCode, readDetails } from './details-form.server.ts'
import { type AmendingAct, type AmendRefusal, runAmendingAct } from './run-amending-act.ts'

type RefusalOf<Act extends keyof UseCases> =
  Awaited<ReturnType<UseCases[Act]['execute']>> extends infer Answer
    ? Answer extends { readonly ok: false; readonly refusal: { readonly code: infer Code } }
      ? Code
      : never
    : never

export type ActRefusalCode =
  | RefusalOf<'takeVoucher'>
  | RefusalOf<'confirmAsStaff' | 'cancelAsStaff' | 'checkIn' | 'undoCheckIn' | 'checkOut' | 'undoCheckOut' | 'markNoShow'>
  | RefusalOf<
      | 'resendMessage'
      | 'recordDeskPayment'
      | 'writeOffBalance'
      | 'undoWriteOff'
      | 'closeRefundTask'
      | 'closeDispute'
      | 'recordDisputedRefund'
      | 'addDeskNote'
      | 'changeVehiclePlate'
      | 'reinstateBooking'
      | 'reverseDeskPayment'
      | 'correctGuest'
      | 'issueGateCode'
      | 'undoSmallAct'
    >
  | AmendRefusal['code']
  | DetailsProblemCode
  | MoneyFormCode
  | RefundFormCode
  | 'voucher-above-paid'
  | 'code-missing'

export interface ActRefusal {
  readonly code: ActRefusalCode
  /** The question that could not be read. */
  readonly field?: string
  /** What the words of the code are about: the plots that are taken. */
  readonly names?: string
  /** Rules of the house that speak against it, with their numbers. */
  readonly rules?: readonly WireRule[]
  /** In rand: the most that can go back, or what would by the policy. */
  readonly amount?: number
  /** On which a voucher expired, or the first on which money may have moved. */
  readonly date?: string
  /** Characters of a text that is too long. */
  readonly most?: number
  /** Who is still on a plot of the guests who arrive. */
  readonly notLeft?: readonly NotLeft[]
}

export type ActOutcome = WireOutcome | WireAmendmentAtDesk

/** Does what a form asks for, or with `dryRun` says what it would do. */
export async function runAct(act: ActName, request: ActRequest): Promise<Result<ActOutcome, ActRefusal>> {
  if (act === 'move' || act === 'split' || act === 'undo-change') return runAmendment(act, request)
  const done = await runDeskAct(act, request)
  if (done.ok) return accepted(deskOutcomeOnWire(done.value))
  const { code, field, most, notLeft, plotNames, refundable, byPolicy, expiresOn, earliest } = done.refusal
  if (field || most) return refused({ code, field, most })
  if (plotNames) return refused({ code, names: plotNames.join(', ') })
  if (notLeft) return refused({ code, notLeft })
  const amount = refundable ?? byPolicy
  if (amount) return refused({ code, amount: randOnWire(amount) })
  const date = expiresOn ?? earliest
  return refused(date ? { code, date: dateOnWire(date) } : { code })
}

async function runAmendment(act: AmendingAct, request: ActRequest): Promise<Result<ActOutcome, ActRefusal>> {
  const done = await runAmendingAct(act, request)
  return done.ok ? accepted(amendmentAtDeskOnWire(done.value)) : done
}

interface DeskActRefusal extends Pick<ActRefusal, 'code' | 'field' | 'most' | 'notLeft'> {
  readonly plotNames?: readonly string[]
  readonly refundable?: Money
  readonly byPolicy?: Money
  readonly expiresOn?: Temporal.PlainDate
  readonly earliest?: Temporal.PlainDate
}

type DeskAnswer = Result<DeskOutcome, DeskActRefusal>

async function runDeskAct(act: Exclude<ActName, AmendingAct>, request: ActRequest): Promise<DeskAnswer> {
  const { useCases, actor, id, dryRun } = request
  const asked = actForm.parse(request.answers)
  const { note, shownVersion } = asked
  const command = { actor, idOrReference: id, dryRun, notifiesGuest: !asked.silent, shownVersion }
  switch (act) {
    case 'confirm':
      return useCases.confirmAsStaff.execute(command)
    case 'cancel':
      return cancel(request, { ...command, ...asked })
    case 'check-in':
      return useCases.checkIn.execute({ ...command, isCertain: asked.certain })
    case 'undo-check-in':
      return useCases.undoCheckIn.execute(command)
    case 'check-out':
      return useCases.checkOut.execute({ ...command, settlement: settlementAsked(asked) })
    case 'undo-check-out':
      return useCases.undoCheckOut.execute(command)
    case 'no-show':
      return useCases.markNoShow.execute(command)
    case 'reinstate':
      return useCases.reinstateBooking.execute(command)
    case 'resend':
      return useCases.resendMessage.execute(command)
    case 'undo-plate':
      return useCases.undoSmallAct.execute({ ...command, act: 'plate-changed' })
    case 'undo-gate-code':
      return useCases.undoSmallAct.execute({ ...command, act: 'gate-code-issued' })
    case 'undo-note':
      return useCases.undoSmallAct.execute({ ...command, act: 'note' })
    case 'gate-code':
      return useCases.issueGateCode.execute(command)
    case 'note':
      return useCases.addDeskNote.execute({ ...command, note })
    case 'details': {
      const guest = readDetails(request.answers)
      return guest.ok ? useCases.correctGuest.execute({ ...command, guest: guest.value }) : guest
    }
    case 'plate':
      return useCases.changeVehiclePlate.execute({ ...command, vehiclePlate: asked.vehiclePlate })
    case 'write-off':
      return useCases.writeOffBalance.execute({ ...command, note })
    case 'undo-write-off':
      return useCases.undoWriteOff.execute(command)
    case 'payment':
      return recordPayment(request, { ...command, ...asked })
    case 'voucher':
      return asked.code.trim()
        ? useCases.takeVoucher.execute({ ...command, code: asked.code })
        : refused({ code: 'code-missing' })
    case 'reverse-payment':
      return useCases.reverseDeskPayment.execute({ ...command, moveId: asked.move || undefined, note })
    case 'refund':
      return closeRefund(request, { ...command, ...asked })
    case 'dispute':
      return useCases.closeDispute.execute({ ...command, disputeId: asked.dispute, ending: asked.ending, note })
    case 'disputed-refund':
      return recordDisputedRefund(request, { ...command, ...asked })
  }
}

type Command = { readonly notifiesGuest: boolean } & Parameters<UseCases['checkIn']['execute']>[0] & AskedByAct

async function cancel({ useCases, answers }: ActRequest, command: Command): Promise<DeskAnswer> {
  const refund = refundWish(answers, command)
  if (!refund.ok) return refund
  const { note, paysOut: paysOutVouchers } = command
  const cancelled = await useCases.cancelAsStaff.execute({ ...command, note, refund: refund.value, paysOutVouchers })
  const isVoucherAbove = !cancelled.ok && cancelled.refusal.code === 'refund-above-paid' && refund.value.kind === 'voucher'
  return isVoucherAbove ? refused({ ...cancelled.refusal, code: 'voucher-above-paid' }) : cancelled
}

function refundWish(answers: ActAnswers, { refund, agreed: isAgreed }: Command): Result<RefundWish, DeskActRefusal> {
  if (refund === 'amount') {
    const read = readTyped<typeof refundForm, RefundFormCode>(refundForm, answers)
    return read.ok ? accepted({ kind: 'amount', amount: read.value }) : refused(firstProblem(read.refusal))
  }
  if (refund === 'voucher') {
    const read = readTyped<typeof voucherForm, RefundFormCode>(voucherForm, answers)
    return read.ok ? accepted({ kind: 'voucher', amount: read.value, isAgreed }) : refused(firstProblem(read.refusal))
  }
  return accepted({ kind: refund })
}

async function recordPayment({ useCases, answers }: ActRequest, command: Command): Promise<DeskAnswer> {
  const received = readTyped<typeof receivedForm, MoneyFormCode>(receivedForm, answers)
  if (!received.ok) return refused(firstProblem(received.refusal))
  return useCases.recordDeskPayment.execute({ ...command, ...received.value, reference: command.reference || null })
}

async function closeRefund({ useCases, answers }: ActRequest, command: Command): Promise<DeskAnswer> {
  const { task: taskId, atGateway } = command
  if (atGateway === 'paid') return useCases.closeRefundTask.execute({ ...command, taskId, isPaidByGateway: true })
  const paid = readTyped<typeof paidBackForm, MoneyFormCode>(paidBackForm, answers)
  if (!paid.ok) return refused(firstProblem(paid.refusal))
  const isGatewayChecked = atGateway === 'unpaid'
  return useCases.closeRefundTask.execute({ ...command, ...paid.value, taskId, isGatewayChecked })
}

async function recordDisputedRefund({ useCases, answers }: ActRequest, command: Command): Promise<DeskAnswer> {
  const refund = readTyped<typeof disputedRefundForm, MoneyFormCode>(disputedRefundForm, answers)
  if (!refund.ok) return refused(firstProblem(refund.refusal))
  return useCases.recordDisputedRefund.execute({ ...command, disputeId: command.dispute, amount: refund.value })
}
