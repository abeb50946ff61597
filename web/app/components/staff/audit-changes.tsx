import type { AuditChange } from '@camp/application/audit/audit-trail.ts'
import { useText } from '../../wording/use-text.ts'

/** Each field as it was and as it is. */
export function AuditChanges({ changes }: { readonly changes: readonly AuditChange[] }) {
  const t = useText('auditLog')
  if (changes.length === 0) return <>–</>
  return (
    <ul className="grid gap-1 text-sm">
      {changes.map(({ field, before, after }) => (
        <li key={field} className="max-w-[48ch] [overflow-wrap:anywhere]">
          <span className="text-ink-soft">{field}:</span> <del>{before || t('nothing')}</del> <span aria-hidden="true">→</span>{' '}
          <ins className="no-underline">{after || t('nothing')}</ins>
        </li>
      ))}
    </ul>
  )
}
