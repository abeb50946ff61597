import { Form, useNavigation } from 'react-router'
import { Button } from '#app/components/button.tsx'
import { Honeypot } from '#app/components/content/enquiry/honeypot.tsx'
import { RichLine } from '#app/components/content/rich-text/rich-text.tsx'
import { ErrorSummary } from '#app/components/error-summary.tsx'
import { FormKey } from '#app/components/form-key.tsx'
import { TextArea } from '#app/components/text-area.tsx'
import { TextField } from '#app/components/text-field.tsx'
import { useText } from '#app/wording/use-text.ts'
import type { ContactReply } from './answer-contact.ts'
import { longestContactAnswers } from './contact-answers.ts'

export function ContactForm({ answers, problems, formKey }: ContactReply & { readonly formKey: string }) {
  const t = useText('contact')
  const isBusy = useNavigation().state === 'submitting'
  const texts = problems.map((problem) => ({ field: problem.field, message: problemText(problem) }))
  const errorOf = (field: string) => texts.find((text) => text.field === field)?.message
  return (
    <section aria-labelledby="write" className="grid gap-5">
      <h2 id="write">{t('formTitle')}</h2>
      <ErrorSummary problems={texts} />
      <Form method="post" action="/contact" noValidate className="grid gap-5" aria-busy={isBusy}>
        <FormKey formKey={formKey} />
        <Honeypot label={t('leaveEmpty')} />
        <TextField
          name="name"
          label={t('name')}
          autoComplete="name"
          maxLength={longestContactAnswers.name}
          defaultValue={answers.name}
          error={errorOf('name')}
          spellCheck={false}
        />
        <TextField
          name="email"
          type="email"
          label={t('email')}
          hint={t('emailHint')}
          autoComplete="email"
          inputMode="email"
          defaultValue={answers.email}
          error={errorOf('email')}
          maxLength={longestContactAnswers.email}
          spellCheck={false}
        />
        <TextField
          name="subject"
          label={t('subject')}
          hint={t('subjectHint')}
          maxLength={longestContactAnswers.subject}
          defaultValue={answers.subject}
          error={errorOf('subject')}
        />
        <TextArea
          name="message"
          label={t('message')}
          rows={7}
          maxLength={longestContactAnswers.message}
          defaultValue={answers.message}
          error={errorOf('message')}
        />
        <p className="prose text-sm text-ink-soft">
          <RichLine text={t('purpose')} />
        </p>
        <div>
          <Button type="submit" disabled={isBusy}>
            {isBusy ? t('sending') : t('send')}
          </Button>
        </div>
      </Form>
    </section>
  )

  function problemText(problem: ContactReply['problems'][number]): string {
    return problem.code === 'tooLong' ? t('tooLong', { most: problem.most ?? 0 }) : t(problem.code)
  }
}
