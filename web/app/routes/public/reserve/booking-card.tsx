import { dayText, stayText } from '@camp/domain/formatting/date-texts.ts'
import type { Language } from '@camp/domain/languages/language.ts'
import { use } from 'react'
import { Button } from '#app/components/button.tsx'
import { Countdown, useSecondsLeft } from '#app/components/countdown.tsx'
import { Icon } from '#app/components/icon.tsx'
import { Picture } from '#app/components/picture.tsx'
import { type RungAhead, rungsAhead } from '#app/components/reservation/cancellation-rungs.ts'
import { clockTime } from '#app/formatting/clock-time.ts'
import { partyText } from '#app/formatting/party-text.ts'
import { randText } from '#app/formatting/rand-text.ts'
import type { Translator } from '#app/wording/catalogue.ts'
import { LanguageContext, useText } from '#app/wording/use-text.ts'
import type { WireHold } from '#server/wire/reservation-on-wire.ts'

interface BookingProps {
  readonly hold: WireHold
  /** The server's clock, ISO. */
  readonly now: string
  /** At the campsite, `YYYY-MM-DD`. */
  readonly today: string
  /** The form that the buttons belong to, so that the answers go along. */
  readonly formId: string
  readonly isExtended: boolean
  readonly onEnd: () => void
}

/** The booking beside the form; it follows the scroll. */
export function BookingCard(props: BookingProps) {
  const t = useText('reserve')
  return (
    <aside
      aria-labelledby="booking-title"
      className="sticky top-6 hidden rounded-card border border-line bg-surface p-5 lg:block"
    >
      <h2 id="booking-title">{t('summaryTitle')}</h2>
      <Booking {...props} />
    </aside>
  )
}

/** Seconds: with less of them more time is offered without unfolding anything. */
const shortOfTime = 5 * 60

/** The same on a narrow screen: one line that stays at the top and unfolds. */
export function BookingStrip(props: BookingProps) {
  return (
    <div className="sticky top-0 z-20 border-b border-line bg-surface lg:hidden">
      <FoldedBooking {...props} />
      <LongerInTime {...props} />
    </div>
  )
}

function LongerInTime({ hold, now, formId }: BookingProps) {
  const isShort = useSecondsLeft({ until: hold.expiryDate, now }) < shortOfTime
  if (!isShort || !hold.canExtend) return null
  return (
    <div className="page pb-2">
      <KeepLonger formId={formId} />
    </div>
  )
}

function FoldedBooking(props: BookingProps) {
  const t = useText('reserve')
  const { hold, now } = props
  return (
    <details className="menu group">
      <summary className="page flex min-h-14 items-center gap-3 py-2">
        <span className="mr-auto">
          <span className="block font-bold">{randText(hold.total)}</span>
          <span className="block text-sm text-ink-soft">
            <span className="whitespace-nowrap">{t('heldShort', { time: clockTime(hold.expiryDate) })}</span>{' '}
            <span className="whitespace-nowrap">
              (<Countdown until={hold.expiryDate} now={now} />)
            </span>
          </span>
        </span>
        <span className="inline-flex items-center gap-1 whitespace-nowrap text-link underline underline-offset-4">
          {t('showSummary')}
          <Icon name="chevron-down" className="size-4 group-open:rotate-180" />
        </span>
      </summary>
      <div className="page max-h-[75dvh] overflow-y-auto pb-5">
        <Booking {...props} />
      </div>
    </details>
  )
}

