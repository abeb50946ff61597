import { stayText } from '@camp/domain/formatting/date-texts.ts'
import { type FormEvent, type RefObject, use, useEffect, useRef } from 'react'
import { Form, useSubmit } from 'react-router'
import { Button, ButtonLink } from '#app/components/button.tsx'
import { ErrorSummary } from '#app/components/error-summary.tsx'
import { LiveRegion } from '#app/components/live-region.tsx'
import { ruleText } from '#app/components/staff/bookings/rule-text.ts'
import { addDays, daysBetween } from '#app/components/staff/calendar/geometry/day-number.ts'
import { StaffPage } from '#app/components/staff/staff-page.tsx'
import { TextField } from '#app/components/text-field.tsx'
import { randText } from '#app/formatting/rand-text.ts'
import { LanguageContext, useText } from '#app/wording/use-text.ts'
import type { WireDeskOffer } from '#server/wire/desk-offers-on-wire.ts'
import type { FreePlots } from './free-plots.server.ts'
import { offlinePartyFields } from './offline-answers.ts'

/** Milliseconds after the last change. */
const patience = 400
type Waiting = ReturnType<typeof setTimeout> | undefined

interface FreePlotsPageProps extends FreePlots {
  readonly today: string
}

/** First step: when and how many; below, what is free for them and what it costs. */
export function FreePlotsPage({ today, wish, offers, problems }: FreePlotsPageProps) {
  const t = useText('offlineBookings')
  const words = problems.map(({ field, code, most = 0 }) => ({ field, message: t(`problem_${code}`, { most }) }))
  const waiting = useRef<Waiting>(undefined)
  useEffect(() => () => clearTimeout(waiting.current), [])
  const free = offers.filter(({ state }) => state === 'free')
  const others = offers.filter(({ state }) => state !== 'free')
  const of = { wish, stay: { arrivalDate: wish.arrival ?? '', departureDate: wish.departure ?? '' } }
  return (
    <div className="page work-page">
      <StaffPage title={t('newTitle')} lead={t('newLead')} hasErrors={words.length > 0}>
        <ErrorSummary problems={words} />
        <WishForm today={today} wish={wish} words={words} waiting={waiting} />
        {/* Whoever takes a plot is no longer waiting for another list. */}
        <section aria-labelledby="free" className="grid gap-3" onClickCapture={() => clearTimeout(waiting.current)}>
          <h2 id="free">{t('freePlots')}</h2>
          <LiveRegion>{offers.length > 0 && t('freeOf', { free: free.length, all: offers.length })}</LiveRegion>
          <OfferList offers={free} {...of} />
          {others.length > 0 && (
            <details key={String(free.length === 0)} open={free.length === 0} className="booking-more">
              <summary>{t('notFree', { count: others.length })}</summary>
              <OfferList offers={others} {...of} />
            </details>
          )}
        </section>
      </StaffPage>
    </div>
  )
}

interface WishFormProps extends Pick<FreePlotsPageProps, 'today' | 'wish'> {
  readonly words: readonly { readonly field: string; readonly message: string }[]
  readonly waiting: RefObject<Waiting>
}

/** With scripts the list follows what is typed; without, the button asks. */
function WishForm({ today, wish, words, waiting }: WishFormProps) {
  const t = useText('offlineBookings')
  const submit = useSubmit()
  const onInput = ({ currentTarget: form, target }: FormEvent<HTMLFormElement>) => {
    clearTimeout(waiting.current)
    if ((target as HTMLInputElement).name === 'arrival') keepNights(form, wish)
    waiting.current = setTimeout(() => void submit(form, { replace: true, preventScrollReset: true }), patience)
  }
  const field = (name: string) => ({ name, defaultValue: wish[name], error: words.find((word) => word.field === name)?.message })
  const number = { inputMode: 'numeric', autoComplete: 'off', maxLength: 2 } as const
  const [, , , ...pitched] = offlinePartyFields
  return (
    <Form method="get" className="booking-filters" onInput={onInput} onSubmit={() => clearTimeout(waiting.current)} noValidate>
      <div className="desk-wish">
        <TextField type="date" label={t('arrival')} min={today} {...field('arrival')} />
        <TextField type="date" label={t('departure')} min={today} {...field('departure')} />
        <TextField label={t('adults')} {...field('adults')} {...number} />
        <TextField label={t('pensioners')} {...field('pensioners')} {...number} />
        <TextField label={t('ages')} placeholder={t('agesShort')} {...field('ages')} autoComplete="off" />
        {pitched.map((name) => (
          <TextField key={name} label={t(name)} {...field(name)} {...number} />
        ))}
        <Button type="submit" intent="secondary">
          {t('showFree')}
        </Button>
      </div>
    </Form>
  )
}

