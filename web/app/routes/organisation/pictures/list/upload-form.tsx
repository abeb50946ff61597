import { Form, useNavigation } from 'react-router'
import { Button } from '../../../../components/button.tsx'
import { Field } from '../../../../components/field.tsx'
import { FormSection } from '../../../../components/staff/form-page.tsx'
import { useText } from '../../../../wording/use-text.ts'

interface UploadFormProps {
  readonly isLogo: boolean
  readonly room: number
  readonly most: number
}

/** A plain form with files; browsers take what is dropped on the field as chosen. */
export function UploadForm({ isLogo, room, most }: UploadFormProps) {
  const t = useText('pictureSettings')
  const { state, formData } = useNavigation()
  const isBusy = state !== 'idle' && formData?.has('pictures') === true
  if (room <= 0) return <p className="text-ink-soft">{t('full', { most })}</p>
  return (
    <Form method="post" encType="multipart/form-data" aria-busy={isBusy} preventScrollReset>
      <FormSection title={t(isLogo ? 'addLogo' : 'add')} lead={isLogo ? undefined : t('room', { count: room })}>
        <Field name="pictures" label={t('files')} hint={t(isLogo ? 'logoHint' : 'filesHint')}>
          {(control) => (
            <input
              {...control}
              type="file"
              accept=".jpg,.jpeg,.png,.webp,.avif,image/*"
              multiple={!isLogo}
              className="picture-drop"
            />
          )}
        </Field>
        <p className="text-sm text-ink-soft">{t('private')}</p>
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" disabled={isBusy}>
            {t('upload')}
          </Button>
          <span role="status" className="flex items-center gap-3">
            {isBusy && (
              <>
                <progress className="picture-progress" aria-hidden="true" />
                {t('uploading')}
              </>
            )}
          </span>
        </div>
      </FormSection>
    </Form>
  )
}
