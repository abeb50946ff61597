import { redirect } from 'react-router'
import { ConfirmDeletion } from '#app/components/staff/confirm-deletion.tsx'
import { withDone } from '#app/components/staff/organisation-address.ts'
import styles from '#app/styles/staff.css?url'
import { useText } from '#app/wording/use-text.ts'
import { requestFacts, useCases } from '#server/request-scope.ts'
import { refusedPage } from '#server/staff/refused-page.ts'
import { valueOrThrowPage } from '#server/staff/settings-request.ts'
import type { Route } from './+types/route.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export async function loader({ context, params }: Route.LoaderArgs) {
  const { actor } = context.get(requestFacts)
  const mine = valueOrThrowPage(await context.get(useCases).myOrganisations.execute({ actor, search: '' }))
  const organisation = mine.find(({ linkId }) => linkId === params.linkId)
  if (!organisation) throw refusedPage('not-found')
  return { name: organisation.name }
}

export async function action({ context, params }: Route.ActionArgs) {
  const { actor } = context.get(requestFacts)
  valueOrThrowPage(await context.get(useCases).deleteLink.execute({ actor, kind: 'user', id: params.linkId }))
  return redirect(withDone('/org/org-choose', 'deleted'), 303)
}

/** The control shows to every viewer; the server lets the platform alone (rule U6). */
export default function DeleteOrganisationLinkPage({ loaderData }: Route.ComponentProps) {
  const t = useText('organisationPeople')
  return (
    <div className="page max-w-[720px] pt-6 pb-16">
      <ConfirmDeletion title={t('linkDeleteTitle')} question={t('linkDeleteQuestion', loaderData)} cancelTo="/org/org-choose">
        <p className="text-ink-soft">{t('linkDeleteText')}</p>
      </ConfirmDeletion>
    </div>
  )
}
