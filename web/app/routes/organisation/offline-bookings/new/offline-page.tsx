import { useEffect } from 'react'
import { Form, useNavigation } from 'react-router'
import { ErrorSummary } from '#app/components/error-summary.tsx'
import { StaffPage } from '#app/components/staff/staff-page.tsx'
import { useText } from '#app/wording/use-text.ts'
import { formKeyName } from '#server/form-key.ts'
import { DeskBookingPanel } from './booking-panel.tsx'
import { GuestFields, MoreOfGuest } from './guest-fields.tsx'
import type { LiveBooking } from './live-booking.server.ts'
import { AnotherPrice, MoneyFields } from './money-fields.tsx'
import type { OfflineFieldsProps } from './offline-fields-props.ts'
import { inWords, type OfflineProblem } from './offline-problems.ts'
import { StayFields } from './stay-fields.tsx'
import { NotesField, TellingFields } from './telling-fields.tsx'
import { useLiveBooking } from './use-live-booking.ts'

interface OfflinePageProps extends Omit<OfflineFieldsProps, 'errorOf'> {
  readonly formKey: string
  readonly live: LiveBooking
  readonly problems: readonly OfflineProblem[]
}

/** Second step: who it is and how they pay; beside it the price and the message, as they would be. */
export function OfflinePage({ choices, answers, formKey, live: loaded, problems }: OfflinePageProps) {
  const t = useText('offlineBookings')
  const ofBookings = useText('bookings')
  const isBusy = useNavigation().state === 'submitting'
  const { form, live, hasContact, onInput, onSubmit } = useLiveBooking(answers, loaded)
  const words = problems.map((problem) => inWords(t, ofBookings, problem))
  const errorOf = (wanted: string) => words.find(({ field }) => field === wanted)?.message
  const fields = { choices, answers, errorOf }
  useEffect(() => document.getElementById('firstName')?.focus(), [])
  return (
    <div className="page work-page">
      <StaffPage title={t('newTitle')} hasErrors={words.length > 0}>
        <ErrorSummary problems={words} />
        {/* Keyed by the rows: a plot more keeps what was typed, which comes back with the answer. */}
        <Form
          key={answers.rows}
          ref={form}
          method="post"
          noValidate
          className="desk-booking"
          aria-busy={isBusy}
          onInput={onInput}
          onSubmit={onSubmit}
        >
          {/* The first button is the one that the enter key presses. */}
          <button type="submit" name="step" value="do" hidden />
          <input type="hidden" name={formKeyName} value={`${formKey}-offline`} />
          <input type="hidden" name="rows" value={answers.rows ?? '1'} />
          <div className="grid min-w-0 gap-4">
            <StayFields {...fields} preview={live.preview} />
            <GuestFields {...fields} />
            <MoneyFields {...fields} />
            <TellingFields {...fields} hasContact={hasContact} />
            <MoreOfGuest {...fields} />
            <AnotherPrice {...fields} />
            <NotesField {...fields} />
          </div>
          <DeskBookingPanel live={live} hasContact={hasContact} isBusy={isBusy} />
        </Form>
      </StaffPage>
    </div>
  )
}
