import { Form } from 'react-router'
import { Button, ButtonLink } from '#app/components/button.tsx'
import { TextField } from '#app/components/text-field.tsx'
import { useText } from '#app/wording/use-text.ts'

interface MonthChooserProps {
  readonly page: string
  /** The campsite that the page is of; none on the platform's. */
  readonly slug?: string
  readonly month: string | null
  readonly monthBefore: string | null
  readonly monthAfter: string | null
}

export function MonthChooser({ page, slug, month, monthBefore, monthAfter }: MonthChooserProps) {
  const t = useText('billing')
  const neighbours = [
    [t('monthBefore'), monthBefore],
    [t('monthAfter'), monthAfter],
  ] as const
  return (
    <Form key={month} method="get" action={page} className="list-filters billing-month no-print">
      {slug && <input type="hidden" name="org" value={slug} />}
      <TextField
        name="month"
        type="month"
        label={t('month')}
        hint={t('monthHint')}
        defaultValue={month ?? ''}
        autoComplete="off"
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" intent="secondary">
          {t('show')}
        </Button>
        {neighbours.map(
          ([label, other]) =>
            other && (
              <ButtonLink
                key={label}
                to={`${page}?${new URLSearchParams({ ...(slug && { org: slug }), month: other })}`}
                intent="secondary"
              >
                {label}
              </ButtonLink>
            ),
        )}
      </div>
    </Form>
  )
}
