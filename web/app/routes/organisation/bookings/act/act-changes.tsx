import { dayText, stayText } from '@camp/domain/formatting/date-texts.ts'
import { type ReactNode, use } from 'react'
import { Disclosure } from '#app/components/disclosure.tsx'
import { SetAside } from '#app/components/staff/bookings/set-aside.tsx'
import { clockTime } from '#app/formatting/clock-time.ts'
import { partyText } from '#app/formatting/party-text.ts'
import { randText } from '#app/formatting/rand-text.ts'
import { LanguageContext, useText } from '#app/wording/use-text.ts'
import type { WireAmendmentAtDesk, WireOutcome } from '#server/wire/desk-outcome-on-wire.ts'
import type { ActOutcome } from './run-act.ts'

/** Old and new beside each other, then the money, then the words for the guest. */
export function ActChanges({ outcome }: { readonly outcome: ActOutcome }) {
  return outcome.kind === 'act' ? <DeskChanges outcome={outcome} /> : <AmendmentChanges outcome={outcome} />
}

interface ChangedFact {
  readonly label: string
  readonly before: string
  readonly after: string
}

function ChangeTable({ facts }: { readonly facts: readonly ChangedFact[] }) {
  const t = useText('bookings')
  if (facts.length === 0) return null
  return (
    <table className="change-table">
      <thead>
        <tr>
          <td />
          <th scope="col">{t('now')}</th>
          <th scope="col">{t('afterwards')}</th>
        </tr>
      </thead>
      <tbody>
        {facts.map(({ label, before, after }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{before}</td>
            <td className="font-bold">{after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function DeskChanges({ outcome }: { readonly outcome: WireOutcome }) {
  const t = useText('bookings')
  const { before, after, isDoneBefore, refundAmount, promised, voucher, messages } = outcome
  const isCalledOff = after.status !== before.status && (after.status === 'cancelled' || after.status === 'noShow')
  const time = (instant: string | null) => (instant ? clockTime(instant) : t('no'))
  const facts = [
    { label: t('status'), before: t(`status_${before.status}`), after: t(`status_${after.status}`) },
    { label: t('checkedIn'), before: time(before.checkedInAt), after: time(after.checkedInAt) },
    { label: t('paid'), before: randText(before.amountPaid), after: randText(after.amountPaid) },
    ...(isCalledOff && promised > 0
      ? []
      : [{ label: t('balance'), before: randText(before.balance), after: randText(after.balance) }]),
    { label: t('plate'), before: before.vehiclePlate ?? '–', after: after.vehiclePlate ?? '–' },
    { label: t('gateCode'), before: before.gateCode ?? '–', after: after.gateCode ? t('newCode') : '–' },
  ].filter((fact) => fact.before !== fact.after)
  const kept = Math.round((before.amountPaid - refundAmount - promised) * 100) / 100
  if (isDoneBefore) return <p>{t('doneBefore')}</p>
  return (
    <>
      <ChangeTable facts={facts} />
      {refundAmount > 0 && !voucher && <p className="font-bold">{t('goesBack', { amount: randText(refundAmount) })}</p>}
      {promised > 0 && <p className="font-bold">{t('overpaidGoesBack', { amount: randText(promised) })}</p>}
      {voucher && <VoucherAfterwards voucher={voucher} isNew={isCalledOff} />}
      {isCalledOff && kept > 0 && <p className="font-bold">{t('youKeep', { amount: randText(kept) })}</p>}
      <GuestReads>
        {messages.map((message) => (
          <li key={message.channel}>
            {'skipped' in message ? (
              <p>{t('cannotBeReached', { channel: t(`channel_${message.channel}`) })}</p>
            ) : (
              <Disclosure summary={`${t(`channel_${message.channel}`)}: ${message.subject ?? `+${message.to}`}`}>
                <p className="message-words">{message.text}</p>
              </Disclosure>
            )}
          </li>
        ))}
      </GuestReads>
    </>
  )
}

type VoucherOnWire = NonNullable<WireOutcome['voucher']>

/** What a voucher that is given is worth, or what stays on one that pays. */
function VoucherAfterwards({ voucher, isNew }: { readonly voucher: VoucherOnWire; readonly isNew: boolean }) {
  const t = useText('bookings')
  const facts = { amount: randText(voucher.left), date: dayText(voucher.expiresOn, use(LanguageContext)) }
  const paid = voucher.left > 0 ? t('voucherKeeps', facts) : t('voucherIsSpent')
  return <p className="font-bold">{isNew ? t('voucherGiven', facts) : paid}</p>
}

function GuestReads({ children }: { readonly children: readonly ReactNode[] }) {
  const t = useText('bookings')
  if (children.length === 0) return <p className="text-ink-soft">{t('guestHearsNothing')}</p>
  return (
    <div>
      <h3>{t('guestReads')}</h3>
      <ul>{children}</ul>
    </div>
  )
}

type Side = WireAmendmentAtDesk['before']

function AmendmentChanges({ outcome }: { readonly outcome: WireAmendmentAtDesk }) {
  const t = useText('bookings')
  const tc = useText('common')
  const language = use(LanguageContext)
  const { before, after, isUnchanged, difference, refund, balance, told, setAside } = outcome
  const stayOf = ({ arrivalDate, departureDate }: Side) => stayText(arrivalDate, departureDate, language)
  const plotsOf = ({ plots, ...side }: Side) =>
    plots
      .map((plot) => {
        const isAll = plot.arrivalDate === side.arrivalDate && plot.departureDate === side.departureDate
        return isAll ? plot.plotName : `${plot.plotName} (${stayText(plot.arrivalDate, plot.departureDate, language)})`
      })
      .join(', ')
  const guestsOf = ({ party, plots }: Side) =>
    plots.length > 1 ? plots.map((plot) => `${plot.plotName}: ${partyText(tc, plot.party)}`).join('; ') : partyText(tc, party)
  const facts = [
    { label: t('stay'), before: stayOf(before), after: stayOf(after) },
    { label: t('plots'), before: plotsOf(before), after: plotsOf(after) },
    { label: t('guestCount'), before: guestsOf(before), after: guestsOf(after) },
    { label: t('price'), before: randText(before.amountDue), after: randText(after.amountDue) },
    { label: t('status'), before: t(`status_${before.status}`), after: t(`status_${after.status}`) },
  ].filter((fact) => fact.before !== fact.after)
  if (isUnchanged) return <p>{t('nothingChanges')}</p>
  return (
    <>
      <ChangeTable facts={facts} />
      <SetAside rules={setAside} />
      <p className="font-bold">
        {difference === 0 && t('samePrice')}
        {difference > 0 && t('dearer', { amount: randText(difference) })}
        {difference < 0 && t('cheaper', { amount: randText(-difference) })}
      </p>
      {refund > 0 && <p>{t('goesBack', { amount: randText(refund) })}</p>}
      {balance > 0 && <p>{t('stillOpen', { amount: randText(balance) })}</p>}
      <p className="text-ink-soft">
        {told.length > 0
          ? t('guestIsTold', { channels: told.map((channel) => t(`channel_${channel}`)).join(', ') })
          : t('guestHearsNothing')}
      </p>
    </>
  )
}
