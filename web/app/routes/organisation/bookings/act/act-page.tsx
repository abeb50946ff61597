import { dayText, stayText } from '@camp/domain/formatting/date-texts.ts'
import { fullName } from '@camp/domain/people/person-name.ts'
import { use } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button, ButtonLink } from '#app/components/button.tsx'
import { ErrorSummary } from '#app/components/error-summary.tsx'
import type { Conflict } from '#app/components/staff/settings-forms/conflict.ts'
import { ConflictNotice } from '#app/components/staff/settings-forms/conflict-notice.tsx'
import { StaffPage } from '#app/components/staff/staff-page.tsx'
import { randText } from '#app/formatting/rand-text.ts'
import { LanguageContext, useText } from '#app/wording/use-text.ts'
import { formKeyName } from '#server/form-key.ts'
import '#app/components/staff/bookings/bookings.css'
import { asksFirst, isAtOnce } from '#app/components/staff/bookings/act-answers.ts'
import { bookingAddress } from '#app/components/staff/bookings/booking-addresses.ts'
import { rulesText } from '#app/components/staff/bookings/rule-text.ts'
import { wayBack } from '#app/components/staff/bookings/way-back.ts'
import { ActChanges } from './act-changes.tsx'
import { ActFields } from './act-fields.tsx'
import type { ActPageProps } from './act-props.ts'
import { CheckInDoubts } from './check-in-doubts.tsx'
import { fieldOfRefusal } from './field-of-refusal.ts'
import { type FilledField, filledForm, labelOfFilled } from './filled-form.ts'
import type { ActOutcome } from './run-act.ts'
import { SettleAtCheckOut } from './settle-at-check-out.tsx'
import { TellTick } from './tell-tick.tsx'

/**
 * First the questions, then what would change and what the guest would read, then the button that does it.
 */
export function ActPage(props: ActPageProps) {
  const { act, booking, outcome, refusal } = props
  const t = useText('bookings')
  const language = use(LanguageContext)
  const { organisation, reservation, guest } = booking
  const name = (guest && fullName(guest)) || t('nobodyYet')
  const stay = stayText(reservation.reservationDate, reservation.endDate, language)
  const problem = refusal && {
    field: asksFirst(act) || act === 'check-out' ? fieldOfRefusal(refusal) : undefined,
    message:
      refusal.rules && refusal.rules.length > 0
        ? rulesText(t, refusal.rules)
        : t(`refusal_${refusal.code}`, {
            names: refusal.names ?? '',
            balance: randText(booking.balance),
            amount: randText(refusal.amount ?? 0),
            most: refusal.most ?? 0,
            date: refusal.date ? dayText(refusal.date, language) : '',
          }),
  }
  const begunAt = wayBack(props.answers)
  const back = { to: begunAt ?? bookingAddress(organisation.slug, reservation.id), text: t(begunAt ? 'goBack' : 'backToBooking') }
  const isDoubted = refusal?.code === 'check-in-doubted'
  const isSettled = act !== 'check-out' || booking.balance <= 0 || !booking.acts.includes('check-out')
  const asks = { ...props, back: back.to }
  return (
    <div className="page work-page">
      <StaffPage
        title={t(`act_${act}`)}
        lead={`${name}, ${reservation.simpleReference}, ${stay}`}
        hasErrors={problem !== null || props.conflict !== null}
      >
        <ErrorSummary problems={problem && !isDoubted && refusal?.code !== 'money-open' ? [problem] : []} />
        {isDoubted && <CheckInDoubts {...asks} />}
        {!isSettled && <SettleAtCheckOut {...asks} problem={problem?.field === 'debtor' ? problem.message : undefined} />}
        {asksFirst(act) && <Questions {...props} problem={problem ?? undefined} back={back} />}
        {outcome && !isAtOnce(act) && <Proposal {...props} outcome={outcome} back={back} />}
        {!asksFirst(act) && !outcome && !isDoubted && isSettled && (
          <div>
            <ButtonLink to={back.to} intent="secondary">
              {back.text}
            </ButtonLink>
          </div>
        )}
      </StaffPage>
    </div>
  )
}

