import { longDate } from '@camp/domain/formatting/date-texts.ts'
import { fullName } from '@camp/domain/people/person-name.ts'
import { type ReactNode, use } from 'react'
import { Button } from '#app/components/button.tsx'
import { useMessagesGuests, usePhoneChannels } from '#app/components/channel-choices.ts'
import { Checkbox } from '#app/components/checkbox.tsx'
import { rungsAhead } from '#app/components/reservation/cancellation-rungs.ts'
import { CancellationSteps } from '#app/components/reservation/cancellation-steps.tsx'
import { PriceLines } from '#app/components/reservation/price-lines.tsx'
import { partyText } from '#app/formatting/party-text.ts'
import { randText } from '#app/formatting/rand-text.ts'
import { LanguageContext, useText } from '#app/wording/use-text.ts'
import type { WireHold } from '#server/wire/reservation-on-wire.ts'
import { AnswerRows } from './answer-rows.tsx'
import { cellWithCountry } from './cell-with-country.ts'
import { documentAsTerm } from './documents.ts'
import type { GuestForm } from './guest-form.ts'
import { PaymentChoice, WhenDeposit, WhenFull } from './payment-choice.tsx'
import { hasTicked } from './problem-text.ts'

interface CheckStepProps {
  readonly hold: WireHold
  readonly answers: GuestForm
  /** A line for each: two letters of the country, then its label. */
  readonly countries: string
  /** At the campsite, `YYYY-MM-DD`. */
  readonly today: string
  readonly isBusy: boolean
  /** Somebody is signed in, to whom the card would belong. */
  readonly canKeepCard: boolean
  /** Somebody has a voucher of this campsite. */
  readonly offersVouchers: boolean
}

/**
 * The whole transaction once more before it counts, and every answer can still be changed (ECT Act, section
 * 43).
 */
export function CheckStep({ hold, answers, countries, today, isBusy, canKeepCard, offersVouchers }: CheckStepProps) {
  const t = useText('reserve')
  const money = useText('bookingMoney')
  const rungs = rungsAhead(hold.cancellation, today)
  // What is paid to the campsite itself is not known before it has come.
  const paidAtOnce = { first: hold.paidDirectly ? 0 : hold.total, all: hold.total, due: null }
  return (
    <>
      <p className="-mt-4 text-ink-soft">{t('checkLead')}</p>
      <AnswerRows title={t('stayTitle')} change={{ to: 'release', what: t('giveBackAndChange') }} rows={useStayRows(hold)} />
      <AnswerRows
        title={t('stepDetails')}
        change={{ to: 'details', what: t('stepDetails') }}
        rows={useDetailRows(answers, countries)}
      />
      <AnswerRows title={t('stepTerms')} change={{ to: 'terms', what: t('stepTerms') }} rows={useTermRows(hold, answers)} />
      <Part title={t('priceTitle')}>
        <PriceLines plots={hold.plots} total={hold.total} />
        <p className="mt-1 text-sm text-ink-soft">{money('vatIncluded')}</p>
      </Part>
      <Part title={t('paymentTitle')}>
        <PaymentChoice hold={hold} chosen={answers.payment} />
        {canKeepCard && hold.organisation.takesOnlinePayment && (
          <Checkbox name="keepCard" label={money('keepCard')} hint={money('keepCardHint')} />
        )}
        {offersVouchers && hold.total > 0 && (
          <Checkbox name="hasVoucher" label={t('hasVoucher', { campsite: hold.organisation.name })} hint={t('hasVoucherHint')} />
        )}
      </Part>
      <Part title={t('cancellationTitle')}>
        {hold.deposit && hold.organisation.takesOnlinePayment ? (
          <>
            <WhenDeposit>
              <CancellationSteps
                rungs={rungs}
                payments={{ first: hold.deposit.amountDueUpFront, all: hold.total, due: hold.deposit.dueDate }}
              />
            </WhenDeposit>
            <WhenFull>
              <CancellationSteps rungs={rungs} payments={paidAtOnce} />
            </WhenFull>
          </>
        ) : (
          <CancellationSteps rungs={rungs} payments={paidAtOnce} />
        )}
      </Part>
      <Submit hold={hold} isBusy={isBusy} />
    </>
  )
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="rounded-card border border-line bg-surface p-5">
      <h2 className="mb-3 text-lg">{title}</h2>
      {children}
    </section>
  )
}

/** The button says what it costs to press it; which of the two shows is the payment choice's to say. */
function Submit({ hold, isBusy }: Pick<CheckStepProps, 'hold' | 'isBusy'>) {
  const t = useText('reserve')
  const isTold = useMessagesGuests()
  const { deposit, total, organisation } = hold
  const isOnline = organisation.takesOnlinePayment && total > 0
  const submit = { type: 'submit', name: 'go', value: 'submit', disabled: isBusy } as const
  return (
    <div className="grid gap-3">
      <p className="text-ink-soft">{isOnline ? t('payHint') : t(isTold ? 'afterSubmit' : 'afterSubmitQuiet')}</p>
      <div className="flex flex-wrap gap-3">
        {!isOnline && <Button {...submit}>{t('reserve')}</Button>}
        {isOnline && !deposit && <Button {...submit}>{t('reserveAndPay', { amount: randText(total) })}</Button>}
        {isOnline && deposit && (
          <>
            <WhenDeposit>
              <Button {...submit}>{t('reserveAndPayDeposit', { amount: randText(deposit.amountDueUpFront) })}</Button>
            </WhenDeposit>
            <WhenFull>
              <Button {...submit}>{t('reserveAndPay', { amount: randText(total) })}</Button>
            </WhenFull>
          </>
        )}
        <Button type="submit" name="go" value="terms" intent="secondary">
          {t('back')}
        </Button>
      </div>
    </div>
  )
}

function useStayRows(hold: WireHold): readonly (readonly [string, string])[] {
  const t = useText('reserve')
  const tc = useText('common')
  const language = use(LanguageContext)
  const { arrivalDate, departureDate, plots } = hold
  return [
    [t('plots'), plots.map(({ plotName, siteName }) => `${plotName} (${siteName})`).join('\n')],
    [t('dates'), `${longDate(arrivalDate, language)} – ${longDate(departureDate, language)}`],
    [t('guests'), partyText(tc, hold)],
  ]
}

const messageBy = { SMS: 'messageSms', WHATSAPP: 'messageWhatsApp' } as const

function useDetailRows(answers: GuestForm, countries: string): readonly (readonly [string, string])[] {
  const t = useText('reserve')
  const channels = usePhoneChannels()
  const optional = (['specialRequest', 'allergies', 'vehiclePlate'] as const).filter((name) => answers[name] !== '')
  return [
    [t('name'), fullName(answers)],
    [t('email'), answers.email],
    [t('cell'), cellWithCountry(answers.cell, answers.country, countries)],
    [t('message'), t(channels.includes(answers.verificationPreference) ? messageBy[answers.verificationPreference] : 'email')],
    [t('language'), t(answers.language)],
    ...optional.map((name) => [t(name), answers[name]] as const),
    [t('marketingRow'), t(answers.optIntoMarketing ? 'yes' : 'no')],
  ]
}

function useTermRows({ specialTerms, documents }: WireHold, answers: GuestForm): readonly (readonly [string, string])[] {
  const t = useText('reserve')
  const put = [...specialTerms, ...documents.map(documentAsTerm)]
  const accepted = put.filter((term) => hasTicked(answers, term)).map(({ name }) => name)
  return [[t('acceptedTerms'), [...accepted, t('generalTermsName')].join(', ')]]
}