function Booking(props: BookingProps) {
  const t = useText('reserve')
  const tc = useText('common')
  const language = use(LanguageContext)
  const { organisation, plots, total, arrivalDate, departureDate } = props.hold
  const nights = plots[0]?.dailyPricingBreakdown.length ?? 0
  return (
    <>
      <div className="mt-3 flex items-start gap-4">
        {organisation.images[0] && (
          <div className="w-24 shrink-0 overflow-clip rounded-control">
            <Picture picture={organisation.images[0]} alt="" width={96} height={72} />
          </div>
        )}
        <div className="min-w-0">
          <p className="font-bold">{organisation.name}</p>
          <p className="text-balance">{stayText(arrivalDate, departureDate, language)}</p>
          <p className="text-ink-soft">{partyText(tc, props.hold)}</p>
        </div>
      </div>
      <ul className="mt-3 border-t border-line pt-3">
        {plots.map((plot) => (
          <li key={plot.plotId} className="flex justify-between gap-4 py-1">
            <span className="min-w-0">
              {plot.plotName} <span className="block text-sm text-ink-soft">{plot.siteName}</span>
            </span>
            <span>{randText(plot.total)}</span>
          </li>
        ))}
      </ul>
      <p className="mt-2 flex justify-between gap-4 border-t border-line pt-3 text-xl font-bold">
        <span>{t('totalNights', { count: nights })}</span>
        <span>{randText(total)}</span>
      </p>
      <ToPayNow hold={props.hold} />
      <p className="mt-3 flex items-start gap-2 text-sm">
        <Icon name="calendar" className="mt-0.5 size-4 shrink-0 text-brand" />
        {cancellationText(t, rungsAhead(props.hold.cancellation, props.today)[0], language)}
      </p>
      <HeldFor {...props} />
    </>
  )
}

/** Which of two amounts is said follows the choice of the payment, on the step that offers it. */
function ToPayNow({ hold: { paidDirectly, deposit, total } }: Pick<BookingProps, 'hold'>) {
  const t = useText('reserve')
  if (paidDirectly) return <p className="text-ink-soft">{t('nothingNow')}</p>
  const line = (amount: number, look: string) => (
    <p className={`justify-between gap-4 font-bold ${look}`}>
      <span>{t('depositNow')}</span>
      <span>{randText(amount)}</span>
    </p>
  )
  if (!deposit) return line(total, 'flex')
  return (
    <>
      {line(deposit.amountDueUpFront, 'flex group-has-[[value=full]:checked]/reserve:hidden')}
      {line(total, 'hidden group-has-[[value=full]:checked]/reserve:flex')}
      <p className="flex justify-between gap-4 text-sm text-ink-soft group-has-[[value=full]:checked]/reserve:hidden">
        <span>{t('payLater')}</span>
        <span>{randText(deposit.balance)}</span>
      </p>
    </>
  )
}

/** What cancelling gives back, as it stands today, in one line. */
function cancellationText(t: Translator<'reserve'>, rung: RungAhead | undefined, language: Language): string {
  if (!rung || rung.until === null) return t('nothingBack')
  const date = dayText(rung.until, language)
  return rung.refundPercentage === 100
    ? t('allBackUntil', { date })
    : t('partBackUntil', { date, percentage: rung.refundPercentage })
}

function HeldFor({ hold, now, formId, isExtended, onEnd }: BookingProps) {
  const t = useText('reserve')
  const time = clockTime(hold.expiryDate)
  return (
    <div className="mt-4 rounded-control bg-sunken p-4">
      <p role={isExtended ? 'status' : undefined} className="font-bold">
        {t(isExtended ? 'kept' : 'heldUntil', { time })}
      </p>
      <p className="text-sm text-ink-soft">
        <Countdown until={hold.expiryDate} now={now} onEnd={onEnd} />
      </p>
      <div className="mt-3 grid gap-1">
        {hold.canExtend && <KeepLonger formId={formId} />}
        <Button type="submit" form={formId} name="go" value="release" intent="quiet" size="small" isWide>
          {t('giveBack')}
        </Button>
      </div>
    </div>
  )
}

function KeepLonger({ formId }: Pick<BookingProps, 'formId'>) {
  const t = useText('reserve')
  return (
    <Button type="submit" form={formId} name="go" value="extend" intent="secondary" size="small" isWide>
      {t('keepLonger')}
    </Button>
  )
}