interface WayBack {
  readonly to: string
  readonly text: string
}

interface QuestionsProps extends ActPageProps {
  readonly problem?: { readonly field?: string; readonly message: string }
  readonly back: WayBack
}

function Questions({ problem, back, ...props }: QuestionsProps) {
  const t = useText('bookings')
  const isBusy = useNavigation().state === 'submitting'
  const isDone = isAtOnce(props.act)
  const { act, answers, booking } = props
  const filled = filledForm(act, booking.guest)
  const version = answers.version ?? String(booking.version)
  return (
    <Form key={filled && version} method="post" noValidate className="form-section" aria-busy={isBusy}>
      {filled && <FilledFrom conflict={props.conflict} shown={answers.shown ?? JSON.stringify(filled)} version={version} />}
      <input type="hidden" name="step" value={isDone ? 'do' : 'show'} />
      {isDone && <input type="hidden" name={formKeyName} value={`${props.formKey}-${props.act}`} />}
      {props.answers.back && <input type="hidden" name="back" value={props.answers.back} />}
      <ActFields {...props} errorOf={(field) => (problem?.field === field ? problem.message : undefined)} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" intent={props.outcome ? 'secondary' : 'primary'} disabled={isBusy}>
          {isDone ? t(`do_${props.act}`) : props.outcome ? t('showAgain') : t('showChanges')}
        </Button>
        <ButtonLink to={back.to} intent="secondary">
          {back.text}
        </ButtonLink>
      </div>
    </Form>
  )
}

interface FilledFromProps {
  readonly conflict: Conflict | null
  readonly shown: string
  readonly version: string
}

/** What the form was opened with, and what others wrote since. */
function FilledFrom({ conflict, shown, version }: FilledFromProps) {
  const t = useText('bookings')
  return (
    <>
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="shown" value={shown} />
      <ConflictNotice
        conflict={conflict}
        labelOf={(field) => t(labelOfFilled[field as FilledField])}
        textOf={(field, value) => {
          if (field === 'preference') return t(value === 'SMS' ? 'channel_sms' : 'channel_app')
          return field === 'language' ? t(value === 'af' ? 'language_af' : 'language_en') : undefined
        }}
      />
    </>
  )
}

const notPassedOn = ['step', 'asksToTell', 'tells', 'shownCents', 'version', 'shown', formKeyName]

function Proposal({
  act,
  answers,
  formKey,
  outcome,
  back,
}: ActPageProps & { readonly outcome: ActOutcome; readonly back: WayBack }) {
  const t = useText('bookings')
  const isBusy = useNavigation().state === 'submitting'
  const changesNothing = outcome.kind === 'act' ? outcome.isDoneBefore : outcome.isUnchanged
  const mayTell = outcome.kind === 'act' ? outcome.messages.length > 0 : outcome.told.length > 0
  const isSending = act === 'resend'
  return (
    <section aria-labelledby="changes" className="form-section">
      <h2 id="changes">{t('whatChanges')}</h2>
      <ActChanges outcome={outcome} />
      {!changesNothing && (
        <Form method="post" className="grid gap-3">
          {Object.entries(answers)
            .filter(([name]) => !notPassedOn.includes(name))
            .map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
          {outcome.kind === 'amendment' && (
            <input type="hidden" name="shownCents" value={Math.round(outcome.after.amountDue * 100)} />
          )}
          <input type="hidden" name="version" value={outcome.version} />
          <input type="hidden" name="step" value="do" />
          <input type="hidden" name={formKeyName} value={`${formKey}-${act}`} />
          {mayTell && !isSending && <TellTick />}
          <div className="flex flex-wrap gap-3">
            <Button type="submit" intent={act === 'cancel' || act === 'no-show' ? 'danger' : 'primary'} disabled={isBusy}>
              {t(`do_${act}`)}
            </Button>
            {!asksFirst(act) && (
              <ButtonLink to={back.to} intent="secondary">
                {back.text}
              </ButtonLink>
            )}
          </div>
        </Form>
      )}
    </section>
  )
}
