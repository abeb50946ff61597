import { Form, useNavigation } from 'react-router'
import { Button, ButtonLink } from '#app/components/button.tsx'
import { Notice } from '#app/components/notice.tsx'
import { actAddress } from '#app/components/staff/bookings/booking-addresses.ts'
import { randText } from '#app/formatting/rand-text.ts'
import { useText } from '#app/wording/use-text.ts'
import { formKeyName } from '#server/form-key.ts'
import type { ActPageProps } from './act-props.ts'

interface DoubtsProps extends Pick<ActPageProps, 'booking' | 'answers' | 'formKey' | 'refusal'> {
  readonly back: string
}

/** Before the key is handed over: who is still on the plot, and what is still to be paid. */
export function CheckInDoubts({ booking, answers, formKey, refusal, back }: DoubtsProps) {
  const t = useText('bookings')
  const isBusy = useNavigation().state === 'submitting'
  const { balance, organisation, reservation } = booking
  const backTo = answers.back ? `?${new URLSearchParams({ back: answers.back })}` : ''
  return (
    <section className="form-section">
      <Notice tone="warn" role="alert" title={t('lookFirst')}>
        <ul className="grid gap-1">
          {refusal?.notLeft?.map(({ simpleReference, guestName, plotName }) => (
            <li key={simpleReference + plotName}>
              {t('stillThere', { plot: plotName, guest: guestName ?? simpleReference })}{' '}
              <a className="link" href={actAddress(organisation.slug, simpleReference, 'check-out') + backTo}>
                {t('act_check-out')} <span className="sr-only">{guestName}</span>
              </a>
            </li>
          ))}
          {balance > 0 && (
            <li>
              {t('stillOpen', { amount: randText(balance) })}{' '}
              <a className="link" href={actAddress(organisation.slug, reservation.id, 'payment') + backTo}>
                {t('act_payment')}
              </a>
            </li>
          )}
        </ul>
      </Notice>
      <Form method="post" className="flex flex-wrap gap-3">
        <input type="hidden" name="step" value="do" />
        <input type="hidden" name="certain" value="on" />
        <input type="hidden" name={formKeyName} value={`${formKey}-check-in`} />
        {answers.back && <input type="hidden" name="back" value={answers.back} />}
        <Button type="submit" disabled={isBusy}>
          {t('checkInAnyway')}
        </Button>
        <ButtonLink to={back} intent="secondary">
          {t('notYet')}
        </ButtonLink>
      </Form>
    </section>
  )
}
