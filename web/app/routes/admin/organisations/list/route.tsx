import { listingSorts } from '@camp/application/organisations/platform/organisation-listings.ts'
import { data, Link } from 'react-router'
import { ButtonLink } from '#app/components/button.tsx'
import { SelectField } from '#app/components/select-field.tsx'
import { ListPage } from '#app/components/staff/list-page.tsx'
import { readListQuery, rowsPerPage } from '#app/components/staff/list-query.ts'
import { organisationAddress } from '#app/components/staff/organisation-address.ts'
import { OrganisationBadge } from '#app/components/staff/organisation-badge.tsx'
import { StaffPage } from '#app/components/staff/staff-page.tsx'
import { StatusBadge } from '#app/components/staff/status-badge.tsx'
import { TextField } from '#app/components/text-field.tsx'
import { useText } from '#app/wording/use-text.ts'
import { requestFacts, useCases } from '#server/request-scope.ts'
import type { Route } from './+types/route.ts'
import { readOrganisationStatus, statuses } from './read-status.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { actor } = context.get(requestFacts)
  const query = readListQuery(request.url, { sorts: listingSorts, filters: ['q', 'status'] })
  const found = await context.get(useCases).searchAllOrganisations.execute({
    actor,
    search: query.filters.q,
    status: readOrganisationStatus(query.filters.status),
    sort: query.sort.by,
    isDescending: query.sort.isDescending,
    limit: rowsPerPage,
    offset: (query.page - 1) * rowsPerPage,
  })
  if (!found.ok) throw data({ code: found.refusal.code }, 403)
  return { page: { rows: found.value.rows, total: found.value.total, query } }
}

/** Every organisation: where the platform's people land. */
export default function OrganisationsPage({ loaderData: { page } }: Route.ComponentProps) {
  const t = useText('organisationPeople')
  const tf = useText('staffFrame')
  const { q, status } = page.query.filters
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
        filters={
          <>
            <TextField name="q" type="search" label={t('orgsSearch')} defaultValue={q} />
            <SelectField name="status" label={t('orgsStatus')} defaultValue={status}>
              <option value="">{t('orgsAny')}</option>
              {statuses.map((one) => (
                <option key={one} value={one}>
                  {tf(`organisation_${one}`)}
                </option>
              ))}
            </SelectField>
          </>
        }
        columns={[
          {
            title: t('name'),
            sort: 'name',
            cell: ({ slug, name, isDemo }) => (
              <span className="flex flex-wrap items-center gap-2">
                <Link to={organisationAddress(slug, 'org-organisation')} className="link">
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
