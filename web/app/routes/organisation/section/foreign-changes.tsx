import type { OrganisationChoices } from '@camp/application/organisations/settings/organisation-records.ts'
import type { ForeignChange } from '@camp/domain/organisations/settings/changed-fields.ts'
import { Notice } from '#app/components/notice.tsx'
import { useText } from '#app/wording/use-text.ts'
import { saidText } from './field-texts.ts'

interface ForeignChangesProps {
  readonly changes: readonly ForeignChange[]
  readonly choices: OrganisationChoices
}

/** What somebody else saved while this form was open. */
export function ForeignChanges({ changes, choices }: ForeignChangesProps) {
  const t = useText('organisationSettings')
  if (changes.length === 0) return null
  return (
    <Notice tone="warn" role="alert" title={t('changedTitle')}>
      <p>{t('changedText')}</p>
      <ul className="mt-2 list-disc pl-5">
        {changes.map(({ field, now, typed }) => {
          const said = { field: t(field), now: saidText(t, choices, field, now) }
          return (
            <li key={field}>
              {typed === null ? t('changedTo', said) : t('changedBoth', { ...said, typed: saidText(t, choices, field, typed) })}
            </li>
          )
        })}
      </ul>
    </Notice>
  )
}
