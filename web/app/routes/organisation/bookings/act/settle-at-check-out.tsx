import { fullName } from '@camp/domain/people/person-name.ts'
import { longestDebtor } from '@camp/domain/reservations/staff-texts.ts'
import { Form, useNavigation } from 'react-router'
import { Button, ButtonLink } from '#app/components/button.tsx'
import { FormKey } from '#app/components/form-key.tsx'
import { TextField } from '#app/components/text-field.tsx'
import { randText } from '#app/formatting/rand-text.ts'
import { useText } from '#app/wording/use-text.ts'
import type { ActPageProps } from './act-props.ts'

interface SettleProps extends Pick<ActPageProps, 'booking' | 'answers' | 'formKey'> {
  readonly back: string
  /** What is wrong with the name of whoever pays later. */
  readonly problem: string | undefined
}

/** Guests leave with money open: one press says what becomes of it, and checks them out. */
export function SettleAtCheckOut({ booking, answers, formKey, back, problem }: SettleProps) {
  const t = useText('bookings')
  const isBusy = useNavigation().state === 'submitting'
  const { balance, guest, takesOnlinePayment } = booking
  const hidden = (
    <>
      <input type="hidden" name="step" value="do" />
      {answers.back && <input type="hidden" name="back" value={answers.back} />}
    </>
  )
  return (
    <section aria-labelledby="settle" className="form-section">
      <h2 id="settle">{t('stillOpen', { amount: randText(balance) })}</h2>
      <Form method="post" className="flex flex-wrap gap-3">
        <FormKey formKey={`${formKey}-check-out`} />
        {hidden}
        <Button type="submit" name="settlement" value="cash" disabled={isBusy}>
          {t('settleCash')}
        </Button>
        <Button type="submit" name="settlement" value="card-machine" disabled={isBusy}>
          {t('settleCard')}
        </Button>
        {takesOnlinePayment && (
          <Button type="submit" name="settlement" value="link" intent="secondary" disabled={isBusy}>
            {t('settleLink')}
          </Button>
        )}
      </Form>
      <Form method="post" noValidate className="grid gap-3">
        <FormKey formKey={`${formKey}-check-out`} />
        {hidden}
        <TextField
          name="debtor"
          label={t('debtor')}
          hint={t('debtorHint')}
          defaultValue={answers.debtor ?? (guest ? fullName(guest) : '')}
          error={problem}
          maxLength={longestDebtor}
          autoComplete="off"
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" name="settlement" value="owing" intent="secondary" disabled={isBusy}>
            {t('settleOwing')}
          </Button>
          <ButtonLink to={back} intent="secondary">
            {t('notYet')}
          </ButtonLink>
        </div>
      </Form>
    </section>
  )
}