/** Who moves the arrival means the same number of nights. */
function keepNights(form: HTMLFormElement, { arrival = '', departure = '' }: FreePlotsPageProps['wish']): void {
  const [from, to] = ['arrival', 'departure'].map((name) => form.elements.namedItem(name) as HTMLInputElement | null)
  if (!from?.value || !to || to.value > from.value) return
  to.value = addDays(from.value, Math.max(1, daysBetween(arrival, departure) || 1))
}

interface OfStay {
  readonly wish: FreePlotsPageProps['wish']
  readonly stay: { readonly arrivalDate: string; readonly departureDate: string }
}

function OfferList({ offers, ...of }: OfStay & { readonly offers: readonly WireDeskOffer[] }) {
  return (
    <ul className="desk-offers">
      {offers.map((offer) => (
        <Offer key={offer.plotId} offer={offer} {...of} />
      ))}
    </ul>
  )
}

function Offer({ offer, wish, stay }: OfStay & { readonly offer: WireDeskOffer }) {
  const t = useText('offlineBookings')
  const tb = useText('bookings')
  const language = use(LanguageContext)
  const { plotName, siteName, total, deposit, state, rules, nearest } = offer
  const isOpen = state !== 'not-free'
  return (
    <li>
      <div className="min-w-0 grow">
        <b>{plotName}</b> <span className="booking-fine">{siteName}</span>
        {rules.length > 0 && <p className="text-sm">{rules.map((rule) => ruleText(tb, rule)).join(' ')}</p>}
        {state === 'not-free' && rules.length === 0 && <p className="text-sm">{t('taken')}</p>}
        {nearest && (
          <ButtonLink to={bookingOf(offer, wish, nearest.stay)} size="small" intent="secondary">
            {t('nearest', { stay: stayText(nearest.stay.arrivalDate, nearest.stay.departureDate, language) })}{' '}
            {randText(nearest.total)}
            <span className="sr-only">, {plotName}</span>
          </ButtonLink>
        )}
      </div>
      {isOpen && (
        <div className="desk-offer-price">
          <b>{randText(total)}</b>
          {deposit !== null && <span className="booking-fine">{t('deposit', { amount: randText(deposit) })}</span>}
        </div>
      )}
      {isOpen && (
        <ButtonLink to={bookingOf(offer, wish, stay)} size="small" intent={state === 'free' ? 'primary' : 'secondary'}>
          {t(state === 'free' ? 'book' : 'bookAnyway')}
          <span className="sr-only"> {plotName}</span>
        </ButtonLink>
      )}
    </li>
  )
}

/** The second step, begun with this plot. */
function bookingOf({ plotId, state }: WireDeskOffer, wish: OfStay['wish'], stay: OfStay['stay']): string {
  const party = offlinePartyFields.flatMap((name) => (wish[name] ? [[name, wish[name]]] : []))
  const rules = state === 'against-rules' ? [['ignoreRules', 'on']] : []
  const query = [['plot', plotId], ['arrival', stay.arrivalDate], ['departure', stay.departureDate], ...party, ...rules]
  return `?${new URLSearchParams(query as [string, string][])}`
}
