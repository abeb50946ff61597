import { longestNote } from '@camp/domain/reservations/desk-note.ts'
import { use } from 'react'
import { Form } from 'react-router'
import { Button } from '#app/components/button.tsx'
import { actAddress } from '#app/components/staff/bookings/booking-addresses.ts'
import { TextArea } from '#app/components/text-area.tsx'
import { momentText } from '#app/formatting/moment-text.ts'
import { LanguageContext, useText } from '#app/wording/use-text.ts'
import { formKeyName } from '#server/form-key.ts'
import type { WireDeskReservation } from '#server/wire/desk-reservation-on-wire.ts'

/** For the people of the campsite alone; notes grow at their end. */
export function NotesList({ booking, formKey }: { readonly booking: WireDeskReservation; readonly formKey: string }) {
  const t = useText('bookings')
  const language = use(LanguageContext)
  const { notes } = booking
  return (
    <section aria-labelledby="notes" className={notes.length > 0 ? 'form-section' : 'form-section no-print'}>
      <h2 id="notes">{t('notes')}</h2>
      {notes.length > 0 && (
        <ul className="grid gap-3">
          {notes.map(({ at, byName, by, text }) => (
            <li key={`${at}${text}`}>
              <p className="message-words">{text}</p>
              <p className="booking-fine">
                {byName ?? by}, {momentText(at, language)}
              </p>
            </li>
          ))}
        </ul>
      )}
      <Form
        key={notes.length}
        method="post"
        action={actAddress(booking.organisation.slug, booking.reservation.id, 'note')}
        className="no-print grid gap-3"
      >
        <input type="hidden" name="step" value="do" />
        <input type="hidden" name={formKeyName} value={`${formKey}-note`} />
        <TextArea name="note" label={t('act_note')} hint={t('noteHint')} rows={2} maxLength={longestNote} required />
        <div>
          <Button type="submit" intent="secondary" size="small">
            {t('do_note')}
          </Button>
        </div>
      </Form>
    </section>
  )
}
