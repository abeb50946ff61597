import { dayText } from '@camp/domain/formatting/date-texts.ts'
import { use } from 'react'
import { Notice } from '#app/components/notice.tsx'
import { ListTable } from '#app/components/staff/list-table.tsx'
import { randText } from '#app/formatting/rand-text.ts'
import { LanguageContext, useText } from '#app/wording/use-text.ts'
import type { WireHolidayEffect } from '#server/wire/holiday-effect-on-wire.ts'

/** What the change does to the prices that guests are asking for now, before anybody saves it (rule O23). */
export function HolidayEffect({ effect }: { readonly effect: WireHolidayEffect }) {
  const t = useText('masterData')
  const language = use(LanguageContext)
  const { openHolds, changed, before, after, rows } = effect
  return (
    <section aria-label={t('effectTitle')} className="grid gap-4">
      <Notice tone={changed > 0 ? 'warn' : 'info'} title={t('effectTitle')} role="status">
        <p>{t('effectHolds', { count: openHolds })}</p>
        <p>
          {changed === 0
            ? t('effectNone')
            : t('effectChanged', { count: changed, before: randText(before), after: randText(after) })}
        </p>
        <p>{t('effectKept')}</p>
      </Notice>
      {rows.length > 0 && (
        <ListTable
          caption={t('effectTitle')}
          rows={rows}
          keyOf={({ simpleReference }) => simpleReference}
          columns={[
            { title: t('effectHold'), isName: true, cell: ({ simpleReference }) => simpleReference },
            { title: t('effectCampsite'), cell: ({ organisationName }) => organisationName },
            {
              title: t('effectStay'),
              cell: ({ arrivalDate, departureDate }) => `${dayText(arrivalDate, language)} – ${dayText(departureDate, language)}`,
            },
            { title: t('effectBefore'), isNumber: true, cell: (row) => randText(row.before) },
            { title: t('effectAfter'), isNumber: true, cell: (row) => randText(row.after) },
          ]}
        />
      )}
      {rows.length < changed && <p className="text-ink-soft">{t('effectMore', { shown: rows.length, all: changed })}</p>}
    </section>
  )
}
