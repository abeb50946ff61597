import { isRouteErrorResponse } from 'react-router'
import { Button, ButtonLink } from '../../components/button.tsx'
import { PageHeading } from '../../components/page-heading.tsx'
import { PageTitle } from '../../components/page-title.tsx'
import { TextField } from '../../components/text-field.tsx'
import type { TextKey } from '../../wording/catalogue.ts'
import { useText } from '../../wording/use-text.ts'

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

/** What a page shows instead of itself. Never says what broke: that stands in the log. */
export function ErrorPage({ error }: { readonly error: unknown }) {
  const t = useText('errors')
  const status = isRouteErrorResponse(error) ? error.status : 500
  const { title, text } = isLate(error) ? late : (wordsByStatus[status] ?? failed)
  return (
    <div className="page max-w-[720px] py-12">
      <PageTitle title={t(title)} />
      <PageHeading>{t(title)}</PageHeading>
      <p className="prose mt-3 text-ink-soft">{t(text)}</p>
      <div className="mt-6">{status === 404 ? <SearchByName /> : <ButtonLink to="/">{t('backToSearch')}</ButtonLink>}</div>
    </div>
  )
}

function isLate(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 503 && error.data?.code === 'late'
}

function SearchByName() {
  const t = useText('search')
  return (
    <form method="get" action="/" aria-label={t('formLabel')} className="flex flex-wrap items-end gap-3">
      <div className="min-w-60 grow">
        <TextField name="place" label={t('where')} autoComplete="off" />
      </div>
      <Button type="submit">{t('search')}</Button>
    </form>
  )
}
