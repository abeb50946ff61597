import { type GuidedStep, guidedSteps } from '@camp/domain/organisations/guided-set-up.ts'
import { Link, Outlet, useLocation } from 'react-router'
import { useCases } from '#server/request-scope.ts'
import { valueOrThrowPage } from '#server/staff/settings-request.ts'
import { organisationOfQuery, staffOnWire } from '#server/staff/staff-organisation.ts'
import { guidedSetUpAddress } from '../../components/aboard/set-up-address.ts'
import { Icon } from '../../components/icon.tsx'
import { organisationAddress } from '../../components/staff/organisation-address.ts'
import styles from '../../styles/staff.css?url'
import { useText } from '../../wording/use-text.ts'
import type { FrameHandle } from '../site/frame-handle.ts'
import type { Route } from './+types/set-up-frame.ts'
import { StaffBar } from './staff-bar.tsx'
import { StaffErrorPage } from './staff-error-page.tsx'
import '../../components/aboard/set-up.css'

export const handle: FrameHandle = { Bar: StaffBar }

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
  const { slug } = organisation
  const done = t('done', { done: guidedSteps.filter((step) => progress[step]).length, of: guidedSteps.length })
  const steps = <Steps slug={slug} progress={progress} />
  return (
    <div className="page staff-frame set-up">
      <nav aria-label={t('steps')} className="set-up-steps staff-nav-wide">
        <p className="text-sm text-ink-soft">{done}</p>
        {steps}
      </nav>
      <details key={pathname} className="menu staff-nav-narrow set-up-narrow">
        <summary>
          <span className="grow">{done}</span>
          <Icon name="chevron-down" className="size-4" />
        </summary>
        <nav aria-label={t('steps')} className="set-up-steps">
          {steps}
        </nav>
      </details>
      <Outlet />
    </div>
  )
}

export const ErrorBoundary = StaffErrorPage

interface StepsProps {
  readonly slug: string
  readonly progress: Route.ComponentProps['loaderData']['progress']
}

function Steps({ slug, progress }: StepsProps) {
  const t = useText('aboard')
  const { pathname } = useLocation()
  const done = guidedSteps.filter((step) => progress[step]).length
  const address = (step?: GuidedStep) => guidedSetUpAddress(slug, step)
  const isAt = (step?: GuidedStep) => (pathname === address(step).split('?')[0] ? 'page' : undefined)
  return (
    <>
      <progress className="set-up-bar" value={done} max={guidedSteps.length} aria-label={t('progress')} />
      <ol>
        {guidedSteps.map((step, nth) => (
          <li key={step}>
            <Link to={address(step)} aria-current={isAt(step)} className="set-up-step" data-done={progress[step] || undefined}>
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
      <p className="set-up-elsewhere">
        <Link to={`/${slug}`} className="link">
          {t('preview')}
        </Link>
        <Link to={organisationAddress(slug, 'org-organisation')} className="link">
          {t('allSettings')}
        </Link>
      </p>
    </>
  )
}
