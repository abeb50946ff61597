import type { ImportedDmarc } from '@camp/application/dmarc/import-dmarc-reports.ts'
import { Form, useNavigation } from 'react-router'
import { Button } from '#app/components/button.tsx'
import { ErrorSummary } from '#app/components/error-summary.tsx'
import { Field } from '#app/components/field.tsx'
import { FormSection } from '#app/components/staff/form-page.tsx'
import { ListTable } from '#app/components/staff/list-table.tsx'
import type { Translator } from '#app/wording/catalogue.ts'
import { useText } from '#app/wording/use-text.ts'
import type { DmarcReply } from './answer-upload.ts'

/** Reports are chosen, and each file is answered. */
export function UploadForm({ reply }: { readonly reply: DmarcReply | undefined }) {
  const t = useText('dmarc')
  const isBusy = useNavigation().state === 'submitting'
  const error = reply?.problem ? t(`problem_${reply.problem}`) : undefined
  const answers = (reply?.answers ?? []).map((answer, nth) => ({ ...answer, nth }))
  return (
    <>
      <ErrorSummary problems={error ? [{ field: 'reports', message: error }] : []} />
      <Form method="post" encType="multipart/form-data" noValidate aria-busy={isBusy}>
        <FormSection title={t('upload')}>
          <Field name="reports" label={t('files')} hint={t('filesHint')} error={error}>
            {(control) => <input {...control} type="file" multiple className="w-full min-w-0" />}
          </Field>
          <div className="flex flex-wrap items-center gap-4">
            <Button type="submit" disabled={isBusy}>
              {t('import')}
            </Button>
            <span role="status">{isBusy && t('importing')}</span>
          </div>
        </FormSection>
      </Form>
      {answers.length > 0 && (
        <section aria-labelledby="answers" className="grid gap-2" role="status">
          <h2 id="answers">{t('answers')}</h2>
          <ListTable
            caption={t('answers')}
            rows={answers}
            keyOf={({ nth }) => String(nth)}
            columns={[
              { title: t('file'), cell: ({ file }) => <span className="wrap-anywhere">{file}</span> },
              { title: t('what'), cell: (answer) => <span className="wrap-anywhere">{answerText(t, answer)}</span> },
            ]}
          />
        </section>
      )}
    </>
  )
}

function answerText(t: Translator<'dmarc'>, answer: ImportedDmarc): string {
  if (!answer.ok) return t(`fault_${answer.error}`)
  const { orgName, reportId, passed, messages, isNew } = answer
  return isNew ? t('imported', { orgName, reportId, passed, messages }) : t('known', { orgName, reportId })
}
