import { Form, useNavigation } from 'react-router'
import { Button } from '#app/components/button.tsx'
import { Field } from '#app/components/field.tsx'
import { FormKey } from '../form-key.tsx'
import { FormSection } from './form-page.tsx'

interface FileFormProps {
  readonly name: string
  readonly title: string
  readonly label: string
  readonly hint: string
  /** Of the file chooser of the browser: `.csv,text/csv`. */
  readonly accept: string
  readonly error: string | undefined
  readonly submit: string
  /** While it is sent. */
  readonly busy: string
}

/** A file is chosen and sent, to be shown before anything is written. */
export function FileForm({ name, title, label, hint, accept, error, submit, busy }: FileFormProps) {
  const isBusy = useNavigation().state === 'submitting'
  return (
    <Form method="post" encType="multipart/form-data" noValidate aria-busy={isBusy}>
      <FormKey />
      <FormSection title={title}>
        <Field name={name} label={label} hint={hint} error={error}>
          {(control) => <input {...control} type="file" accept={accept} className="w-full min-w-0" />}
        </Field>
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" disabled={isBusy}>
            {submit}
          </Button>
          <span role="status">{isBusy && busy}</span>
        </div>
      </FormSection>
    </Form>
  )
}
