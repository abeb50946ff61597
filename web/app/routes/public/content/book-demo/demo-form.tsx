import { Form, useNavigation } from 'react-router'
import { Button } from '#app/components/button.tsx'
import { Honeypot } from '#app/components/content/enquiry/honeypot.tsx'
import { RichLine } from '#app/components/content/rich-text/rich-text.tsx'
import { ErrorSummary } from '#app/components/error-summary.tsx'
import { FormKey } from '#app/components/form-key.tsx'
import { SelectField } from '#app/components/select-field.tsx'
import { TextArea } from '#app/components/text-area.tsx'
import { TextField } from '#app/components/text-field.tsx'
import { useText } from '#app/wording/use-text.ts'
import type { DemoReply } from './answer-demo.ts'
import { type DemoAnswers, longestDemoAnswers, provinceCodes } from './demo-answers.ts'

export function DemoForm({ answers, problems, formKey }: DemoReply & { readonly formKey: string }) {
  const t = useText('bookDemo')
  const isBusy = useNavigation().state === 'submitting'
  const texts = problems.map((problem) => ({ field: problem.field, message: problemText(problem) }))
  const fieldFor = (name: keyof DemoAnswers) => ({
    name,
    defaultValue: answers[name],
    error: texts.find((text) => text.field === name)?.message,
  })
  return (
    <section aria-labelledby="ask" className="grid gap-5">
      <h2 id="ask">{t('formTitle')}</h2>
      <ErrorSummary problems={texts} />
      <Form method="post" action="/book-demo" noValidate className="grid gap-5" aria-busy={isBusy}>
        <FormKey formKey={formKey} />
        <Honeypot label={t('leaveEmpty')} />
        <TextField
          {...fieldFor('name')}
          label={t('name')}
          autoComplete="name"
          spellCheck={false}
          maxLength={longestDemoAnswers.name}
        />
        <TextField
          {...fieldFor('campsite')}
          label={t('campsite')}
          autoComplete="organization"
          spellCheck={false}
          maxLength={longestDemoAnswers.campsite}
        />
        <div className="grid gap-5 sm:max-w-[26rem]">
          <TextField
            {...fieldFor('email')}
            type="email"
            label={t('email')}
            autoComplete="email"
            inputMode="email"
            spellCheck={false}
            maxLength={longestDemoAnswers.email}
          />
          <TextField
            {...fieldFor('phone')}
            type="tel"
            label={t('phone')}
            hint={t('phoneHint')}
            autoComplete="tel"
            inputMode="tel"
            maxLength={longestDemoAnswers.phone}
          />
        </div>
        <PlaceAndSize fieldFor={fieldFor} />
        <TextArea
          {...fieldFor('message')}
          label={t('message')}
          isOptional={true}
          rows={5}
          maxLength={longestDemoAnswers.message}
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

  function problemText(problem: DemoReply['problems'][number]): string {
    return problem.code === 'tooLong' ? t('tooLong', { most: problem.most ?? 0 }) : t(problem.code)
  }
}

interface PlaceAndSizeProps {
  readonly fieldFor: (name: keyof DemoAnswers) => { name: string; defaultValue: string; error: string | undefined }
}

function PlaceAndSize({ fieldFor }: PlaceAndSizeProps) {
  const t = useText('bookDemo')
  return (
    <div className="grid gap-5 sm:max-w-[26rem]">
      <SelectField {...fieldFor('province')} label={t('province')} isOptional>
        <option value="">{t('chooseProvince')}</option>
        {provinceCodes.map((code) => (
          <option key={code} value={code}>
            {t(code)}
          </option>
        ))}
        <option value="elsewhere">{t('elsewhere')}</option>
      </SelectField>
      <TextField
        {...fieldFor('plots')}
        label={t('plots')}
        hint={t('plotsHint')}
        isOptional={true}
        inputMode="numeric"
        autoComplete="off"
        maxLength={longestDemoAnswers.plots}
      />
    </div>
  )
}
