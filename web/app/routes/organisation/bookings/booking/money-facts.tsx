import { dayText } from '@camp/domain/formatting/date-texts.ts'
import { comesIn } from '@camp/domain/payments/money-move.ts'
import { use } from 'react'
import { Link } from 'react-router'
import { actAddress, receiptAddress } from '#app/components/staff/bookings/booking-addresses.ts'
import { DisputedRefundLink } from '#app/components/staff/money-tasks/disputed-refund-link.tsx'
import { dateHere } from '#app/formatting/clock-time.ts'
import { randText } from '#app/formatting/rand-text.ts'
import { LanguageContext, useText } from '#app/wording/use-text.ts'
import type { WireDeskReservation } from '#server/wire/desk-reservation-on-wire.ts'

type Move = WireDeskReservation['moves'][number]
type Task = WireDeskReservation['refundTasks'][number]

/**
 * Due, every rand that moved, and what is open; of a booking that no longer stands, what moved, what still
 * goes back, and what is kept.
 */
export function MoneyFacts({ booking }: { readonly booking: WireDeskReservation }) {
  const t = useText('bookings')
  const language = use(LanguageContext)
  const { reservation, balance, moneyOfEnded, moves, refundTasks, failedAttempts, paymentsToCheck } = booking
  const { disputes } = booking
  const waiting = refundTasks.filter(({ state }) => state !== 'done')
  return (
    <section aria-labelledby="money" className="form-section">
      <h2 id="money">{t('money')}</h2>
      <dl className="money-lines">
        {!moneyOfEnded && (
          <div>
            <dt>{t('due')}</dt>
            <dd>{randText(reservation.amountDue)}</dd>
          </div>
        )}
        {moves.map((move) => (
          <div key={move.id}>
            <dt>
              {moveText(move)}
              <span className="booking-fine">{moveDetails(move)}</span>
              {itemsText(move) && <span className="booking-fine">{itemsText(move)}</span>}
              <span className="no-print flex flex-wrap gap-x-4">
                {isReceived(move) && !move.isVoucherTakenBack && (
                  <Link to={receiptAddress(booking.organisation.slug, reservation.id, move.id)} className="link">
                    {t('receipt')}
                  </Link>
                )}
                {isReversible(move) && (
                  <Link
                    to={`${actAddress(booking.organisation.slug, reservation.id, 'reverse-payment')}?move=${move.id}`}
                    className="link"
                  >
                    {t('act_reverse-payment')}
                  </Link>
                )}
              </span>
            </dt>
            <dd>{randText(comesIn(move.kind) === (moneyOfEnded !== null) ? move.amount : -move.amount)}</dd>
          </div>
        ))}
        {moneyOfEnded && moneyOfEnded.toGoBack > 0 && (
          <div>
            <dt>{t('toGoBack')}</dt>
            <dd>{randText(-moneyOfEnded.toGoBack)}</dd>
          </div>
        )}
        <div className="money-total">
          <dt>{t(moneyOfEnded ? 'kept' : 'balance')}</dt>
          <dd>{randText(moneyOfEnded?.kept ?? balance)}</dd>
        </div>
      </dl>
      {reservation.dueDate && balance > 0 && <p>{t('dueBy', { date: dayText(reservation.dueDate, language) })}</p>}
      {booking.owedBy && balance > 0 && <p>{t('owedBy', { name: booking.owedBy })}</p>}
      {booking.writtenOffAt && <p>{t('writtenOff', { date: dayText(dateHere(booking.writtenOffAt), language) })}</p>}
      {booking.paidDate && balance <= 0 && !moneyOfEnded && (
        <p>{t('paidInFull', { date: dayText(dateHere(booking.paidDate), language) })}</p>
      )}
      {balance <= 0 && booking.acts.includes('record-payment') && (
        <p className="no-print">
          <Link to={actAddress(booking.organisation.slug, reservation.id, 'payment')} className="link">
            {t('recordMore')}
          </Link>
        </p>
      )}
      <p className="no-print">
        <Link to={`/r/${reservation.id}/invoice`} className="link">
          {t('invoicePage')}
        </Link>
      </p>
      {failedAttempts.length > 0 && (
        <p className="text-sm text-ink-soft">{t('failedAttempts', { count: failedAttempts.length })}</p>
      )}
      {waiting.length + disputes.length + paymentsToCheck.length > 0 && (
        <ul className="grid gap-2">
          {paymentsToCheck.map((payment) => (
            <CheckLine key={payment.at} payment={payment} />
          ))}
          {disputes.map((dispute) => (
            <DisputeLine key={dispute.id} dispute={dispute} booking={booking} />
          ))}
          {waiting.map((task) => (
            <RefundLine key={task.id} task={task} booking={booking} />
          ))}
        </ul>
      )}
    </section>
  )

  function isReceived({ id, kind }: Move): boolean {
    return kind === 'capture' && !moves.some(({ reverses }) => reverses === id)
  }

  function isReversible(move: Move): boolean {
    return isReceived(move) && move.offline !== null && booking.acts.includes('record-payment')
  }

  function moveText({ kind, offline, isVoucherTakenBack }: Move): string {
    if (isVoucherTakenBack) return t('voucherTakenBack')
    if (kind === 'refund') return t(offline?.method === 'credit-voucher' ? 'refundedByVoucher' : 'refunded')
    if (kind !== 'capture') return t(`${kind}Move`)
    return offline ? t(`${offline.method}Method`) : t('paidOnline')
  }

  /** What it paid for, plot by plot. */
  function itemsText({ items }: Move): string {
    const text = ({ kind, plotName, amount }: Move['items'][number]) =>
      t(`item_${kind}`, { plot: plotName ?? '', amount: randText(amount) })
    return items.map(text).join(', ')
  }

  function moveDetails({ at, offline, method }: Move): string {
    const day = dayText(offline?.paidOn ?? dateHere(at), language)
    return [day, method?.replaceAll(' ', '\u00a0'), offline?.reference, offline?.recordedByName].filter(Boolean).join(' · ')
  }
}

