import { guidedSteps } from '@camp/domain/organisations/guided-set-up.ts'
import { Link, Outlet, useLocation } from 'react-router'
import { useCases } from '#server/request-scope.ts'
import { valueOrThrowPage } from '#server/staff/settings-request.ts'
import { organisationOfQuery, staffOnWire } from '#server/staff/staff-organisation.ts'
import { setUpAddress } from '../../components/aboard/set-up-address.ts'
import { Icon } from '../../components/icon.tsx'
import { organisationAddress } from '../../components/staff/organisation-address.ts'
import { OrganisationBadge } from '../../components/staff/organisation-badge.tsx'
import styles from '../../styles/staff.css?url'
import { useText } from '../../wording/use-text.ts'
import type { Route } from './+types/set-up-frame.ts'
import '../../components/aboard/set-up.css'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export async function loader({ context, request }: Route.LoaderArgs) {
  const staff = await organisationOfQuery({ context, request })
  const who = { actor: staff.actor, organisationId: staff.organisation.id }
  const { progress } = valueOrThrowPage(await context.get(useCases).showComingAboard.execute(who))
  return { ...staffOnWire(staff), progress }
}

/** Around the six steps: how far one has come, and nothing else to get lost in. */
export default function SetUpFrame({ loaderData: { organisation, progress } }: Route.ComponentProps) {
  const t = useText('aboard')
  const { pathname } = useLocation()
  const { slug, name, status } = organisation
  const done = guidedSteps.filter((step) => progress[step]).length
  const address = (step?: (typeof guidedSteps)[number]) => setUpAddress(slug, step)
  const isAt = (step?: (typeof guidedSteps)[number]) => (pathname === address(step).split('?')[0] ? 'page' : undefined)
  return (
    <div className="page staff-frame">
      <div className="staff-head">
        <p className="font-serif text-lg font-bold">{name}</p>
        <OrganisationBadge status={status} />
        <nav aria-label={t('elsewhere')} className="staff-links">
          <Link to={`/${slug}`} className="link">
            {t('preview')}
          </Link>
          <Link to={organisationAddress(slug, 'org-organisation')} className="link">
            {t('allSettings')}
          </Link>
        </nav>
      </div>
      <div className="set-up">
        <nav aria-label={t('steps')} className="set-up-steps">
          <p className="text-sm text-ink-soft">{t('done', { done, of: guidedSteps.length })}</p>
          <progress className="set-up-bar" value={done} max={guidedSteps.length} aria-label={t('progress')} />
          <ol>
            {guidedSteps.map((step, nth) => (
              <li key={step}>
                <Link
                  to={address(step)}
                  aria-current={isAt(step)}
                  className="set-up-step"
                  data-done={progress[step] || undefined}
                >
                  <span className="set-up-mark" aria-hidden="true">
                    {progress[step] ? <Icon name="check" className="size-4" /> : nth + 1}
                  </span>
                  {t(`step_${step}`)}
                  {progress[step] && <span className="sr-only">{t('isDone')}</span>}
                </Link>
              </li>
            ))}
            <li>
              <Link to={address()} aria-current={isAt()} className="set-up-step">
                <span className="set-up-mark" aria-hidden="true">
                  <Icon name="sparkles" className="size-4" />
                </span>
                {t('step_open')}
              </Link>
            </li>
          </ol>
        </nav>
        <Outlet />
      </div>
    </div>
  )
}
