import { longestAboardText } from '@camp/application/organisations/aboard/ask-to-open.ts'
import { guidedSteps, stepsLeft } from '@camp/domain/organisations/guided-set-up.ts'
import { data, redirect } from 'react-router'
import { AboardTalk, talkOnPage } from '#app/components/aboard/aboard-talk.tsx'
import { readAboardText } from '#app/components/aboard/aboard-text.server.ts'
import { guidedSetUpAddress } from '#app/components/aboard/set-up-address.ts'
import { ButtonLink } from '#app/components/button.tsx'
import { Icon } from '#app/components/icon.tsx'
import { Notice } from '#app/components/notice.tsx'
import { FormPage, FormSection } from '#app/components/staff/form-page.tsx'
import { withDone } from '#app/components/staff/organisation-address.ts'
import { StaffPage } from '#app/components/staff/staff-page.tsx'
import { useStaffOrganisation } from '#app/components/staff/use-staff-organisation.ts'
import { TextArea } from '#app/components/text-area.tsx'
import { useText } from '#app/wording/use-text.ts'
import { throwPageRefusals } from '#server/staff/refused-page.ts'
import { managingRequest, settingsRequest, valueOrThrowPage } from '#server/staff/settings-request.ts'
import type { Route } from './+types/route.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { who, acts, organisation } = await settingsRequest({ context, request })
  const { status, progress, log } = valueOrThrowPage(await acts.showComingAboard.execute(who))
  return { status, left: stepsLeft(progress), talk: talkOnPage(log, organisation.timezone) }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { who, acts, organisation } = await managingRequest({ context, request })
  const asked = await acts.askToOpen.execute({ ...who, text: readAboardText(await request.formData()) })
  if (asked.ok) return redirect(withDone(guidedSetUpAddress(organisation.slug), 'sent'), 303)
  return data({ code: throwPageRefusals(asked.refusal).code }, 409)
}

/** What is left, the page as guests will see it, and "Ready, please open". */
export default function SetUpOverview({ loaderData: { status, left, talk }, actionData }: Route.ComponentProps) {
  const t = useText('aboard')
  const { slug, name } = useStaffOrganisation().organisation
  const latest = talk.at(-1)?.step
  const isWaiting = latest === 'ready' || latest === 'answer'
  const next = left[0]
  return (
    <StaffPage title={t(status === 'pending' ? (next ? 'title_left' : 'title_open') : 'title_opened', { name })}>
      {actionData && (
        <Notice tone="danger" role="alert">
          {t(`refused_${actionData.code}`)}
        </Notice>
      )}
      {status === 'pending' && next && (
        <section aria-labelledby="left" className="form-section">
          <h2 id="left">{t('leftTitle', { count: left.length })}</h2>
          <ul className="grid gap-1">
            {guidedSteps.map((step) => (
              <li key={step} className="flex min-h-11 items-center gap-3">
                <Icon
                  name={left.includes(step) ? 'chevron-right' : 'circle-check'}
                  className={`size-5 ${left.includes(step) ? 'text-ink-soft' : 'text-success'}`}
                />
                <span className={left.includes(step) ? 'font-bold' : 'text-ink-soft'}>{t(`title_${step}`)}</span>
              </li>
            ))}
          </ul>
          <div>
            <ButtonLink to={guidedSetUpAddress(slug, next)}>{t('goOnWith', { step: t(`step_${next}`) })}</ButtonLink>
          </div>
        </section>
      )}
      {status === 'pending' && !next && isWaiting && <Notice tone="success">{t('weLook')}</Notice>}
      {status !== 'pending' && <Notice tone="success">{t('isOpen')}</Notice>}
      <div>
        <ButtonLink to={`/${slug}`} intent="secondary">
          {t('preview')}
        </ButtonLink>
      </div>
      <AboardTalk talk={talk} />
      {status === 'pending' && !next && !isWaiting && (
        <FormPage problems={[]} saveLabel={t(latest === 'question' ? 'answer' : 'ready')}>
          <FormSection title={t(latest === 'question' ? 'answerTitle' : 'readyTitle')} lead={t('readyLead')}>
            <TextArea
              name="text"
              label={t(latest === 'question' ? 'yourAnswer' : 'anythingElse')}
              rows={4}
              maxLength={longestAboardText}
              isOptional
            />
          </FormSection>
        </FormPage>
      )}
    </StaffPage>
  )
}
