import type { SinglePicture } from '@camp/domain/pictures/picture-owner.ts'
import { Form } from 'react-router'
import { Button } from '#app/components/button.tsx'
import { Field } from '#app/components/field.tsx'
import { FormKey } from '#app/components/form-key.tsx'
import { FormSection } from '#app/components/staff/form-page.tsx'
import type { UploadProblem } from '#app/components/staff/pictures/picture-problems.ts'
import { useText } from '#app/wording/use-text.ts'
import { useUpload } from './use-upload.ts'

interface UploadFormProps {
  readonly owner: string
  /** Of which there is one. */
  readonly single: SinglePicture | null
  readonly room: number
  readonly most: number
  /** Where the pictures are shown afterwards. */
  readonly shownAt: string
  /** Where the form goes without scripts; the page that it stands on unless given. */
  readonly action?: string
  onProblems(problems: readonly UploadProblem[]): void
}

/**
 * A plain form with files, with a percentage where there are scripts; browsers take what is dropped on the
 * field as chosen.
 */
export function UploadForm({ owner, single, room, most, shownAt, action, onProblems }: UploadFormProps) {
  const t = useText('pictureSettings')
  const { progress, onSubmit } = useUpload({ owner, shownAt, onProblems })
  const isBusy = progress !== null
  if (room <= 0) return <p className="text-ink-soft">{t('full', { most })}</p>
  return (
    <Form method="post" action={action} encType="multipart/form-data" aria-busy={isBusy} preventScrollReset onSubmit={onSubmit}>
      <FormKey />
      <FormSection title={t(single ? `add_${single}` : 'add')} lead={single ? undefined : t('room', { count: room })}>
        <Field name="pictures" label={t('files')} hint={t(single ? 'singleHint' : 'filesHint')}>
          {(control) => (
            <input
              {...control}
              type="file"
              accept=".jpg,.jpeg,.png,.webp,.avif,image/*"
              multiple={!single}
              className="picture-drop"
            />
          )}
        </Field>
        <p className="text-sm text-ink-soft">{t('private')}</p>
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" disabled={isBusy}>
            {t('upload')}
          </Button>
          {isBusy && <progress className="picture-progress" value={progress} max={100} aria-label={t('progress')} />}
          {isBusy && progress < 100 && <span aria-hidden="true">{progress}%</span>}
          <span role="status">{isBusy && t(progress < 100 ? 'uploading' : 'preparing')}</span>
        </div>
      </FormSection>
    </Form>
  )
}
