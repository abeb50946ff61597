import { dayText } from '@camp/domain/formatting/date-texts.ts'
import { data } from 'react-router'
import { wantedPath } from '#app/components/auth/auth-post.ts'
import { Button, ButtonLink } from '#app/components/button.tsx'
import { ErrorSummary } from '#app/components/error-summary.tsx'
import { PageHeading } from '#app/components/page-heading.tsx'
import { PageTitle } from '#app/components/page-title.tsx'
import { dateHere } from '#app/formatting/clock-time.ts'
import type { TextKey } from '#app/wording/catalogue.ts'
import { useText } from '#app/wording/use-text.ts'
import { requestFacts, useCases } from '#server/request-scope.ts'
import { instantOnWire } from '#server/wire/on-wire.ts'
import type { Route } from './+types/route.ts'
import { answerInvitation, type InvitationProblem } from './answer-invitation.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const facts = context.get(requestFacts)
  const own = await context.get(useCases).listOwnInvitations.execute({ actor: facts.actor })
  if (!own.ok) throw data({ code: own.refusal.code }, { status: 403 })
  return {
    csrfToken: facts.signIn.csrfToken,
    onward: wantedPath(facts) ?? '/user/profile',
    invitations: own.value.map(({ id, organisationName, role, expiresAt }) => {
      return { id, organisationName, role, expiresAt: instantOnWire(expiresAt) }
    }),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  return answerInvitation({
    useCases: context.get(useCases),
    facts: context.get(requestFacts),
    form: await request.formData(),
  })
}

const problemWords = {
  'invitation-gone': 'invitationGone',
  'not-permitted': 'invitationGone',
  banned: 'invitationGone',
  'platform-account': 'invitationOfPlatform',
  'other-role': 'invitationOtherRole',
  'form-too-old': 'invitationFormTooOld',
} as const satisfies Record<InvitationProblem, TextKey<'user'>>

/** Campsites that want somebody to work with them; until they accept they are strangers there. */
export default function InvitationsPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText('user')
  const { csrfToken, invitations, onward } = loaderData
  const problems = actionData ? [{ message: t(problemWords[actionData.problem]) }] : []
  return (
    <div className="page grid max-w-[720px] gap-8 pt-6 pb-16">
      <PageTitle title={t('invitations')} hasErrors={problems.length > 0} />
      <ErrorSummary problems={problems} />
      <PageHeading lead={invitations.length > 0 ? t('invitationsLead') : t('invitationsNone')}>{t('invitations')}</PageHeading>
      {invitations.map(({ id, organisationName, role, expiresAt }) => (
        <section key={id} aria-labelledby={id} className="grid gap-3 rounded-card border border-line bg-surface p-5">
          <h2 id={id}>{organisationName}</h2>
          <p>{t(`invitationRole_${role}`)}</p>
          <p className="text-ink-soft">{t('invitationUntil', { date: dayText(dateHere(expiresAt)) })}</p>
          {/* Sent as a document: the whole page is another one for whoever works there. */}
          <form method="post" className="flex flex-wrap gap-3">
            <input type="hidden" name="csrfToken" value={csrfToken} />
            <input type="hidden" name="invitation" value={id} />
            <Button
              type="submit"
              name="go"
              value="accept"
              aria-label={t('invitationAcceptOf', { organisation: organisationName })}
            >
              {t('invitationAccept')}
            </Button>
            <Button
              type="submit"
              name="go"
              value="refuse"
              intent="secondary"
              aria-label={t('invitationRefuseOf', { organisation: organisationName })}
            >
              {t('invitationRefuse')}
            </Button>
          </form>
        </section>
      ))}
      <div>
        <ButtonLink to={onward} intent="quiet" reloadDocument>
          {invitations.length > 0 ? t('invitationLater') : t('invitationGoOn')}
        </ButtonLink>
      </div>
    </div>
  )
}
