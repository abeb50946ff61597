import { Link } from 'react-router'
import { ButtonLink } from '#app/components/button.tsx'
import { FeedBadge } from '#app/components/staff/calendar-feeds/feed-badge.tsx'
import { ListPage } from '#app/components/staff/list-page.tsx'
import { isEmptyList, sortedPage } from '#app/components/staff/list-query.ts'
import type { ListColumn } from '#app/components/staff/list-table.tsx'
import { useKeptColumns } from '#app/components/staff/settings-forms/kept-columns.tsx'
import { calendarFeedsPage } from '#app/components/staff/settings-page-names.ts'
import { StaffPage } from '#app/components/staff/staff-page.tsx'
import { dayAndTime } from '#app/formatting/clock-time.ts'
import { useText } from '#app/wording/use-text.ts'
import { requestFacts } from '#server/request-scope.ts'
import { settingsRequest, valueOrThrowPage } from '#server/staff/settings-request.ts'
import { feedStateOnWire } from '#server/wire/feed-on-wire.ts'
import { instantOnWire } from '#server/wire/on-wire.ts'
import type { Route } from './+types/route.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { who, acts, mayManage } = await settingsRequest({ context, request })
  const [feeds, plots, readings] = await Promise.all([
    acts.listCalendarFeeds.execute(who),
    acts.listPlots.execute(who),
    acts.listFeedReadings.execute(who),
  ])
  const { now } = context.get(requestFacts)
  const readingOf = new Map(valueOrThrowPage(readings).map((reading) => [reading.feedId, reading]))
  const names = new Map<string, string>(valueOrThrowPage(plots).map(({ id, name }) => [id, name]))
  const rows = valueOrThrowPage(feeds).map((feed, position) => ({
    id: feed.id as string,
    position,
    plot: names.get(feed.plotId) ?? '',
    provider: feed.provider,
    isActive: feed.isActive,
    host: new URL(feed.feedUrl).host,
    readAt: feed.lastSyncAt ? instantOnWire(feed.lastSyncAt) : null,
    state: feedStateOnWire(feed, readingOf.get(feed.id), now).state,
  }))
  return { page: sortedPage(rows, request.url, ['position', 'provider']), mayManage, hasPlots: names.size > 0 }
}

type Row = Route.ComponentProps['loaderData']['page']['rows'][number]

export default function CalendarFeeds({ loaderData }: Route.ComponentProps) {
  const t = useText('placeSettings')
  const { page, mayManage, hasPlots } = loaderData
  const { address, deletion } = useKeptColumns<Row>({
    page: calendarFeedsPage,
    nameOf: ({ provider, plot }) => `${provider} ${plot}`,
    mayManage,
  })
  const tf = useText('calendarFeeds')
  const add = mayManage && hasPlots && <ButtonLink to={address('new')}>{t('addFeed')}</ButtonLink>
  const out = hasPlots && (
    <ButtonLink to={address('out')} intent="secondary">
      {tf('toFeedsOut')}
    </ButtonLink>
  )
  const actions = (
    <>
      {out}
      {!isEmptyList(page) && add}
    </>
  )
  const columns: readonly ListColumn<Row>[] = [
    {
      title: t('feed_provider'),
      sort: 'provider',
      cell: ({ id, provider, plot }) => (
        <Link to={address(id)} className="link">
          {provider} <span className="sr-only">{plot}</span>
        </Link>
      ),
    },
    { title: t('feed_plotId'), cell: ({ plot }) => plot },
    { title: t('feedHost'), cell: ({ host }) => host },
    { title: t('feedRead'), cell: ({ readAt }) => (readAt ? dayAndTime(readAt) : t('notYetRead')) },
    { title: t('feedState'), cell: ({ state }) => <FeedBadge state={state} /> },
    deletion,
  ]
  return (
    <StaffPage title={t('feedsTitle')} lead={t('feedsLead')} actions={actions}>
      <ListPage
        page={page}
        columns={columns}
        keyOf={({ id }) => id}
        caption={t('feedsTitle')}
        empty={t('noFeeds')}
        emptyIcon="calendar"
        emptyAction={add}
      />
    </StaffPage>
  )
}
