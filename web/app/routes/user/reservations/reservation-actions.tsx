import { Link } from 'react-router'
import { linkAddress, summaryAddress } from '#app/addresses/reservation-addresses.ts'
import { ButtonLink } from '#app/components/button.tsx'
import { mayChange } from '#app/components/reservation/may-change.ts'
import { randText } from '#app/formatting/rand-text.ts'
import { useText } from '#app/wording/use-text.ts'
import type { WireReservation } from '#server/wire/reservation-on-wire.ts'
import { isOnNow, nextStep } from './next-step.ts'
import { linkClass } from './reservation-links.tsx'

interface ReservationActionsProps {
  readonly reservation: WireReservation
  /** Here, `YYYY-MM-DD`. */
  readonly today: string
  /** An action together with the booking that it is about, for screen readers. */
  readonly named: (action: string) => { readonly 'aria-label': string }
}

/** The next thing to do about a booking first; while the stay is on, that is to open it. */
export function ReservationActions({ reservation, today, named }: ReservationActionsProps) {
  const t = useText('user')
  const { id, organisation, status } = reservation
  const step = nextStep(reservation)
  const pay = step.kind === 'pay' ? t('pay', { amount: randText(step.amount) }) : null
  const isViewNext = step.kind === 'nothing' && status !== 'completed' && isOnNow(reservation)
  return (
    <>
      {pay && (
        <ButtonLink to={linkAddress(id, 'confirm')} size="small" {...named(pay)}>
          {pay}
        </ButtonLink>
      )}
      {step.kind === 'wait' && (
        <ButtonLink to={linkAddress(id, 'confirm-ok')} size="small" intent="secondary" {...named(t('payingNow'))}>
          {t('payingNow')}
        </ButtonLink>
      )}
      {step.kind === 'confirm' && (
        <ButtonLink to={linkAddress(id, 'confirm')} size="small" {...named(t('confirm'))}>
          {t('confirm')}
        </ButtonLink>
      )}
      {status === 'completed' && (
        <ButtonLink to={`/r/${encodeURIComponent(id)}/review`} size="small" intent="secondary" {...named(t('review'))}>
          {t('review')}
        </ButtonLink>
      )}
      {step.kind === 'book-again' && (
        <ButtonLink to={`/${organisation.slug}`} size="small" intent="secondary" {...named(t('bookAgain'))}>
          {t('bookAgain')}
        </ButtonLink>
      )}
      <ButtonLink
        to={summaryAddress(reservation)}
        size="small"
        intent={isViewNext ? 'primary' : 'secondary'}
        {...named(t('view'))}
      >
        {t('view')}
      </ButtonLink>
      {(mayChange(reservation, today) || step.mayCancel) && (
        <div className="flex flex-wrap gap-x-5 text-sm font-bold">
          {mayChange(reservation, today) && (
            <Link to={linkAddress(id, 'change')} className={linkClass} {...named(t('change'))}>
              {t('change')}
            </Link>
          )}
          {step.mayCancel && (
            <Link to={linkAddress(id, 'cancel')} className={linkClass} {...named(t('cancel'))}>
              {t('cancel')}
            </Link>
          )}
        </div>
      )}
    </>
  )
}
