import { Button } from '../../../components/button.tsx'
import { DateField } from '../../../components/date-field.tsx'
import { PageHeading } from '../../../components/page-heading.tsx'
import { TextField } from '../../../components/text-field.tsx'
import { PageTitle } from '../../../shell/page-title.tsx'
import { useText } from '../../../wording/use-text.ts'

export default function Home() {
  const t = useText('search')
  return (
    <div className="page py-10">
      <PageTitle />
      <PageHeading lead={t('lead')}>{t('heading')}</PageHeading>
      <form
        method="get"
        action="/"
        aria-label={t('formLabel')}
        className="mt-6 grid items-end gap-4 rounded-sheet border border-line bg-surface p-5 shadow-floating md:grid-cols-[2fr_1fr_1fr_auto]"
      >
        <TextField name="place" label={t('where')} placeholder={t('wherePlaceholder')} autoComplete="off" />
        <DateField name="arrivalDate" label={t('arriving')} />
        <DateField name="departureDate" label={t('leaving')} />
        <Button type="submit">{t('search')}</Button>
      </form>
    </div>
  )
}
