import { revisionOf } from '@camp/application/shared/revision.ts'
import type { DocumentId } from '@camp/domain/shared/ids.ts'
import { longestTermName } from '@camp/domain/special-terms/special-term-problems.ts'
import { Checkbox } from '#app/components/checkbox.tsx'
import { DeletionLink } from '#app/components/staff/delete-link.tsx'
import { FormPage, FormSection } from '#app/components/staff/form-page.tsx'
import { organisationAddress } from '#app/components/staff/organisation-address.ts'
import { RichTextField } from '#app/components/staff/rich-text-field.tsx'
import { ConflictNotice } from '#app/components/staff/settings-forms/conflict-notice.tsx'
import { answerOfRow } from '#app/components/staff/settings-forms/row-form.server.ts'
import { useFields } from '#app/components/staff/settings-forms/use-fields.ts'
import { documentsPage } from '#app/components/staff/settings-page-names.ts'
import { StaffPage } from '#app/components/staff/staff-page.tsx'
import { useStaffOrganisation } from '#app/components/staff/use-staff-organisation.ts'
import { TextField } from '#app/components/text-field.tsx'
import { readForm } from '#app/forms/read-form.server.ts'
import { useText } from '#app/wording/use-text.ts'
import { rowOf } from '#server/staff/refused-page.ts'
import { settingsRequest, valueOrThrowPage } from '#server/staff/settings-request.ts'
import type { Route } from './+types/route.ts'
import { type DocumentAnswers, documentToAnswers, newDocument } from './document-answers.ts'
import { documentFacts, documentForm } from './document-form.server.ts'

/** Without an id in the address it is a new document. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { who, acts, mayManage } = await settingsRequest({ context, request })
  const documents = valueOrThrowPage(await acts.listDocuments.execute(who))
  const document = params.documentId ? rowOf(documents, params.documentId) : null
  const answers = document ? documentToAnswers(document) : newDocument
  return {
    id: document?.id ?? null,
    title: document?.title ?? null,
    version: document?.version ?? null,
    revision: document ? revisionOf(document) : '',
    answers,
    shown: answers,
    mayManage,
  }
}

export async function action(args: Route.ActionArgs) {
  const { context, request, params } = args
  const { who, acts, organisation } = await settingsRequest({ context, request })
  const posted = readForm(documentForm, await request.formData())
  const document = documentFacts.parse(posted.answers)
  const id = (params.documentId ?? null) as DocumentId | null
  return answerOfRow(acts, {
    query: { ...who, act: 'document', subject: id ?? '' },
    posted,
    now: () => loader(args),
    save: (revision) => acts.saveDocument.execute({ ...who, id, revision, document }),
    slug: organisation.slug,
    listPage: documentsPage,
    nameField: 'title',
    editorField: 'text' as const,
  })
}

export default function EditDocument({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText('termSettings')
  const { slug } = useStaffOrganisation().organisation
  const { id, title, version, mayManage } = loaderData
  const { answers, shown, revision, problems, conflict } = actionData ?? { ...loaderData, problems: [], conflict: null }
  const { texts, text, tick } = useFields({ answers, problems, labelOf: (field) => t(`document_${field}`) })
  const deletion = id && <DeletionLink to={organisationAddress(slug, `${documentsPage}/${id}/delete`)} />
  const lead = version === null ? undefined : t('versionLead', { version })
  return (
    <StaffPage title={title ?? t('addDocument')} lead={lead} hasErrors={problems.length > 0 || conflict !== null}>
      <FormPage
        problems={texts}
        shown={shown}
        revision={revision}
        conflict={<ConflictNotice conflict={conflict} labelOf={(field) => t(`document_${field as keyof DocumentAnswers}`)} />}
        maySave={mayManage}
        cancelTo={organisationAddress(slug, documentsPage)}
        otherActions={deletion}
      >
        <FormSection title={t('documentWhat')} lead={t('documentWhatLead')}>
          <TextField {...text('title')} maxLength={longestTermName} autoComplete="off" />
          <RichTextField {...text('text')} hint={t('textHint')} rows={14} />
        </FormSection>
        <FormSection title={t('termWho')} lead={t('documentWhoLead')}>
          <Checkbox {...tick('isMandatory')} hint={t('documentMandatoryHint')} />
          <Checkbox {...tick('isActive')} hint={t('documentActiveHint')} />
        </FormSection>
      </FormPage>
    </StaffPage>
  )
}
