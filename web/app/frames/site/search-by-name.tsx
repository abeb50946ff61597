import { Button } from '../../components/button.tsx'
import { TextField } from '../../components/text-field.tsx'
import { useText } from '../../wording/use-text.ts'

/** For who came to an address that is none. */
export function SearchByName() {
  const t = useText('search')
  return (
    <form method="get" action="/" aria-label={t('formLabel')} className="flex flex-wrap items-end gap-3">
      <div className="min-w-60 grow">
        <TextField name="place" label={t('where')} autoComplete="off" />
      </div>
      <Button type="submit">{t('search')}</Button>
    </form>
  )
}
