import { isRouteErrorResponse, useLocation } from 'react-router'
import { ButtonLink } from '../../components/button.tsx'
import { PageHeading } from '../../components/page-heading.tsx'
import { PageTitle } from '../../components/page-title.tsx'
import { organisationAddress, workAddress } from '../../components/staff/organisation-address.ts'
import { useChosenOrganisation } from '../../components/staff/use-staff-organisation.ts'
import { useShell } from '../../components/use-shell.ts'
import { useText } from '../../wording/use-text.ts'
import { masterDataPages } from '../site/admin-pages.ts'
import { ErrorPage } from '../site/error-page.tsx'
import { settingsPageOf } from './settings-pages.ts'
import { ownPages, workPages } from './work-pages.ts'

/** In place of a page of staff. What is not there any more was mostly deleted by somebody else meanwhile. */
export function StaffErrorPage({ error }: { readonly error: unknown }) {
  return isRouteErrorResponse(error) && error.status === 404 ? <NoLongerHere /> : <ErrorPage error={error} />
}

function NoLongerHere() {
  const t = useText('staffFrame')
  const overview = useOverview()
  const list = useList()
  return (
    <div className="page max-w-[720px] py-10">
      <PageTitle title={t('goneTitle')} />
      <PageHeading>{t('goneTitle')}</PageHeading>
      <p className="prose mt-3 text-ink-soft">{t('goneText')}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        {list && <ButtonLink to={list.to}>{list.label}</ButtonLink>}
        <ButtonLink to={overview.to} intent={list ? 'secondary' : 'primary'}>
          {overview.label}
        </ButtonLink>
      </div>
    </div>
  )
}

interface Way {
  readonly to: string
  readonly label: string
}

/** Of the campsite, else of the platform; who works for several chooses one. */
function useOverview(): Way {
  const t = useText('staffFrame')
  const chosen = useChosenOrganisation()
  const isPlatform = useShell()?.session?.role === 'SUPERADMIN'
  if (chosen) {
    const { slug, name } = chosen.organisation
    return { to: organisationAddress(slug, 'org-organisation'), label: t('goneToOverview', { name }) }
  }
  return isPlatform
    ? { to: masterDataPages.organisations, label: t('goneToPlatform') }
    : { to: ownPages.choose, label: t('chooseTitle') }
}

/** The list that the address stands under. */
function useList(): Way | undefined {
  const t = useText('staffFrame')
  const { pathname } = useLocation()
  const slug = useChosenOrganisation()?.organisation.slug
  const groups = useShell()?.session?.groups ?? []
  const isUnder = (address: string) => pathname.startsWith(`${address}/`)
  if (slug === undefined) return groups.flatMap(({ pages }) => pages).find(({ to }) => isUnder(to))
  const work = workPages.find(({ page }) => isUnder(workAddress(slug, page)))
  if (work) return { to: workAddress(slug, work.page), label: t(work.label) }
  const settings = settingsPageOf(pathname)
  if (!settings || settings.page === 'org-organisation' || !isUnder(`/org/${settings.page}`)) return undefined
  return { to: organisationAddress(slug, settings.page), label: t(settings.label) }
}
