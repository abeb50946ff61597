import { Link } from 'react-router'
import { actAddress } from '#app/components/staff/bookings/booking-addresses.ts'
import { useText } from '#app/wording/use-text.ts'

interface DisputedRefundLinkProps {
  readonly slug: string
  readonly reservationId: string
  readonly disputeId: string
}

/** Where staff write down that a refund went out after all. */
export function DisputedRefundLink({ slug, reservationId, disputeId }: DisputedRefundLinkProps) {
  const t = useText('moneyTasks')
  return (
    <Link to={`${actAddress(slug, reservationId, 'disputed-refund')}?dispute=${disputeId}`} className="link no-print">
      {t('refundWentOut')}
    </Link>
  )
}
