import { longDate } from '@camp/domain/formatting/date-texts.ts'
import { platformDay } from '@camp/domain/shared/platform-zone.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import { data, Link } from 'react-router'
import { ButtonLink } from '#app/components/button.tsx'
import { EmptyState } from '#app/components/empty-state.tsx'
import { StaffPage } from '#app/components/staff/staff-page.tsx'
import { useText } from '#app/wording/use-text.ts'
import { requestFacts, useCases } from '#server/request-scope.ts'
import type { Route } from './+types/route.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { actor } = context.get(requestFacts)
  const listed = await context.get(useCases).listComingCampsites.execute({ actor })
  if (!listed.ok) throw data({ code: listed.refusal.code }, 403)
  const dayOf = (moment: Temporal.Instant) => platformDay(moment).toString()
  return {
    campsites: listed.value.map(({ slug, name, cityName, since, latest }) => {
      return { slug, name, cityName, since: dayOf(since), step: latest?.step ?? null, on: dayOf(latest?.at ?? since) }
    }),
  }
}

/** The platform's queue: who waits for us first. */
export default function ComingAboardList({ loaderData: { campsites } }: Route.ComponentProps) {
  const t = useText('aboard')
  return (
    <StaffPage title={t('queueTitle')} lead={t('queueLead')}>
      {campsites.length === 0 ? (
        <EmptyState
          icon="tent-tree"
          text={t('queueEmpty')}
          action={
            <ButtonLink to="/admin/prospects" intent="secondary">
              {t('queueProspects')}
            </ButtonLink>
          }
        />
      ) : (
        <ul className="grid gap-3">
          {campsites.map(({ slug, name, cityName, since, step, on }) => (
            <li key={slug} className="form-section">
              <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
                <Link to={`/admin/coming-aboard/${slug}`} className="link inline-flex min-h-11 items-center text-lg font-bold">
                  {name}
                </Link>
                <span className="font-bold">{t(`waits_${step ?? 'signed-up'}`)}</span>
              </div>
              <p className="text-ink-soft">{t('queueFacts', { town: cityName, since: longDate(since), on: longDate(on) })}</p>
            </li>
          ))}
        </ul>
      )}
    </StaffPage>
  )
}
