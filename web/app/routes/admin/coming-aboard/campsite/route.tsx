import { longestAboardText } from '@camp/application/organisations/aboard/ask-to-open.ts'
import { guidedSteps } from '@camp/domain/organisations/guided-set-up.ts'
import { accepted } from '@camp/domain/shared/result.ts'
import { data, Form, redirect, useNavigation } from 'react-router'
import { AboardTalk, talkOnPage } from '#app/components/aboard/aboard-talk.tsx'
import { readDecision } from '#app/components/aboard/aboard-text.server.ts'
import { guidedSetUpAddress } from '#app/components/aboard/set-up-address.ts'
import { Button, ButtonLink } from '#app/components/button.tsx'
import { FormKey } from '#app/components/form-key.tsx'
import { Icon } from '#app/components/icon.tsx'
import { Notice } from '#app/components/notice.tsx'
import { StaffPage } from '#app/components/staff/staff-page.tsx'
import { TextArea } from '#app/components/text-area.tsx'
import { useText } from '#app/wording/use-text.ts'
import { idempotentAct } from '#server/idempotent-form.ts'
import { useCases } from '#server/request-scope.ts'
import { throwPageRefusals } from '#server/staff/refused-page.ts'
import { valueOrThrowPage } from '#server/staff/settings-request.ts'
import { organisationOfPath } from '#server/staff/staff-organisation.ts'
import type { Route } from './+types/route.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { actor, organisation, rights } = await organisationOfPath({ context, params })
  if (!rights.mayManagePlatform) throw data({ code: 'not-permitted' }, 403)
  const who = { actor, organisationId: organisation.id }
  const coming = valueOrThrowPage(await context.get(useCases).showComingAboard.execute(who))
  const { status, progress, log, sites, organisation: shown } = coming
  const plots = sites.reduce((sum, site) => sum + site.plots, 0)
  const { slug, name, cityName, images } = shown
  return { slug, name, cityName, pictures: images.length, plots, status, progress, talk: talkOnPage(log, organisation.timezone) }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { actor, organisation } = await organisationOfPath({ context, params })
  const form = await request.formData()
  const { text, go } = readDecision(form)
  const acts = context.get(useCases)
  const decision = { actor, organisationId: organisation.id, text }
  const page = '/admin/coming-aboard'
  const done = await idempotentAct(context, { form, scope: `${go} ${organisation.id}` }, async () => {
    const decided = go === 'open' ? await acts.openCampsite.execute(decision) : await acts.askOwner.execute(decision)
    return decided.ok ? accepted(go === 'open' ? `${page}?done=saved` : `${page}/${organisation.slug}?done=sent`) : decided
  })
  return done.ok ? redirect(done.value, 303) : data({ code: throwPageRefusals(done.refusal).code }, 409)
}

/** One campsite of the queue: what is there, its page, what was said; a question back, or open. */
export default function ComingCampsite({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText('aboard')
  const { slug, name, cityName, plots, pictures, status, progress, talk } = loaderData
  const isBusy = useNavigation().state === 'submitting'
  const error = actionData?.code === 'question-missing' ? t('questionMissing') : undefined
  return (
    <StaffPage title={name} lead={t('campsiteFacts', { town: cityName, plots, pictures })} hasErrors={actionData !== undefined}>
      {actionData?.code === 'not-pending' && (
        <Notice tone="warn" role="alert">
          {t('refused_not-pending')}
        </Notice>
      )}
      <section aria-labelledby="checklist" className="form-section">
        <h2 id="checklist">{t('checklist')}</h2>
        <ul className="grid gap-1">
          {guidedSteps.map((step) => (
            <li key={step} className="flex min-h-9 items-center gap-3">
              <Icon
                name={progress[step] ? 'circle-check' : 'x'}
                className={`size-5 ${progress[step] ? 'text-success' : 'text-danger'}`}
              />
              {t(`title_${step}`)}
              <span className="ml-auto text-sm text-ink-soft">{t(progress[step] ? 'isThere' : 'isMissing')}</span>
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={`/${slug}`} intent="secondary">
            {t('preview')}
          </ButtonLink>
          <ButtonLink to={guidedSetUpAddress(slug)} intent="secondary">
            {t('toSetUp')}
          </ButtonLink>
        </div>
      </section>
      <AboardTalk talk={talk} />
      {status === 'pending' && (
        <Form method="post" noValidate className="form-section" aria-busy={isBusy}>
          <FormKey />
          <TextArea
            key={talk.length}
            name="text"
            label={t('question')}
            hint={t('questionHint')}
            rows={4}
            maxLength={longestAboardText}
            error={error}
          />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" name="go" value="open" disabled={isBusy}>
              {t('open')}
            </Button>
            <Button type="submit" name="go" value="ask" intent="secondary" disabled={isBusy}>
              {t('ask')}
            </Button>
          </div>
        </Form>
      )}
    </StaffPage>
  )
}
