import { dayText } from '@camp/domain/formatting/date-texts.ts'
import type { ReactNode } from 'react'
import { type AuthProblem, authProblemWords } from '../../components/auth/auth-problems.ts'
import { ErrorSummary } from '../../components/error-summary.tsx'
import { PageHeading } from '../../components/page-heading.tsx'
import { PageTitle } from '../../components/page-title.tsx'
import { dateHere } from '../../formatting/clock-time.ts'
import type { Translator } from '../../wording/catalogue.ts'
import { useText } from '../../wording/use-text.ts'

interface AuthPageProps {
  readonly title: string
  readonly lead?: ReactNode
  readonly problems: readonly AuthProblem[]
  readonly children: ReactNode
}

/** One narrow column: what is wrong, what it is about, the form. */
export function AuthPage({ title, lead, problems, children }: AuthPageProps) {
  const t = useText('auth')
  const worded = problems.map((problem) => ({
    ...(problem.field !== null && { field: problem.field }),
    message: wordsOf(t, problem),
  }))
  return (
    <div className="page max-w-[520px] py-8 sm:py-12">
      <PageTitle title={title} hasErrors={problems.length > 0} />
      <div className="grid gap-6">
        <ErrorSummary problems={worded} />
        <PageHeading lead={lead}>{title}</PageHeading>
        {children}
      </div>
    </div>
  )
}

/** The words of what is wrong with one field. */
export function useProblemOf(problems: readonly AuthProblem[]): (field: string) => string | undefined {
  const t = useText('auth')
  return (field) => {
    const found = problems.find((problem) => problem.field === field)
    return found && wordsOf(t, found)
  }
}

function wordsOf(t: Translator<'auth'>, { code, ban }: AuthProblem): string {
  if (!ban?.since || ban.reason === '') return t(authProblemWords[code])
  return t('bannedSince', { since: dayText(dateHere(ban.since)), reason: ban.reason })
}
