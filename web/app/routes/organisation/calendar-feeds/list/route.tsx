import { dayText } from '@camp/domain/formatting/date-texts.ts'
import { use } from 'react'
import { Link } from 'react-router'
import { ButtonLink } from '#app/components/button.tsx'
import { ListPage } from '#app/components/staff/list-page.tsx'
import { isEmptyList, sortedPage } from '#app/components/staff/list-query.ts'
import type { ListColumn } from '#app/components/staff/list-table.tsx'
import { useKeptColumns } from '#app/components/staff/settings-forms/kept-columns.tsx'
import { calendarFeedsPage } from '#app/components/staff/settings-page-names.ts'
import { StaffPage } from '#app/components/staff/staff-page.tsx'
import { LanguageContext, useText } from '#app/wording/use-text.ts'
import { settingsRequest, valueOrThrowPage } from '#server/staff/settings-request.ts'
import type { Route } from './+types/route.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { who, acts, mayManage, organisation } = await settingsRequest({ context, request })
  const [feeds, plots] = await Promise.all([acts.listCalendarFeeds.execute(who), acts.listPlots.execute(who)])
  const names = new Map<string, string>(valueOrThrowPage(plots).map(({ id, name }) => [id, name]))
  const rows = valueOrThrowPage(feeds).map(({ id, plotId, provider, feedUrl, isActive, lastSyncAt }, position) => ({
    id: id as string,
    position,
    plot: names.get(plotId) ?? '',
    provider,
    isActive,
    host: new URL(feedUrl).host,
    readOn: lastSyncAt === null ? null : lastSyncAt.toZonedDateTimeISO(organisation.timezone).toPlainDate().toString(),
  }))
  return { page: sortedPage(rows, request.url, ['position', 'provider']), mayManage, hasPlots: names.size > 0 }
}

type Row = Route.ComponentProps['loaderData']['page']['rows'][number]

export default function CalendarFeeds({ loaderData }: Route.ComponentProps) {
  const t = useText('placeSettings')
  const language = use(LanguageContext)
  const { page, mayManage, hasPlots } = loaderData
  const { address, state, deletion } = useKeptColumns<Row>({
    page: calendarFeedsPage,
    nameOf: ({ provider, plot }) => `${provider} ${plot}`,
    mayManage,
  })
  const add = mayManage && hasPlots && <ButtonLink to={address('new')}>{t('addFeed')}</ButtonLink>
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
    { title: t('feedRead'), cell: ({ readOn }) => (readOn ? dayText(readOn, language) : t('notYetRead')) },
    state,
    deletion,
  ]
  return (
    <StaffPage title={t('feedsTitle')} lead={t('feedsLead')} actions={isEmptyList(page) ? undefined : add}>
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
