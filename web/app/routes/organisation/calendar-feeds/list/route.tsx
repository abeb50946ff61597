import { dayText } from '@camp/domain/formatting/date-texts.ts'
import { use } from 'react'
import { Link } from 'react-router'
import { ButtonLink } from '../../../../components/button.tsx'
import { ListPage } from '../../../../components/staff/list-page.tsx'
import { pageOfRows, readListQuery, sortedRows } from '../../../../components/staff/list-query.ts'
import type { Column } from '../../../../components/staff/list-table.tsx'
import { organisationAddress } from '../../../../components/staff/organisation-address.ts'
import { StaffPage } from '../../../../components/staff/staff-page.tsx'
import { useStaffOrganisation } from '../../../../components/staff/use-staff-organisation.ts'
import { LanguageContext, useText } from '../../../../wording/use-text.ts'
import { ActiveBadge } from '../../settings-forms/active-badge.tsx'
import { settingsRequest, shown } from '../../settings-forms/settings-request.ts'
import { calendarFeedsPage } from '../feed-answers.ts'
import type { Route } from './+types/route.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { who, acts, mayManage, organisation } = await settingsRequest({ context, request })
  const [feeds, plots] = await Promise.all([acts.listCalendarFeeds.execute(who), acts.listPlots.execute(who)])
  const names = new Map<string, string>(shown(plots).map(({ id, name }) => [id, name]))
  const rows = shown(feeds).map(({ id, plotId, provider, feedUrl, isActive, lastSyncAt }, position) => ({
    ...{ id: id as string, position, plot: names.get(plotId) ?? '', provider, isActive, host: new URL(feedUrl).host },
    readOn: lastSyncAt === null ? null : lastSyncAt.toZonedDateTimeISO(organisation.timezone).toPlainDate().toString(),
  }))
  const query = readListQuery(request.url, { sorts: ['position', 'provider'], filters: [] })
  const sorted = sortedRows(rows, query.sort, (row) => row[query.sort.by])
  return { page: pageOfRows(sorted, query), mayManage, hasPlots: names.size > 0 }
}

type Row = Route.ComponentProps['loaderData']['page']['rows'][number]

export default function CalendarFeeds({ loaderData }: Route.ComponentProps) {
  const t = useText('placeSettings')
  const ts = useText('settingsForms')
  const language = use(LanguageContext)
  const { slug } = useStaffOrganisation().organisation
  const { page, mayManage, hasPlots } = loaderData
  const address = (rest: string) => organisationAddress(slug, `${calendarFeedsPage}/${rest}`)
  const add = mayManage && hasPlots && <ButtonLink to={address('new')}>{t('addFeed')}</ButtonLink>
  const columns: readonly Column<Row>[] = [
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
    { title: ts('state'), cell: ({ isActive }) => <ActiveBadge isActive={isActive} /> },
    {
      title: ts('delete'),
      isActions: true,
      cell: ({ id, provider, plot }) =>
        mayManage && (
          <Link to={address(`${id}/delete`)} className="link">
            {ts('delete')} <span className="sr-only">{`${provider} ${plot}`}</span>
          </Link>
        ),
    },
  ]
  return (
    <StaffPage title={t('feedsTitle')} lead={t('feedsLead')} actions={add}>
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
