import { organisationStatuses } from '@camp/domain/organisations/organisation.ts'
import { Link } from 'react-router'
import { ButtonLink } from '#app/components/button.tsx'
import { FilterSelect } from '#app/components/staff/filter-select.tsx'
import { ListPage } from '#app/components/staff/list-page.tsx'
import { pageOfRequest } from '#app/components/staff/lists/staff-list.server.ts'
import { organisationAddress } from '#app/components/staff/organisation-address.ts'
import { OrganisationBadge } from '#app/components/staff/organisation-badge.tsx'
import { StaffPage } from '#app/components/staff/staff-page.tsx'
import { StatusBadge } from '#app/components/staff/status-badge.tsx'
import { useText } from '#app/wording/use-text.ts'
import type { Route } from './+types/route.ts'
import { organisationList } from './organisation-list.server.ts'

export async function loader(args: Route.LoaderArgs) {
  const { page } = await pageOfRequest(organisationList, args)
  return { page }
}

/** Every organisation: where the platform's people land. */
export default function OrganisationsPage({ loaderData: { page } }: Route.ComponentProps) {
  const t = useText('organisationPeople')
  const tf = useText('staffFrame')
  const { status } = page.query.filters
  const about = (action: string, name: string) => ({ 'aria-label': t('about', { action, name }) })
  const create = <ButtonLink to="/admin/organisations/new">{t('orgsNew')}</ButtonLink>
  return (
    <StaffPage title={t('orgsTitle')} lead={t('orgsLead')} actions={create}>
      <ListPage
        page={page}
        caption={t('orgsTitle')}
        keyOf={({ id }) => id}
        empty={t('orgsEmpty')}
        emptyAction={create}
        search={t('orgsSearch')}
        filters={
          <FilterSelect
            name="status"
            label={t('orgsStatus')}
            chosen={status}
            values={organisationStatuses}
            textOf={(one) => tf(`organisation_${one}`)}
          />
        }
        hasFiles
        columns={[
          {
            title: t('name'),
            sort: 'name',
            cell: ({ slug, name, isDemo }) => (
              <span className="flex flex-wrap items-center gap-2">
                <Link to={`/admin/organisations/${slug}`} className="link">
                  {name}
                </Link>
                {isDemo && <StatusBadge tone="quiet">{t('orgsDemo')}</StatusBadge>}
              </span>
            ),
          },
          { title: t('orgsTown'), sort: 'cityName', cell: ({ cityName }) => cityName || '–' },
          { title: t('orgsStatus'), sort: 'status', cell: ({ status: now }) => <OrganisationBadge status={now} /> },
          { title: t('orgsPlots'), sort: 'plots', isNumber: true, cell: ({ plots }) => plots },
          { title: t('orgsUsers'), isNumber: true, cell: ({ users }) => users },
          {
            title: t('actions'),
            isActions: true,
            cell: ({ slug, name, status: now }) => (
              <>
                <ButtonLink
                  to={organisationAddress(slug, 'org-organisation/status')}
                  size="small"
                  intent="quiet"
                  {...about(t('orgsChangeStatus'), name)}
                >
                  {t('orgsChangeStatus')}
                </ButtonLink>
                {now !== 'deleted' && (
                  <ButtonLink
                    to={`/admin/organisations/${slug}/delete`}
                    size="small"
                    intent="quiet"
                    {...about(tf('delete'), name)}
                  >
                    {tf('delete')}
                  </ButtonLink>
                )}
              </>
            ),
          },
        ]}
      />
    </StaffPage>
  )
}
