import { takeoverFields } from '@camp/domain/booking-takeover/takeover-columns.ts'
import { Fragment } from 'react'
import { SelectField } from '#app/components/select-field.tsx'
import { FormSection } from '#app/components/staff/form-page.tsx'
import { useText } from '#app/wording/use-text.ts'
import type { Preview } from './answer-takeover.ts'
import { shownSpellings } from './shown-spellings.ts'

/** Which column says what, open while one is missing; and which plot is meant by a name that is none here. */
export function TakeoverMapping({ preview }: { readonly preview: Preview }) {
  const t = useText('bookingTakeover')
  const { headings, columns, missing, plots } = preview
  const { shown, carried, waiting } = shownSpellings(preview)
  return (
    <>
      {carried.map(({ spelled, id }, nth) => (
        <Fragment key={spelled}>
          <input type="hidden" name={`spelled.${shown.length + nth}`} value={spelled} />
          <input type="hidden" name={`plot.${shown.length + nth}`} value={id} />
        </Fragment>
      ))}
      {shown.length > 0 && (
        <FormSection title={t('plotsTitle')} lead={t('plotsLead')}>
          <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {shown.map(({ spelled, id }, nth) => (
              <div key={spelled}>
                <input type="hidden" name={`spelled.${nth}`} value={spelled} />
                <SelectField name={`plot.${nth}`} id={`plot.${nth}`} label={t('plotOf', { spelled })} defaultValue={id}>
                  <option value="">{t('choosePlot')}</option>
                  {plots.map((plot) => (
                    <option key={plot.id} value={plot.id}>
                      {plot.siteName}: {plot.name}
                    </option>
                  ))}
                </SelectField>
              </div>
            ))}
          </div>
          {waiting > 0 && <p>{t('plotsNext', { count: waiting })}</p>}
        </FormSection>
      )}
      <details open={missing.length > 0} className="form-section">
        <summary className="font-bold">{t('columnsTitle')}</summary>
        <p className="text-sm text-ink-soft">{t('columnsLead')}</p>
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {takeoverFields.map((field) => (
            <SelectField
              key={field}
              name={`column.${field}`}
              id={`column.${field}`}
              label={t(`field_${field}`)}
              defaultValue={String(columns[field] ?? '')}
            >
              <option value="">{t('noColumn')}</option>
              {headings.map((heading, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is what it is by its place
                <option key={at} value={at}>
                  {heading || t('columnAt', { at: at + 1 })}
                </option>
              ))}
            </SelectField>
          ))}
        </div>
      </details>
    </>
  )
}
