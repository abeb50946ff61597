import { ButtonLink } from '#app/components/button.tsx'
import { ErrorSummary } from '#app/components/error-summary.tsx'
import { Notice } from '#app/components/notice.tsx'
import { PageHeading } from '#app/components/page-heading.tsx'
import { PageTitle } from '#app/components/page-title.tsx'
import { useText } from '#app/wording/use-text.ts'
import { requestFacts, useCases } from '#server/request-scope.ts'
import type { Route } from './+types/route.ts'
import { answerProfile } from './answer-profile.ts'
import { CardsSection } from './cards-section.tsx'
import { ContactSection } from './contact-section.tsx'
import { DetailsSection } from './details-section.tsx'
import { loadProfile } from './load-profile.ts'
import { MarketingSection } from './marketing-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { profileProblemText } from './profile-problems.ts'
import { OwnSessions } from './sessions-section.tsx'

export function loader({ context }: Route.LoaderArgs) {
  return loadProfile(context.get(useCases), context.get(requestFacts))
}

export async function action({ context, request }: Route.ActionArgs) {
  return answerProfile({ useCases: context.get(useCases), facts: context.get(requestFacts), form: await request.formData() })
}

/** What somebody keeps about themselves; every role has one. */
export default function ProfilePage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText('profile')
  const { csrfToken, contacts, countries, hasPassword, hasAsked, marketing, sessions, done } = loaderData
  const problems = (actionData?.problems ?? []).map((problem) => ({
    field: problem.field,
    message: profileProblemText(t, problem),
  }))
  const answers = { ...loaderData.answers, ...actionData?.answers }
  const shared = { csrfToken, errorOf: (field: string) => problems.find((problem) => problem.field === field)?.message }
  const hasAskedHere = hasAsked && (done === 'sent' || problems.some(({ field }) => field === 'code'))
  return (
    <div className="page grid gap-8 pt-6 pb-16">
      <PageTitle title={t('title')} hasErrors={problems.length > 0} />
      <ErrorSummary problems={problems} />
      {done && problems.length === 0 && (
        <Notice tone="success" role="status">
          {t(`done_${done}`)}
        </Notice>
      )}
      <PageHeading
        lead={t('lead')}
        actions={
          <>
            <ButtonLink to="/user/reservations" intent="secondary">
              {t('myReservations')}
            </ButtonLink>
            <ButtonLink to="/user/reviews" intent="secondary">
              {t('myReviews')}
            </ButtonLink>
          </>
        }
      >
        {t('title')}
      </PageHeading>
      <DetailsSection {...shared} answers={answers} />
      <ContactSection
        {...shared}
        answers={answers}
        contacts={contacts}
        countries={countries}
        hasPassword={hasPassword}
        hasAsked={hasAskedHere}
      />
      <MarketingSection csrfToken={csrfToken} marketing={marketing} />
      <PasswordSection {...shared} hasPassword={hasPassword} hasSecondFactor={loaderData.hasSecondFactor} />
      <CardsSection csrfToken={csrfToken} cards={loaderData.cards} />
      <OwnSessions csrfToken={csrfToken} sessions={sessions} />
    </div>
  )
}
