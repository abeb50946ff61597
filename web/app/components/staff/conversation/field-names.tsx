import { textFields } from '@camp/domain/saved-texts/text-fields.ts'
import { Disclosure } from '#app/components/disclosure.tsx'
import { useText } from '#app/wording/use-text.ts'

/** The fields that a text may have, with what each becomes. */
export function FieldNames() {
  const t = useText('savedTexts')
  return (
    <Disclosure summary={t('fields')}>
      <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[max-content_1fr]">
        {textFields.map((field) => (
          <div key={field} className="contents">
            <dt>
              <code>{`{${field}}`}</code>
            </dt>
            <dd className="text-ink-soft">{t(`field_${field}`)}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  )
}
