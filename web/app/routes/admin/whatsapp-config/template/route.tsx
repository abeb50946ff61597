import { revisionOf } from '@camp/application/shared/revision.ts'
import { languageFrom } from '@camp/domain/languages/language.ts'
import { data, Form, useNavigation } from 'react-router'
import { Button } from '#app/components/button.tsx'
import { ErrorSummary } from '#app/components/error-summary.tsx'
import { FormKey } from '#app/components/form-key.tsx'
import { StaffPage } from '#app/components/staff/staff-page.tsx'
import { TextField } from '#app/components/text-field.tsx'
import { useText } from '#app/wording/use-text.ts'
import { requestFacts, useCases } from '#server/request-scope.ts'
import '#app/components/staff/messages/whatsapp.css'
import type { Route } from './+types/route.ts'
import { answerTemplate, type TemplateReply } from './answer-template.ts'
import { TemplateForm } from './template-form.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { actor, url } = context.get(requestFacts)
  const shown = await context.get(useCases).showWhatsAppConfiguration.execute({ actor })
  if (!shown.ok) throw data({ code: shown.refusal.code }, 403)
  const template = shown.value.templates.find(({ name, language }) => name === params.name && language === params.language)
  if (!template) throw data({ code: 'not-found' }, 404)
  const { preview, registered, ...mapping } = template
  const { name, language, metaName, twilioContentSid, bodyOrder, urlButtons, isActive } = mapping
  return {
    name,
    language,
    preview,
    registered,
    revision: revisionOf(mapping),
    address: `${url.origin}/{{1}}`,
    shown: {
      metaName,
      twilioContentSid: twilioContentSid ?? '',
      bodyOrder: bodyOrder.join(', '),
      isActive,
      urlButtons: urlButtons.map(({ variable }) => variable).join(', '),
    },
  }
}

export async function action(args: Route.ActionArgs) {
  const { context, request, params } = args
  const language = languageFrom(params.language)
  return answerTemplate({
    context,
    actor: context.get(requestFacts).actor,
    key: { name: params.name, language },
    form: await request.formData(),
    now: () => loader(args),
  })
}

/** One template: its registration, its words, and a test. */
export default function WhatsAppTemplate({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText('whatsAppTemplates')
  const { name, language, preview, registered } = loaderData
  const hasErrors = Boolean(actionData && (actionData.problems.length > 0 || actionData.filled?.conflict || actionData.test))
  const title = t('editTitle', {
    name: (name.charAt(0).toUpperCase() + name.slice(1)).replaceAll('_', ' '),
    language: t(`language_${language}`),
  })
  return (
    <StaffPage title={title} lead={t('editLead')} hasErrors={hasErrors}>
      <TemplateForm {...loaderData} reply={actionData} />
      <div className="grid gap-6 lg:grid-cols-2">
        <Words title={t('textToRegister')} id="text-to-register" text={registered} />
        <Words title={t('preview')} id="preview" text={preview} />
      </div>
      <TestForm reply={actionData} />
    </StaffPage>
  )
}

function Words({ title, id, text }: { readonly title: string; readonly id: string; readonly text: string | null }) {
  const t = useText('whatsAppTemplates')
  return (
    <section aria-labelledby={id} className="grid content-start gap-3">
      <h2 id={id}>{title}</h2>
      {text ? <p className="whatsapp-words">{text}</p> : <p className="text-ink-soft">{t('noText')}</p>}
    </section>
  )
}

function TestForm({ reply }: { readonly reply: TemplateReply | undefined }) {
  const t = useText('whatsAppTemplates')
  const isBusy = useNavigation().state === 'submitting'
  const message = useTestProblem(reply?.test)
  return (
    <Form method="post" noValidate className="form-section" preventScrollReset>
      <FormKey />
      <div>
        <h2>{t('testTitle')}</h2>
        <p className="mt-1 text-sm text-ink-soft">{t('testLead')}</p>
      </div>
      <div className="grid min-w-0 gap-5">
        <ErrorSummary problems={message ? [{ field: 'phoneNumber', message }] : []} />
        <TextField
          name="phoneNumber"
          type="tel"
          label={t('phoneNumber')}
          hint={t('phoneNumberHint')}
          autoComplete="off"
          defaultValue={reply?.phoneNumber}
          error={message}
          maxLength={40}
        />
        <div>
          <Button type="submit" name="act" value="test" intent="secondary" disabled={isBusy}>
            {t('sendTest')}
          </Button>
        </div>
      </div>
    </Form>
  )
}

function useTestProblem(test: TemplateReply['test']): string | undefined {
  const t = useText('whatsAppTemplates')
  if (!test) return undefined
  if (test.code !== 'failed') return t(`problem_${test.code}`)
  return test.reason ? t('failedBecause', { reason: test.reason }) : t('failed')
}
