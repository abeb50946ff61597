import { lazy, Suspense } from 'react'
import { isRouteErrorResponse } from 'react-router'
import type { AskedAgain } from '#server/session/asked-again-form.ts'
import { ButtonLink } from '../../components/button.tsx'
import { PageHeading } from '../../components/page-heading.tsx'
import { PageTitle } from '../../components/page-title.tsx'
import type { TextKey } from '../../wording/catalogue.ts'
import { useText } from '../../wording/use-text.ts'

/** On the page of an address that is none. The server has it at once. */
const SearchByName = import.meta.env.SSR
  ? (await import('./search-by-name.tsx')).SearchByName
  : lazy(async () => ({ default: (await import('./search-by-name.tsx')).SearchByName }))

/** In place of a page that does what the password is asked again for. */
const ProveAgain = import.meta.env.SSR
  ? (await import('./prove-again.tsx')).ProveAgain
  : lazy(async () => ({ default: (await import('./prove-again.tsx')).ProveAgain }))

interface Words {
  readonly title: TextKey<'errors'>
  readonly text: TextKey<'errors'>
}

const failed: Words = { title: 'failedTitle', text: 'failedText' }

const late: Words = { title: 'lateTitle', text: 'lateText' }

const wordsByStatus: Readonly<Record<number, Words>> = {
  400: { title: 'refusedTitle', text: 'refusedText' },
  403: { title: 'forbiddenTitle', text: 'forbiddenText' },
  404: { title: 'notFoundTitle', text: 'notFoundText' },
  405: { title: 'refusedTitle', text: 'refusedText' },
  503: { title: 'unavailableTitle', text: 'unavailableText' },
}

/**
 * What a page shows instead of itself. Never says what broke: that stands in the log. Frames of staff show it
 * within themselves: outside, their bar has no style sheet.
 */
export function ErrorPage({ error }: { readonly error: unknown }) {
  const t = useText('errors')
  const status = isRouteErrorResponse(error) ? error.status : 500
  const asked = askedAgain(error)
  if (asked)
    return (
      <Suspense>
        <ProveAgain asked={asked} />
      </Suspense>
    )
  const reference = referenceOf(error)
  const { title, text } = isLate(error) ? late : (wordsByStatus[status] ?? failed)
  return (
    <div className="page max-w-[720px] py-10">
      <PageTitle title={t(title)} />
      <PageHeading>{t(title)}</PageHeading>
      <p className="prose mt-3 text-ink-soft">{t(text)}</p>
      {reference && (
        <p className="mt-3 text-ink-soft">
          {t('reference')} <code className="break-all">{reference}</code>
        </p>
      )}
      <div className="mt-6">
        {status === 404 ? (
          <Suspense>
            <SearchByName />
          </Suspense>
        ) : (
          <ButtonLink to="/">{t('backToSearch')}</ButtonLink>
        )}
      </div>
    </div>
  )
}

function askedAgain(error: unknown): AskedAgain | null {
  return isRouteErrorResponse(error) && error.data?.code === 'prove-again' ? error.data : null
}

function isLate(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 503 && error.data?.code === 'late'
}

/** The id of the request, under which the log has what happened. */
function referenceOf(error: unknown): string | null {
  const requestId: unknown = isRouteErrorResponse(error) ? error.data?.requestId : undefined
  return typeof requestId === 'string' ? requestId : null
}
