import { Link } from 'react-router'
import { Notice } from '#app/components/notice.tsx'
import { bookingAddress } from '#app/components/staff/bookings/booking-addresses.ts'
import { useStaffOrganisation } from '#app/components/staff/use-staff-organisation.ts'
import { useText } from '#app/wording/use-text.ts'
import type { TakeoverReply } from './answer-takeover.ts'

/** Links to so many of them; the list of bookings has the rest. */
const mostShown = 20

export function TakeoverDone({ reply }: { readonly reply: Extract<TakeoverReply, { readonly kind: 'done' }> }) {
  const t = useText('bookingTakeover')
  const { slug } = useStaffOrganisation().organisation
  const { references, known, leftOut } = reply
  return (
    <Notice tone="success" role="status" title={t('done', { count: references.length })}>
      {known > 0 && <p>{t('doneKnown', { count: known })}</p>}
      {leftOut > 0 && <p>{t('doneLeftOut', { count: leftOut })}</p>}
      <ul className="flex flex-wrap gap-x-4">
        {references.slice(0, mostShown).map((reference) => (
          <li key={reference}>
            <Link to={bookingAddress(slug, reference)} className="link">
              {reference}
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
