import { monthName } from '@camp/domain/formatting/date-texts.ts'
import { use } from 'react'
import { Form, Link } from 'react-router'
import { Button } from '#app/components/button.tsx'
import { TextField } from '#app/components/text-field.tsx'
import { LanguageContext, useText } from '#app/wording/use-text.ts'

interface MonthChooserProps {
  readonly page: string
  /** What the address says beside the month. */
  readonly kept?: Readonly<Record<string, string>>
  readonly month: string | null
  readonly monthBefore: string | null
  readonly monthAfter: string | null
}

export function MonthChooser({ page, kept = {}, month, monthBefore, monthAfter }: MonthChooserProps) {
  const t = useText('billing')
  const language = use(LanguageContext)
  const named = (other: string | null) => (other ? monthName(`${other}-01`, language) : '')
  const neighbours = [
    [t('monthBefore', { month: named(monthBefore) }), monthBefore],
    [t('monthAfter', { month: named(monthAfter) }), monthAfter],
  ] as const
  return (
    <Form key={month} method="get" action={page} className="list-filters billing-month no-print">
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
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
        <nav aria-label={t('months')}>
          <ul className="flex flex-wrap items-center gap-x-3">
            {neighbours.map(
              ([label, other]) =>
                other && (
                  <li key={other}>
                    <Link
                      to={`${page}?${new URLSearchParams({ ...kept, month: other })}`}
                      className="link inline-flex min-h-11 items-center"
                    >
                      {label}
                    </Link>
                  </li>
                ),
            )}
          </ul>
        </nav>
      </div>
    </Form>
  )
}
