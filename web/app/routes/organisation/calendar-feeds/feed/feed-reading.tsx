import { Form, useNavigation } from 'react-router'
import { Button } from '#app/components/button.tsx'
import { Notice } from '#app/components/notice.tsx'
import { FeedBadge } from '#app/components/staff/calendar-feeds/feed-badge.tsx'
import { feedTroubleText } from '#app/components/staff/calendar-feeds/feed-trouble-text.ts'
import { FormSection } from '#app/components/staff/form-page.tsx'
import { ListTable } from '#app/components/staff/list-table.tsx'
import { SummaryList } from '#app/components/summary-list.tsx'
import { dayAndTime } from '#app/formatting/clock-time.ts'
import { useText } from '#app/wording/use-text.ts'
import type { FeedStateOnWire } from '#server/wire/feed-on-wire.ts'

interface FeedReadingProps {
  readonly reading: FeedStateOnWire
  /** Where "Read now" goes; null for those who may only look. */
  readonly readAddress: string | null
  readonly now: string
}

/** Whether the feed can be relied on, and the way to hear from it at once. */
export function FeedReading({ reading, readAddress, now }: FeedReadingProps) {
  const t = useText('calendarFeeds')
  const isBusy = useNavigation().formAction === readAddress && readAddress !== null
  const { state, triedAt, goodAt, failingSince, dueAt, eventCount, skipped, hasMoreSkipped, keepsAllNights } = reading
  const trouble = feedTroubleText(t, reading)
  const next = dueAt && dueAt > now ? t('nextAt', { when: dayAndTime(dueAt) }) : t('nextSoon')
  return (
    <FormSection title={t('reading')}>
      {trouble && (
        <Notice tone={state === 'failing' ? 'danger' : 'warn'} role="status">
          {trouble}
        </Notice>
      )}
      <SummaryList
        rows={[
          { label: t('state'), value: <FeedBadge state={state} /> },
          { label: t('tried'), value: triedAt ? dayAndTime(triedAt) : t('never') },
          { label: t('good'), value: goodAt ? dayAndTime(goodAt) : t('never') },
          ...(failingSince ? [{ label: t('failingFor'), value: dayAndTime(failingSince) }] : []),
          { label: t('next'), value: state === 'off' ? t('nextOff') : next },
          { label: t('events'), value: String(eventCount) },
        ]}
      />
      {readAddress && (
        <Form method="post" action={readAddress} aria-busy={isBusy}>
          <Button type="submit" intent="secondary" disabled={isBusy}>
            {t('readNow')}
          </Button>
        </Form>
      )}
      {skipped.length > 0 && (
        <div className="grid gap-2">
          <h3>{t('skippedTitle')}</h3>
          {keepsAllNights && (
            <Notice tone="warn" role="status">
              {t('keepsAllNights')}
            </Notice>
          )}
          {hasMoreSkipped && <p className="text-ink-soft">{t('skippedMore', { count: skipped.length })}</p>}
          <ListTable
            caption={t('skippedTitle')}
            rows={skipped.map((event, nth) => ({ ...event, nth }))}
            keyOf={({ nth }) => String(nth)}
            columns={[
              { title: t('skippedEvent'), cell: ({ uid }) => <span className="wrap-anywhere">{uid ?? t('noName')}</span> },
              { title: t('skippedWhy'), cell: ({ reason }) => t(`skip_${reason}`) },
            ]}
          />
        </div>
      )}
    </FormSection>
  )
}
