import { Link, useLocation } from 'react-router'
import { bookingTarget } from '#app/appearance/header-footer.ts'
import { Notice } from '#app/components/notice.tsx'
import { clockTime } from '#app/formatting/clock-time.ts'
import { useText } from '#app/wording/use-text.ts'
import type { OwnHold } from '#server/reservations/own-hold.ts'
import { OpensWhole } from './opens-whole.tsx'

/** Who went back finds what they hold, and the way on. */
export function OwnHoldNotice({ hold }: { readonly hold: OwnHold }) {
  const t = useText('campsite')
  const ts = useText('shell')
  const target = bookingTarget(new URLSearchParams(useLocation().search))
  return (
    <Notice title={t('ownHoldTitle', { plots: hold.plotNames })} role="status">
      <Link
        to={hold.address}
        target={target}
        aria-describedby={target && 'hold-opens'}
        className="link inline-flex min-h-11 items-center font-bold"
      >
        {ts('continueBooking', { time: clockTime(hold.until) })}
      </Link>
      <OpensWhole target={target} id="hold-opens" />
    </Notice>
  )
}
