import { countOfProblems } from '@camp/application/import-export/organisation-document.ts'
import { mayManagePlatform } from '@camp/application/shared/permissions.ts'
import { data } from 'react-router'
import { ErrorSummary } from '#app/components/error-summary.tsx'
import { FileForm } from '#app/components/staff/file-form.tsx'
import { ListTable } from '#app/components/staff/list-table.tsx'
import { StaffPage } from '#app/components/staff/staff-page.tsx'
import type { Translator } from '#app/wording/catalogue.ts'
import { useText } from '#app/wording/use-text.ts'
import { requestFacts } from '#server/request-scope.ts'
import type { Route } from './+types/route.ts'
import { answerImport, type ImportReply } from './answer-upload.ts'

export async function action({ context, request }: Route.ActionArgs) {
  const { actor } = context.get(requestFacts)
  // Rights first: what may not be uploaded is not read.
  if (!mayManagePlatform(actor)) throw data({ code: 'not-permitted' }, 403)
  return answerImport(context, actor, request)
}

/** A document is chosen, judged whole, and nothing of it written. */
export default function ImportOrgPage({ actionData }: Route.ComponentProps) {
  const t = useText('importOrg')
  const error = actionData && problemText(actionData, t)
  const problems = actionData?.code === 'document-invalid' ? actionData.problems : []
  return (
    <StaffPage title={t('title')} lead={t('lead')} hasErrors={actionData !== undefined}>
      <ErrorSummary problems={error ? [{ field: 'document', message: error }] : []} />
      <FileForm
        name="document"
        title={t('choose')}
        label={t('file')}
        hint={t('fileHint')}
        accept=".json,application/json"
        error={error}
        submit={t('check')}
        busy={t('checking')}
      />
      {problems.length > 0 && (
        <ListTable
          caption={t('problemsTitle', { count: countOfProblems(problems) })}
          rows={problems.map((problem, nth) => ({ ...problem, nth }))}
          keyOf={({ nth }) => String(nth)}
          sort={{ by: '', isDescending: false }}
          columns={[
            {
              title: t('where'),
              cell: ({ path }) => <code className="wrap-anywhere">{path || t('wholeDocument')}</code>,
            },
            { title: t('what'), cell: ({ problem }) => <span className="wrap-anywhere">{problem}</span> },
          ]}
        />
      )}
    </StaffPage>
  )
}

function problemText(reply: ImportReply, t: Translator<'importOrg'>): string {
  switch (reply.code) {
    case 'none':
      return t('problem_none')
    case 'too-large':
      return t('problem_tooLarge')
    case 'unreadable':
      return t('problem_unreadable')
    case 'not-utf8':
      return t('problem_notUtf8')
    case 'not-json':
      return t('problem_notJson', reply)
    case 'document-invalid':
      return t('problemsTitle', { count: countOfProblems(reply.problems) })
  }
}
