import { prospectStages } from '@camp/application/enquiries/enquiries.ts'
import { dayText } from '@camp/domain/formatting/date-texts.ts'
import { Link } from 'react-router'
import { ButtonLink } from '#app/components/button.tsx'
import { FilterSelect } from '#app/components/staff/filter-select.tsx'
import { ListPage } from '#app/components/staff/list-page.tsx'
import { pageOfRequest } from '#app/components/staff/lists/staff-list.server.ts'
import { enquiryOnWire } from '#app/components/staff/prospects/enquiry-on-wire.ts'
import { StageBadge } from '#app/components/staff/prospects/stage-badge.tsx'
import { StaffPage } from '#app/components/staff/staff-page.tsx'
import { dateHere } from '#app/formatting/clock-time.ts'
import { useText } from '#app/wording/use-text.ts'
import type { Route } from './+types/route.ts'
import { prospectList } from './prospect-list.server.ts'

export async function loader(args: Route.LoaderArgs) {
  const { page } = await pageOfRequest(prospectList, args)
  return { page: { ...page, rows: page.rows.map(enquiryOnWire) } }
}

/** Campsites that would like to join, and everybody else who wrote to us. */
export default function ProspectsPage({ loaderData: { page } }: Route.ComponentProps) {
  const t = useText('prospects')
  const { stage } = page.query.filters
  const queue = (
    <ButtonLink to="/admin/coming-aboard" intent="secondary">
      {t('toQueue')}
    </ButtonLink>
  )
  return (
    <StaffPage title={t('title')} lead={t('lead')} actions={queue}>
      <ListPage
        page={page}
        caption={t('title')}
        keyOf={({ id }) => id}
        empty={t('empty')}
        emptyAction={
          <ButtonLink to="/book-demo" intent="secondary">
            {t('seeForm')}
          </ButtonLink>
        }
        search={t('search')}
        filters={
          <FilterSelect
            name="stage"
            label={t('stage')}
            chosen={stage}
            values={[...prospectStages, 'message'] as const}
            textOf={(one) => t(`stage_${one}`)}
          />
        }
        hasFiles
        columns={[
          {
            title: t('about'),
            cell: ({ id, title }) => (
              <Link to={`/admin/prospects/${id}`} className="link wrap-anywhere">
                {title}
              </Link>
            ),
          },
          { title: t('stage'), cell: ({ stage: now }) => <StageBadge stage={now} /> },
          { title: t('name'), sort: 'name', cell: ({ name }) => name },
          { title: t('email'), sort: 'email', cell: ({ email }) => <span className="wrap-anywhere">{email}</span> },
          { title: t('wroteOn'), sort: 'createdAt', cell: ({ createdAt }) => dayText(dateHere(createdAt)) },
        ]}
      />
    </StaffPage>
  )
}
