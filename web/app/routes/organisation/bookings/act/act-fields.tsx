import { offlinePaymentMethods } from '@camp/domain/payments/offline-payment.ts'
import { longestNote } from '@camp/domain/reservations/desk-note.ts'
import { longestPaymentReference, longestPlate } from '@camp/domain/reservations/staff-texts.ts'
import type { ReactNode } from 'react'
import { Checkbox } from '#app/components/checkbox.tsx'
import { ChoiceGroup } from '#app/components/choice-group.tsx'
import { RadioCard } from '#app/components/radio-card.tsx'
import { SelectField } from '#app/components/select-field.tsx'
import { FormPair } from '#app/components/staff/form-page.tsx'
import { TextArea } from '#app/components/text-area.tsx'
import { TextField } from '#app/components/text-field.tsx'
import { randText } from '#app/formatting/rand-text.ts'
import { useText } from '#app/wording/use-text.ts'
import type { ActFieldsProps } from './act-props.ts'
import { MoveFields, SplitFields } from './amend-fields.tsx'
import { CancelFields } from './cancel-fields.tsx'
import { DetailsFields } from './details-fields.tsx'
import { DisputedRefundFields, DisputeFields } from './dispute-fields.tsx'
import { TellTick } from './tell-tick.tsx'

/** What an act asks before it can say what it would change. */
export function ActFields(props: ActFieldsProps): ReactNode {
  switch (props.act) {
    case 'cancel':
      return <CancelFields {...props} />
    case 'voucher':
      return <TakeVoucherFields {...props} />
    case 'payment':
      return <PaymentFields {...props} />
    case 'refund':
      return <RefundFields {...props} />
    case 'dispute':
      return <DisputeFields {...props} />
    case 'disputed-refund':
      return <DisputedRefundFields {...props} />
    case 'write-off':
      return <WriteOffFields {...props} />
    case 'reverse-payment':
      return <ReverseFields {...props} />
    case 'details':
      return <DetailsFields {...props} />
    case 'plate':
      return <PlateField {...props} />
    case 'note':
      return <NoteField {...props} />
    case 'move':
      return <MoveFields {...props} />
    case 'split':
      return <SplitFields {...props} />
    default:
      return null
  }
}

/** Money moves these to another status, and the guest hears of it. */
const tellsOfMoney: readonly string[] = ['pending', 'partiallyPaid']

function PaymentFields({ booking, answers, errorOf }: ActFieldsProps) {
  const t = useText('bookings')
  return (
    <>
      <FormPair>
        <TextField
          name="amount"
          label={t('amount')}
          hint={t('balanceIs', { balance: randText(booking.balance) })}
          defaultValue={answers.amount ?? (booking.balance > 0 ? booking.balance.toFixed(2) : '')}
          error={errorOf('amount')}
          inputMode="decimal"
          autoComplete="off"
        />
        <MethodField answers={answers} />
      </FormPair>
      <FormPair>
        <TextField
          name="paidOn"
          type="date"
          label={t('paidOn')}
          defaultValue={answers.paidOn ?? booking.today}
          max={booking.today}
          error={errorOf('paidOn')}
        />
        <ReferenceField answers={answers} errorOf={errorOf} isOptional />
      </FormPair>
      <Checkbox
        name="mayExceedBalance"
        label={t('mayExceed')}
        hint={t('mayExceedHint')}
        defaultChecked={answers.mayExceedBalance === 'on'}
      />
      {tellsOfMoney.includes(booking.reservation.status) && (
        <TellTick isTicked={answers.asksToTell !== 'on' || answers.tells === 'on'} />
      )}
    </>
  )
}

function TakeVoucherFields({ booking, answers, errorOf }: ActFieldsProps) {
  const t = useText('bookings')
  return (
    <>
      <TextField
        name="code"
        label={t('voucherCode')}
        hint={t('voucherCodeHint')}
        defaultValue={answers.code}
        error={errorOf('code')}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <p>{t('balanceIs', { balance: randText(booking.balance) })}</p>
    </>
  )
}

