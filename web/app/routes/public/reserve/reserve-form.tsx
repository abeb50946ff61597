import { use } from 'react'
import { Form } from 'react-router'
import { useKeptGuestForm } from '#app/components/guest-details/use-kept-guest-form.ts'
import { LanguageContext } from '#app/wording/use-text.ts'
import type { WireHold } from '#server/wire/reservation-on-wire.ts'
import { DetailsStep } from './details-step.tsx'
import { HiddenGuestForm } from './hidden-guest-form.tsx'
import { CheckStep, fetchLaterSteps, TermsStep } from './lazy-steps.ts'
import type { ReserveReply } from './steps.ts'

interface ReserveFormProps {
  /** The buttons beside the form belong to it too. */
  readonly formId: string
  readonly reply: ReserveReply
  /** Nothing has been posted yet. */
  readonly isFresh: boolean
  readonly hold: WireHold
  /** Somebody has a voucher of this campsite. */
  readonly offersVouchers: boolean
  /** At the campsite, `YYYY-MM-DD`. */
  readonly today: string
  /** A line for each: two letters of the country, then its label. */
  readonly countries: string
  readonly errorOf: (field: string) => string | undefined
  readonly isBusy: boolean
  /** Who is signed in, by id. */
  readonly person: string | null
}

/**
 * The step on screen, with the answers of all. The pages that it leads away to are looked up when somebody
 * leaves.
 */
export function ReserveForm({
  formId,
  reply,
  isFresh,
  isBusy,
  today,
  countries,
  person,
  offersVouchers,
  ...shown
}: ReserveFormProps) {
  const { step, answers, hasSeenCheck } = reply
  const form = useKeptGuestForm({ orgSlug: shown.hold.organisation.slug, person, isFresh })
  const language = use(LanguageContext)
  return (
    <Form
      ref={form}
      id={formId}
      method="post"
      noValidate
      replace={false}
      discover="none"
      className="mt-6 grid gap-8"
      aria-busy={isBusy}
      onFocus={() => fetchLaterSteps(language)}
    >
      <input type="hidden" name="step" value={step} />
      {hasSeenCheck && <input type="hidden" name="seen" value="check" />}
      <HiddenGuestForm answers={answers} step={step} />
      {step === 'details' && <DetailsStep {...shown} answers={answers} countries={countries} />}
      {step === 'terms' && <TermsStep {...shown} answers={answers} />}
      {step === 'check' && (
        <CheckStep
          hold={shown.hold}
          offersVouchers={offersVouchers}
          answers={answers}
          countries={countries}
          today={today}
          isBusy={isBusy}
          canKeepCard={person !== null}
        />
      )}
    </Form>
  )
}