function RefundLine({ task, booking }: { readonly task: Task; readonly booking: WireDeskReservation }) {
  const t = useText('bookings')
  const { organisation, reservation } = booking
  const amount = randText(task.amount)
  return (
    <li className="refund-line">
      <span>{t(refundText(task), { amount })}</span>
      {task.state === 'manual' && (
        <Link to={`${actAddress(organisation.slug, reservation.id, 'refund')}?task=${task.id}`} className="link no-print">
          {t('act_refund')}
        </Link>
      )}
    </li>
  )
}

function refundText({ isOntoVoucher, isUnclear, state }: Task) {
  if (isOntoVoucher) return 'refundOntoVoucher'
  if (state === 'open') return 'refundByGateway'
  return isUnclear ? 'refundUnclear' : 'refundByHand'
}

type ToCheck = WireDeskReservation['paymentsToCheck'][number]

/** Somebody looks at it in the gateway's dashboard: here there is nothing to do. */
function CheckLine({ payment: { why, amount, at, method, resultCode } }: { readonly payment: ToCheck }) {
  const t = useText('bookings')
  const language = use(LanguageContext)
  const facts = { amount: randText(amount), date: dayText(dateHere(at), language) }
  return (
    <li className="refund-line">
      <span>
        {t(why === 'bank-asks' ? 'checkAsked' : 'checkDiffers', facts)}
        <span className="booking-fine">{[method, t('disputeCode', { code: resultCode })].filter(Boolean).join(' · ')}</span>
      </span>
    </li>
  )
}

type Dispute = WireDeskReservation['disputes'][number]

function DisputeLine({ dispute, booking }: { readonly dispute: Dispute; readonly booking: WireDeskReservation }) {
  const t = useText('bookings')
  const ofMoney = useText('moneyTasks')
  const language = use(LanguageContext)
  const { organisation, reservation } = booking
  const facts = { amount: randText(dispute.taken), date: dayText(dateHere(dispute.openedAt), language) }
  const openText = dispute.taken > 0 ? t('disputeOpen', facts) : t('disputeNothing', facts)
  const fine = [dispute.method, t('disputeCode', { code: dispute.resultCode }), dispute.note, dispute.closedByName]
  return (
    <li className="refund-line">
      <span>
        {dispute.state === 'open' ? openText : t(`dispute_${dispute.state}`, facts)}
        {dispute.state === 'open' && dispute.refundDue !== null && (
          <span className="block">
            {ofMoney('refundDue', { amount: randText(dispute.refundDue) })}{' '}
            <DisputedRefundLink slug={organisation.slug} reservationId={reservation.id} disputeId={dispute.id} />
          </span>
        )}
        <span className="booking-fine">{fine.filter(Boolean).join(' · ')}</span>
      </span>
      {dispute.state === 'open' && (
        <Link to={`${actAddress(organisation.slug, reservation.id, 'dispute')}?dispute=${dispute.id}`} className="link no-print">
          {t('act_dispute')}
        </Link>
      )}
    </li>
  )
}