function ReverseFields({ booking, answers, errorOf }: ActFieldsProps) {
  const t = useText('bookings')
  const move = booking.moves.find(({ id }) => id === answers.move)
  return (
    <>
      <input type="hidden" name="move" value={answers.move ?? ''} />
      {move && <p className="text-lg font-bold">{t('reverseAmount', { amount: randText(move.amount) })}</p>}
      <TextField
        name="note"
        label={t('reverseNote')}
        hint={t('reverseHint')}
        defaultValue={answers.note}
        error={errorOf('note')}
        maxLength={longestNote}
        autoComplete="off"
      />
    </>
  )
}

function WriteOffFields({ booking, answers, errorOf }: ActFieldsProps) {
  const t = useText('bookings')
  return (
    <>
      <p className="text-lg font-bold">{t('writeOffAmount', { amount: randText(booking.balance) })}</p>
      <TextArea
        name="note"
        label={t('cancelNote')}
        defaultValue={answers.note}
        error={errorOf('note')}
        rows={2}
        maxLength={longestNote}
      />
    </>
  )
}

function RefundFields({ booking, answers, errorOf }: ActFieldsProps) {
  const t = useText('bookings')
  const task = booking.refundTasks.find(({ id }) => id === answers.task)
  return (
    <>
      <input type="hidden" name="task" value={answers.task ?? ''} />
      {task && <p className="text-lg font-bold">{t('refundAmount', { amount: randText(task.amount) })}</p>}
      {task?.cameByCard && <AtGateway answers={answers} errorOf={errorOf} isReturned={task.isReturned} />}
      <FormPair>
        <MethodField answers={answers} />
        <TextField
          name="paidOn"
          type="date"
          label={t('paidBackOn')}
          defaultValue={answers.paidOn ?? booking.today}
          max={booking.today}
          error={errorOf('paidOn')}
        />
      </FormPair>
      <ReferenceField answers={answers} errorOf={errorOf} hint={t('refundReferenceHint')} />
    </>
  )
}

/** What somebody saw at the payment provider; nothing is chosen for them. */
function AtGateway({
  answers,
  errorOf,
  isReturned,
}: Pick<ActFieldsProps, 'answers' | 'errorOf'> & { readonly isReturned: boolean }) {
  const t = useText('bookings')
  const card = (value: string) => ({ name: 'atGateway', value, defaultChecked: answers.atGateway === value })
  return (
    <ChoiceGroup id="atGateway" legend={t('atGateway')} hint={t('atGatewayHint')} error={errorOf('atGateway')}>
      <RadioCard {...card('unpaid')} label={t('gatewayUnpaid')} hint={t('gatewayUnpaidHint')} />
      {!isReturned && <RadioCard {...card('paid')} label={t('gatewayPaid')} hint={t('gatewayPaidHint')} />}
    </ChoiceGroup>
  )
}

function MethodField({ answers }: Pick<ActFieldsProps, 'answers'>) {
  const t = useText('bookings')
  return (
    <SelectField name="method" label={t('method')} defaultValue={answers.method ?? 'cash'}>
      {offlinePaymentMethods.map((method) => (
        <option key={method} value={method}>
          {t(`${method}Method`)}
        </option>
      ))}
    </SelectField>
  )
}

function ReferenceField({
  answers,
  errorOf,
  hint,
  isOptional,
}: Pick<ActFieldsProps, 'answers' | 'errorOf'> & { hint?: string; isOptional?: boolean }) {
  const t = useText('bookings')
  return (
    <TextField
      name="reference"
      label={t('paymentReference')}
      hint={hint ?? t('paymentReferenceHint')}
      defaultValue={answers.reference}
      error={errorOf('reference')}
      isOptional={isOptional}
      maxLength={longestPaymentReference}
      autoComplete="off"
    />
  )
}

function PlateField({ booking, answers, errorOf }: ActFieldsProps) {
  const t = useText('bookings')
  return (
    <TextField
      name="vehiclePlate"
      label={t('plate')}
      hint={t('plateHint')}
      defaultValue={answers.vehiclePlate ?? booking.guest?.vehiclePlate ?? ''}
      error={errorOf('vehiclePlate')}
      maxLength={longestPlate}
      autoComplete="off"
    />
  )
}

function NoteField({ answers, errorOf }: ActFieldsProps) {
  const t = useText('bookings')
  return (
    <TextArea
      name="note"
      label={t('note')}
      hint={t('noteHint')}
      defaultValue={answers.note}
      error={errorOf('note')}
      rows={3}
      maxLength={longestNote}
    />
  )
}
