import { Link } from 'react-router'
import { workAddress } from '#app/components/staff/organisation-address.ts'
import { useStaffOrganisation } from '#app/components/staff/use-staff-organisation.ts'
import { useText } from '#app/wording/use-text.ts'

/** Guests who wrote and have no answer yet: the way to them. */
export function GuestsWaiting() {
  const t = useText('conversation')
  const { organisation, guestsWaiting } = useStaffOrganisation()
  if (guestsWaiting === 0) return null
  return (
    <p className="no-print">
      <Link to={workAddress(organisation.slug, 'messages')} className="link inline-flex min-h-11 items-center font-bold">
        {t('unansweredTitle', { count: guestsWaiting })}
      </Link>
    </p>
  )
}
