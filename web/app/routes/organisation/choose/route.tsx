import { data, Form, Link } from 'react-router'
import { Button, ButtonLink } from '#app/components/button.tsx'
import { EmptyState } from '#app/components/empty-state.tsx'
import { PageHeading } from '#app/components/page-heading.tsx'
import { PageTitle } from '#app/components/page-title.tsx'
import { OrganisationBadge } from '#app/components/staff/organisation-badge.tsx'
import { TextField } from '#app/components/text-field.tsx'
import styles from '#app/styles/staff.css?url'
import { useText } from '#app/wording/use-text.ts'
import { requestFacts, useCases } from '#server/request-scope.ts'
import type { Route } from './+types/route.ts'
import { readWantedPage } from './wanted-page.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export async function loader({ context, request }: Route.LoaderArgs) {
  const { actor, session } = context.get(requestFacts)
  const query = new URL(request.url).searchParams
  const search = query.get('q')?.trim() ?? ''
  const mine = await context.get(useCases).myOrganisations.execute({ actor, search })
  if (!mine.ok) throw data({ code: mine.refusal.code }, 403)
  return { organisations: mine.value, search, maySearch: session?.role === 'SUPERADMIN', to: readWantedPage(query.get('to')) }
}

/** Which organisation a page acts on, for those who work for several and for the platform. */
export default function ChooseOrganisationPage({ loaderData }: Route.ComponentProps) {
  const t = useText('staffFrame')
  const tp = useText('organisationPeople')
  const { organisations, search, maySearch, to } = loaderData
  return (
    <div className="page grid max-w-[720px] gap-6 pt-6 pb-16">
      <PageTitle title={t('chooseTitle')} />
      <PageHeading lead={t('chooseLead')}>{t('chooseTitle')}</PageHeading>
      {maySearch && (
        <Form method="get" role="search" className="flex flex-wrap items-end gap-3">
          <input type="hidden" name="to" value={to} />
          <div className="min-w-60 grow">
            <TextField name="q" type="search" label={t('chooseSearch')} defaultValue={search} />
          </div>
          <Button type="submit">{t('chooseFind')}</Button>
        </Form>
      )}
      {organisations.length === 0 && <EmptyState text={maySearch ? t('chooseNothing') : t('chooseNone')} />}
      <ul className="grid gap-3">
        {organisations.map(({ id, slug, name, status, linkId }) => (
          <li key={id} className="flex flex-wrap items-center gap-3">
            <Link
              to={`${to}?${new URLSearchParams({ org: slug })}`}
              className="flex min-h-14 grow flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-card border border-line bg-surface px-5 py-3 hover:border-brand"
            >
              <span className="font-bold">{name}</span>
              <OrganisationBadge status={status} />
            </Link>
            {linkId && (
              <ButtonLink
                to={`/org/org-choose/${linkId}/delete`}
                intent="quiet"
                size="small"
                aria-label={tp('linkDeleteOf', { name })}
              >
                {t('delete')}
              </ButtonLink>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
