import type { ImportOutcome } from '@camp/application/import-export/organisation-document.ts'
import { Link } from 'react-router'
import { AuditChanges } from '#app/components/staff/audit-changes.tsx'
import { ListTable } from '#app/components/staff/list-table.tsx'
import { useText } from '#app/wording/use-text.ts'

interface OutcomeTableProps {
  readonly outcomes: readonly ImportOutcome[]
  readonly isDone: boolean
}

/** Every organisation of the document, and field by field what becomes of it. */
export function OutcomeTable({ outcomes, isDone }: OutcomeTableProps) {
  const t = useText('importOrg')
  const count = (wanted: ImportOutcome['outcome']) => outcomes.filter(({ outcome }) => outcome === wanted).length
  const counts = { created: count('created'), changed: count('changed'), unchanged: count('unchanged') }
  return (
    <>
      <p className="font-bold">{t('counts', counts)}</p>
      <ListTable
        caption={t(isDone ? 'didOutcome' : 'outcome')}
        rows={outcomes}
        keyOf={({ slug }) => slug}
        sort={{ by: '', isDescending: false }}
        columns={[
          {
            title: t('organisation'),
            cell: ({ slug, outcome }) =>
              isDone || outcome !== 'created' ? (
                <Link to={`/admin/organisations/${slug}`} className="link">
                  {slug}
                </Link>
              ) : (
                slug
              ),
          },
          { title: t(isDone ? 'didOutcome' : 'outcome'), cell: ({ outcome }) => t(`outcome_${outcome}`) },
          {
            title: t('changes'),
            cell: ({ changes }) =>
              changes.length === 0 ? (
                '–'
              ) : (
                <details>
                  <summary>{t('showChanges', { count: changes.length })}</summary>
                  <AuditChanges changes={changes} />
                </details>
              ),
          },
        ]}
      />
    </>
  )
}
