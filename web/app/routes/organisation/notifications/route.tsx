import { newsByEmail } from '@camp/application/messaging/news/news-choices.ts'
import type { NoSmsBecause, OwnNews } from '@camp/application/messaging/news/own-news-choices.ts'
import { redirect } from 'react-router'
import { Checkbox } from '#app/components/checkbox.tsx'
import { Notice } from '#app/components/notice.tsx'
import { SelectField } from '#app/components/select-field.tsx'
import { FormPage, FormPair, FormSection } from '#app/components/staff/form-page.tsx'
import { organisationAddress, withDone } from '#app/components/staff/organisation-address.ts'
import { notificationsPage } from '#app/components/staff/settings-page-names.ts'
import { StaffPage } from '#app/components/staff/staff-page.tsx'
import { useStaffOrganisation } from '#app/components/staff/use-staff-organisation.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import type { TextKey } from '#app/wording/catalogue.ts'
import { useText } from '#app/wording/use-text.ts'
import { useCases } from '#server/request-scope.ts'
import { refusedPage } from '#server/staff/refused-page.ts'
import { organisationOfQuery } from '#server/staff/staff-organisation.ts'
import type { Route } from './+types/route.ts'
import { newsForm } from './news-form.server.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { actor, organisation } = await organisationOfQuery({ context, request })
  const own = await context.get(useCases).showOwnNews.execute({ actor, organisationId: organisation.id })
  if (own.ok) return { own: own.value }
  if (own.refusal.code === 'works-elsewhere') return { own: null }
  throw refusedPage(own.refusal.code)
}

export async function action({ context, request }: Route.ActionArgs) {
  const { actor, organisation } = await organisationOfQuery({ context, request })
  const choices = readForm(newsForm, await request.formData())
  const chosen = await context.get(useCases).chooseNews.execute({ actor, organisationId: organisation.id, choices })
  if (!chosen.ok) throw refusedPage(chosen.refusal.code === 'works-elsewhere' ? 'not-permitted' : chosen.refusal.code)
  return redirect(withDone(organisationAddress(organisation.slug, notificationsPage), 'saved'), 303)
}

const noSms = {
  'switched-off': 'noSmsOff',
  'administrators-only': 'noSmsAdministrators',
  'no-proved-number': 'noSmsNumber',
} as const satisfies Record<NoSmsBecause, TextKey<'notifications'>>

/** What oneself hears of at one campsite. */
export default function NotificationsPage({ loaderData: { own } }: Route.ComponentProps) {
  const t = useText('notifications')
  const { organisation } = useStaffOrganisation()
  const name = organisation.name
  return (
    <StaffPage title={t('title')} lead={t('lead', { campsite: name })}>
      {own ? <OwnNewsForm own={own} /> : <Notice>{t('worksElsewhere', { campsite: name })}</Notice>}
    </StaffPage>
  )
}

function OwnNewsForm({ own: { email, sms, choices } }: { readonly own: OwnNews }) {
  const t = useText('notifications')
  const chosen = JSON.stringify(choices)
  return (
    <FormPage key={chosen} problems={[]}>
      <FormSection
        title={t('events')}
        lead={
          <>
            {t('byEmailTo', { email })} {t('digest')} {'to' in sms ? t('bySmsTo', { number: `+${sms.to}` }) : t(noSms[sms.not])}
          </>
        }
      >
        {choices.map(({ topic, byEmail, bySms }) => {
          const byMail = (
            <SelectField key={topic} name={topic} label={t(topic)} defaultValue={byEmail}>
              {newsByEmail.map((way) => (
                <option key={way} value={way}>
                  {t(`email_${way}`)}
                </option>
              ))}
            </SelectField>
          )
          if (!('to' in sms)) return byMail
          return (
            <FormPair key={topic}>
              {byMail}
              <div className="self-end">
                <Checkbox
                  id={`sms-${topic}`}
                  name="sms"
                  value={topic}
                  label={
                    <>
                      {t('sms')} <span className="sr-only">{t(topic)}</span>
                    </>
                  }
                  defaultChecked={bySms}
                />
              </div>
            </FormPair>
          )
        })}
      </FormSection>
    </FormPage>
  )
}
