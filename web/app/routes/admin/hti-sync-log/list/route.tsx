import { htiStates } from '@camp/application/hti/hti-log.ts'
import { htiKinds } from '@camp/application/hti/hti-messages.ts'
import { use } from 'react'
import { Link } from 'react-router'
import { ButtonLink } from '#app/components/button.tsx'
import { FilterSelect } from '#app/components/staff/filter-select.tsx'
import { HtiStateBadge } from '#app/components/staff/hti/hti-state-badge.tsx'
import { ListPage } from '#app/components/staff/list-page.tsx'
import { pageOfRequest } from '#app/components/staff/lists/staff-list.server.ts'
import { StaffPage } from '#app/components/staff/staff-page.tsx'
import { momentText } from '#app/formatting/moment-text.ts'
import { LanguageContext, useText } from '#app/wording/use-text.ts'
import type { Route } from './+types/route.ts'
import { syncLogList } from './sync-log-list.server.ts'

export async function loader(args: Route.LoaderArgs) {
  const { page } = await pageOfRequest(syncLogList, args)
  return { page }
}

/** Every message with the channel manager, and what became of it. */
export default function HtiSyncLog({ loaderData: { page } }: Route.ComponentProps) {
  const t = useText('htiLog')
  const language = use(LanguageContext)
  const { state, kind } = page.query.filters
  const links = (
    <>
      <ButtonLink to="/admin/hti-config" intent="secondary">
        {t('toConnections')}
      </ButtonLink>
      <ButtonLink to="/admin/hti-properties" intent="secondary">
        {t('toRooms')}
      </ButtonLink>
    </>
  )
  return (
    <StaffPage title={t('title')} lead={t('lead')} actions={links}>
      <ListPage
        page={page}
        caption={t('title')}
        keyOf={({ id }) => id}
        empty={t('empty')}
        search={t('search')}
        hasFiles
        filters={
          <>
            <FilterSelect name="state" label={t('state')} chosen={state} values={htiStates} textOf={(one) => t(`state_${one}`)} />
            <FilterSelect name="kind" label={t('kind')} chosen={kind} values={htiKinds} textOf={(one) => t(`kind_${one}`)} />
          </>
        }
        columns={[
          {
            title: t('at'),
            sort: 'at',
            isName: true,
            cell: ({ id, at }) => (
              <Link to={`/admin/hti-sync-log/${id}`} className="link whitespace-nowrap">
                {momentText(at, language)}
              </Link>
            ),
          },
          { title: t('kind'), cell: ({ kind: one }) => t(one === null ? 'kind_unread' : `kind_${one}`) },
          { title: t('direction'), cell: ({ direction }) => t(`direction_${direction}`) },
          { title: t('campsite'), cell: ({ organisationName }) => organisationName ?? '–' },
          { title: t('theirId'), cell: ({ theirId }) => theirId ?? '–' },
          { title: t('booking'), cell: ({ simpleReference }) => simpleReference ?? '–' },
          {
            title: t('state'),
            cell: ({ state: now, errorText }) => (
              <span>
                <HtiStateBadge state={now} />
                {errorText && <span className="block text-sm text-ink-soft">{errorText}</span>}
              </span>
            ),
          },
        ]}
      />
    </StaffPage>
  )
}
