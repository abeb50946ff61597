import { data, redirect } from 'react-router'
import { ButtonLink } from '#app/components/button.tsx'
import { savedTextNames } from '#app/components/staff/conversation/saved-text-names.server.ts'
import { withDone, workAddress } from '#app/components/staff/organisation-address.ts'
import { StaffPage } from '#app/components/staff/staff-page.tsx'
import { readForm } from '#app/forms/read-form.server.ts'
import { useText } from '#app/wording/use-text.ts'
import { requestFacts, useCases } from '#server/request-scope.ts'
import { organisationOfPath } from '#server/staff/staff-organisation.ts'
import '#app/components/staff/bookings/bookings.css'
import '#app/components/staff/conversation/conversation.css'
import type { Route } from './+types/route.ts'
import { answerToMany } from './answer-to-many.ts'
import { toManyForm } from './to-many-form.server.ts'
import { ToManyForm } from './to-many-form.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { organisation } = await organisationOfPath({ context, params })
  const today = context.get(requestFacts).now.toZonedDateTimeISO(organisation.timezone).toPlainDate().toString()
  return { slug: organisation.slug, today, texts: await savedTextNames(context, organisation.id) }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { actor, organisation } = await organisationOfPath({ context, params })
  const answers = readForm(toManyForm, await request.formData())
  const reply = await answerToMany({ acts: context.get(useCases), actor, organisation, answers })
  if ('sent' in reply) return redirect(withDone(workAddress(organisation.slug, 'messages'), 'sent'), 303)
  return data(reply, reply.problem ? 400 : 200)
}

/** One message to everybody of a day: written, looked at with who gets it, and sent. */
export default function WriteToMany({ loaderData: { slug, today, texts }, actionData }: Route.ComponentProps) {
  const t = useText('toMany')
  return (
    <div className="page work-page">
      <StaffPage
        title={t('title')}
        lead={t('lead')}
        hasErrors={Boolean(actionData?.problem)}
        actions={
          <ButtonLink to={workAddress(slug, 'messages')} intent="secondary" size="small">
            {t('back')}
          </ButtonLink>
        }
      >
        <ToManyForm slug={slug} today={today} texts={texts} reply={actionData ?? null} />
      </StaffPage>
    </div>
  )
}
