import { dayText, stayText } from '@camp/domain/formatting/date-texts.ts'
import { use } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '#app/components/button.tsx'
import { Disclosure } from '#app/components/disclosure.tsx'
import { PriceLines } from '#app/components/reservation/price-lines.tsx'
import { BookingStatus } from '#app/components/staff/bookings/booking-status.tsx'
import { clockTime, dateHere } from '#app/formatting/clock-time.ts'
import { randText } from '#app/formatting/rand-text.ts'
import { LanguageContext, useText } from '#app/wording/use-text.ts'
import { formKeyName } from '#server/form-key.ts'
import type { WireOfflineReservation } from '#server/wire/offline-reservation-on-wire.ts'
import type { OfflineAnswers } from './offline-answers.ts'

interface ProposalProps {
  readonly preview: WireOfflineReservation
  readonly answers: OfflineAnswers
  readonly formKey: string
}

const notPassedOn = ['step', 'shownCents', formKeyName]

/** What would be saved: the price line by line, what is open, and the words that go out. */
export function Proposal({ preview, answers, formKey }: ProposalProps) {
  const t = useText('offlineBookings')
  const isBusy = useNavigation().state === 'submitting'
  return (
    <section aria-labelledby="check" className="form-section">
      <h2 id="check">{t('check')}</h2>
      <Standing preview={preview} />
      <PriceLines plots={preview.plots} total={preview.amountDue} />
      {preview.amountDue !== preview.quotedTotal && <p>{t('insteadOfQuoted', { amount: randText(preview.quotedTotal) })}</p>}
      <Words messages={preview.messages} />
      <Form method="post">
        {Object.entries(answers)
          .filter(([name]) => !notPassedOn.includes(name))
          .map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
        <input type="hidden" name="step" value="do" />
        <input type="hidden" name="shownCents" value={preview.amountDueCents} />
        <input type="hidden" name={formKeyName} value={`${formKey}-offline`} />
        <Button type="submit" disabled={isBusy}>
          {t('save')}
        </Button>
      </Form>
    </section>
  )
}

function Standing({ preview }: Pick<ProposalProps, 'preview'>) {
  const t = useText('offlineBookings')
  const language = use(LanguageContext)
  const { status, amountPaid, balance, dueDate, expiryDate } = preview
  return (
    <>
      <p className="booking-lead">
        <strong>{stayText(preview.arrivalDate, preview.departureDate, language)}</strong>
        <BookingStatus status={status} checkedInAt={null} />
      </p>
      {expiryDate && <p>{t('waits', { moment: `${dayText(dateHere(expiryDate), language)}, ${clockTime(expiryDate)}` })}</p>}
      <dl className="booking-totals">
        <div>
          <dt>{t('paid')}</dt>
          <dd>{randText(amountPaid)}</dd>
        </div>
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

function Words({ messages }: Pick<WireOfflineReservation, 'messages'>) {
  const t = useText('offlineBookings')
  const tb = useText('bookings')
  if (messages.length === 0) return <p className="text-ink-soft">{t('camperHearsNothing')}</p>
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
