import { ButtonLink } from '#app/components/button.tsx'
import { Findable } from '#app/components/findable.tsx'
import { useText } from '#app/wording/use-text.ts'
import { holdVisitor } from '#server/hold-visitor.ts'
import { requestFacts } from '#server/request-scope.ts'
import '#app/components/content/content.css'
import { sentReference } from '#app/components/content/enquiry/enquiry-form.server.ts'
import { EnquirySent } from '#app/components/content/enquiry/enquiry-sent.tsx'
import { DemoOperatorNotice, OperatorFacts } from '#app/components/content/page/operator-facts.tsx'
import type { Route } from './+types/route.ts'
import { answerContact } from './answer-contact.ts'
import { noContactAnswers } from './contact-answers.ts'
import { ContactForm } from './contact-form.tsx'

export function loader({ context, request }: Route.LoaderArgs) {
  const reference = sentReference(new URL(request.url).searchParams)
  const { site, requestId: formKey } = context.get(requestFacts)
  return { operator: site.operator, reference, formKey }
}

export async function action({ context, request }: Route.ActionArgs) {
  return answerContact(context, await request.formData(), holdVisitor(context.get(requestFacts)))
}

export default function Contact({ loaderData: { operator, reference, formKey }, actionData }: Route.ComponentProps) {
  const t = useText('contact')
  const reply = actionData ?? { answers: noContactAnswers, problems: [] }
  const hasErrors = reply.problems.length > 0
  return (
    <div className="page reading max-w-[760px] py-8 sm:py-12">
      <Findable title={t('pageTitle')} description={t('description')} path="/contact" hasErrors={hasErrors} />
      {reference ? (
        <EnquirySent title={t('sentTitle')} text={t('sentText', { reference })}>
          <ButtonLink to="/contact" intent="secondary">
            {t('writeAnother')}
          </ButtonLink>
        </EnquirySent>
      ) : (
        <>
          <h1>{t('heading')}</h1>
          <p className="prose mt-2 mb-8 text-lg text-ink-soft">{t('lead')}</p>
          <ContactForm formKey={formKey} {...reply} />
        </>
      )}
      <section aria-labelledby="reach" className="mt-12">
        <h2 id="reach">{t('reachTitle')}</h2>
        <DemoOperatorNotice operator={operator} />
        <OperatorFacts operator={operator} />
      </section>
    </div>
  )
}
