import { dayText, stayText } from '@camp/domain/formatting/date-texts.ts'
import { use } from 'react'
import { Button } from '#app/components/button.tsx'
import { Disclosure } from '#app/components/disclosure.tsx'
import { Notice } from '#app/components/notice.tsx'
import { PriceLines } from '#app/components/reservation/price-lines.tsx'
import { BookingStatus } from '#app/components/staff/bookings/booking-status.tsx'
import { SetAside } from '#app/components/staff/bookings/set-aside.tsx'
import { clockTime, dateHere } from '#app/formatting/clock-time.ts'
import { randText } from '#app/formatting/rand-text.ts'
import { LanguageContext, useText } from '#app/wording/use-text.ts'
import type { WireOfflineReservation } from '#server/wire/offline-reservation-on-wire.ts'
import type { LiveBooking } from './live-booking.server.ts'
import { inWords } from './offline-problems.ts'

interface BookingPanelProps {
  readonly live: LiveBooking
  readonly hasContact: boolean
  readonly isBusy: boolean
}

/**
 * Beside what is typed: the price line by line, what is open, the words that go out, and the way to save it.
 */
export function DeskBookingPanel({ live: { preview, problems }, hasContact, isBusy }: BookingPanelProps) {
  const t = useText('offlineBookings')
  const tb = useText('bookings')
  // Where something else is wrong, nobody knows yet what becomes of the booking.
  const isWhole = problems.length === 0
  return (
    <section aria-labelledby="check" className="form-section desk-booking-side">
      <h2 id="check">{t('check')}</h2>
      <div aria-live="polite" className="grid gap-3">
        {!isWhole && <Notice tone="warn">{problems.map((problem) => inWords(t, tb, problem).message).join(' ')}</Notice>}
        {preview && isWhole && <Standing preview={preview} />}
        {preview && <SetAside rules={preview.setAside} />}
      </div>
      {preview && <PriceLines plots={preview.plots} total={preview.amountDue} />}
      {preview && preview.amountDue !== preview.quotedTotal && (
        <p>{t('insteadOfQuoted', { amount: randText(preview.quotedTotal) })}</p>
      )}
      {preview && isWhole && <Words messages={preview.messages} hasContact={hasContact} />}
      <input type="hidden" name="shownCents" value={preview?.amountDueCents ?? ''} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" name="step" value="do" disabled={isBusy}>
          {t('save')}
        </Button>
        <noscript>
          <Button type="submit" name="step" value="show" intent="secondary">
            {t('show')}
          </Button>
        </noscript>
      </div>
    </section>
  )
}

function Standing({ preview }: { readonly preview: WireOfflineReservation }) {
  const t = useText('offlineBookings')
  const language = use(LanguageContext)
  const { status, amountDue, amountPaid, balance, dueDate, expiryDate } = preview
  return (
    <>
      <p className="booking-lead">
        <strong>{stayText(preview.arrivalDate, preview.departureDate, language)}</strong>
        <BookingStatus status={status} checkedInAt={null} />
      </p>
      {expiryDate && <p>{t('waits', { moment: `${dayText(dateHere(expiryDate), language)}, ${clockTime(expiryDate)}` })}</p>}
      <dl className="booking-totals">
        <div>
          <dt>{t('total')}</dt>
          <dd>{randText(amountDue)}</dd>
        </div>
        {amountPaid > 0 && (
          <div>
            <dt>{t('paid')}</dt>
            <dd>{randText(amountPaid)}</dd>
          </div>
        )}
        <div>
          <dt>
            {t('balance')}
            {balance > 0 && dueDate && `, ${t('dueBy', { date: dayText(dueDate, language) })}`}
          </dt>
          <dd>{randText(balance)}</dd>
        </div>
      </dl>
    </>
  )
}

interface WordsProps extends Pick<WireOfflineReservation, 'messages'> {
  readonly hasContact: boolean
}

function Words({ messages, hasContact }: WordsProps) {
  const t = useText('offlineBookings')
  const tb = useText('bookings')
  if (messages.length === 0) return <p className="text-ink-soft">{t(hasContact ? 'camperHearsNothing' : 'noContactNoMessage')}</p>
  return (
    <div>
      <h3>{t('camperReads')}</h3>
      <ul>
        {messages.map((message) => (
          <li key={message.channel}>
            {'skipped' in message ? (
              <p>{t('cannotBeReached', { channel: tb(`channel_${message.channel}`) })}</p>
            ) : (
              <Disclosure summary={`${tb(`channel_${message.channel}`)}: ${message.subject ?? `+${message.to}`}`}>
                <p className="message-words">{message.text}</p>
              </Disclosure>
            )}
          </li>
        ))}
      </ul>
      <p className="text-sm text-ink-soft">{t('referenceComes')}</p>
    </div>
  )
}
