import { ButtonLink } from '#app/components/button.tsx'
import { Findable } from '#app/components/findable.tsx'
import { useText } from '#app/wording/use-text.ts'
import { holdVisitor } from '#server/hold-visitor.ts'
import { requestFacts } from '#server/request-scope.ts'
import '#app/components/content/content.css'
import { sentReference } from '#app/components/content/enquiry/enquiry-form.server.ts'
import { EnquirySent } from '#app/components/content/enquiry/enquiry-sent.tsx'
import { RichText } from '#app/components/content/rich-text/rich-text.tsx'
import type { Route } from './+types/route.ts'
import { answerDemo } from './answer-demo.ts'
import { noDemoAnswers } from './demo-answers.ts'
import { DemoForm } from './demo-form.tsx'

export function loader({ context, request }: Route.LoaderArgs) {
  return { reference: sentReference(new URL(request.url).searchParams), formKey: context.get(requestFacts).requestId }
}

export async function action({ context, request }: Route.ActionArgs) {
  return answerDemo(context, await request.formData(), holdVisitor(context.get(requestFacts)))
}

export default function BookDemo({ loaderData: { reference, formKey }, actionData }: Route.ComponentProps) {
  const t = useText('bookDemo')
  const reply = actionData ?? { answers: noDemoAnswers, problems: [] }
  const hasErrors = reply.problems.length > 0
  return (
    <div className="page reading py-8 sm:py-12">
      <Findable title={t('pageTitle')} description={t('description')} path="/book-demo" hasErrors={hasErrors} />
      {reference ? (
        <EnquirySent title={t('sentTitle')} text={t('sentText', { reference })}>
          <ButtonLink to="/faq#owners" intent="secondary">
            {t('toQuestions')}
          </ButtonLink>
        </EnquirySent>
      ) : (
        <>
          <h1>{t('heading')}</h1>
          <p className="prose mt-2 text-lg text-ink-soft">{t('lead')}</p>
          <div className="mt-4">
            <RichText text={t('camper')} />
          </div>
          <div className="mt-8 grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
            <div className="lg:order-2">
              <Gains />
            </div>
            <DemoForm formKey={formKey} {...reply} />
          </div>
        </>
      )}
    </div>
  )
}

function Gains() {
  const t = useText('bookDemo')
  return (
    <section aria-labelledby="gains" className="rounded-card border border-line bg-surface p-5">
      <h2 id="gains" className="mb-2 text-lg">
        {t('getTitle')}
      </h2>
      <RichText text={t('get')} />
    </section>
  )
}
