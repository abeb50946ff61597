import { Link } from 'react-router'
import { Button } from '#app/components/button.tsx'
import { SelectField } from '#app/components/select-field.tsx'
import { organisationAddress } from '#app/components/staff/organisation-address.ts'
import { savedTextsPage } from '#app/components/staff/settings-page-names.ts'
import { useText } from '#app/wording/use-text.ts'

export interface SavedTextName {
  readonly id: string
  readonly name: string
}

interface SavedTextChoiceProps {
  readonly slug: string
  readonly texts: readonly SavedTextName[]
  readonly chosen?: string | undefined
  readonly problem?: string | undefined
}

/** A saved text for the box below; the form comes back with it, and nothing is sent. */
export function SavedTextChoice({ slug, texts, chosen = '', problem }: SavedTextChoiceProps) {
  const t = useText('savedTexts')
  const manage = (
    <Link to={organisationAddress(slug, savedTextsPage)} className="link inline-flex min-h-11 items-center">
      {t('manage')}
    </Link>
  )
  if (texts.length === 0) return <p>{manage}</p>
  return (
    <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
      <div className="min-w-48 flex-1">
        <SelectField name="savedText" label={t('insertLabel')} defaultValue={chosen} error={problem}>
          <option value="">{t('insertNone')}</option>
          {texts.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
      <Button type="submit" name="step" value="insert" intent="secondary" size="small" formNoValidate>
        {t('insert')}
      </Button>
      {manage}
    </div>
  )
}
