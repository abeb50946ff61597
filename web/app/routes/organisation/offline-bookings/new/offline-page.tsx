import { Form, useNavigation } from 'react-router'
import { Button, ButtonLink } from '#app/components/button.tsx'
import { ErrorSummary } from '#app/components/error-summary.tsx'
import { workAddress } from '#app/components/staff/organisation-address.ts'
import { StaffPage } from '#app/components/staff/staff-page.tsx'
import { useText } from '#app/wording/use-text.ts'
import type { WireOfflineReservation } from '#server/wire/offline-reservation-on-wire.ts'
import { GuestFields } from './guest-fields.tsx'
import { MoneyFields } from './money-fields.tsx'
import type { OfflineFieldsProps } from './offline-fields-props.ts'
import { inWords, type OfflineProblem } from './offline-problems.ts'
import { Proposal } from './proposal.tsx'
import { StayFields } from './stay-fields.tsx'
import { TellingFields } from './telling-fields.tsx'

interface OfflinePageProps extends Omit<OfflineFieldsProps, 'errorOf'> {
  readonly formKey: string
  readonly preview: WireOfflineReservation | null
  readonly problem: OfflineProblem | null
}

/** First the questions; then, above them, the price, the words for the camper, and the button that saves. */
export function OfflinePage({ choices, answers, formKey, preview, problem }: OfflinePageProps) {
  const t = useText('offlineBookings')
  const isBusy = useNavigation().state === 'submitting'
  const words = problem && inWords(t, problem)
  const errorOf = (field: string) => (words?.field === field ? words.message : undefined)
  const fields = { choices, answers, errorOf }
  return (
    <div className="page work-page">
      <StaffPage title={t('newTitle')} lead={t('newLead')} hasErrors={words !== null}>
        <ErrorSummary problems={words ? [words] : []} />
        {preview && <Proposal preview={preview} answers={answers} formKey={formKey} />}
        {preview && <h2>{t('changeBelow')}</h2>}
        {/* Keyed by the rows: a plot more keeps what was typed, which comes back with the answer. */}
        <Form key={answers.rows} method="post" noValidate className="grid gap-6" aria-busy={isBusy}>
          {/* The first button is the one that the enter key presses. */}
          <button type="submit" name="step" value="show" hidden />
          <input type="hidden" name="rows" value={answers.rows ?? '1'} />
          <StayFields {...fields} />
          <GuestFields {...fields} />
          <MoneyFields {...fields} />
          <TellingFields {...fields} />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" name="step" value="show" intent={preview ? 'secondary' : 'primary'} disabled={isBusy}>
              {preview ? t('showAgain') : t('show')}
            </Button>
            <ButtonLink to={workAddress(choices.organisation.slug, 'offline-bookings')} intent="secondary">
              {t('title')}
            </ButtonLink>
          </div>
        </Form>
      </StaffPage>
    </div>
  )
}
