import { Link } from 'react-router'
import { Notice } from '#app/components/notice.tsx'
import { feedTroubleText } from '#app/components/staff/calendar-feeds/feed-trouble-text.ts'
import { organisationAddress } from '#app/components/staff/organisation-address.ts'
import { calendarFeedsPage } from '#app/components/staff/settings-page-names.ts'
import { useText } from '#app/wording/use-text.ts'
import type { FeedTroubleOnWire } from '#server/wire/feed-on-wire.ts'

interface FeedTroublesProps {
  readonly slug: string
  readonly troubles: readonly FeedTroubleOnWire[]
}

/** Calendars elsewhere that give no news: what is booked there may be booked here too. */
export function FeedTroubles({ slug, troubles }: FeedTroublesProps) {
  const t = useText('calendarFeeds')
  if (troubles.length === 0) return null
  return (
    <div className="no-print">
      <Notice tone="warn" title={t('troubleTitle', { count: troubles.length })}>
        <ul>
          {troubles.map((trouble) => (
            <li key={trouble.id}>
              <Link to={organisationAddress(slug, `${calendarFeedsPage}/${trouble.id}`)} className="link">
                {t('troubleOf', { provider: trouble.provider, plot: trouble.plotName })}
              </Link>
              : {feedTroubleText(t, trouble)}
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  )
}
