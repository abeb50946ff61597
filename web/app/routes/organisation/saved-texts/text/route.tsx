import { revisionOf } from '@camp/application/shared/revision.ts'
import { longestReply } from '@camp/domain/conversations/message-words.ts'
import { longestSavedName } from '@camp/domain/saved-texts/saved-text.ts'
import type { SavedTextId } from '@camp/domain/shared/ids.ts'
import { FieldNames } from '#app/components/staff/conversation/field-names.tsx'
import { DeletionLink } from '#app/components/staff/delete-link.tsx'
import { FormPage, FormSection } from '#app/components/staff/form-page.tsx'
import { organisationAddress } from '#app/components/staff/organisation-address.ts'
import { ConflictNotice } from '#app/components/staff/settings-forms/conflict-notice.tsx'
import { answerOfRow } from '#app/components/staff/settings-forms/row-form.server.ts'
import { useFields } from '#app/components/staff/settings-forms/use-fields.ts'
import { savedTextsPage } from '#app/components/staff/settings-page-names.ts'
import { StaffPage } from '#app/components/staff/staff-page.tsx'
import { useStaffOrganisation } from '#app/components/staff/use-staff-organisation.ts'
import { TextArea } from '#app/components/text-area.tsx'
import { TextField } from '#app/components/text-field.tsx'
import { readForm } from '#app/forms/read-form.server.ts'
import { useText } from '#app/wording/use-text.ts'
import { rowOf } from '#server/staff/refused-page.ts'
import { settingsRequest, valueOrThrowPage } from '#server/staff/settings-request.ts'
import type { Route } from './+types/route.ts'
import { newText, type SavedTextAnswers, textToAnswers } from './text-answers.ts'
import { savedTextFacts, savedTextForm } from './text-form.server.ts'

/** Without an id in the address it is a new text. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { who, acts, mayManage } = await settingsRequest({ context, request })
  const texts = valueOrThrowPage(await acts.listSavedTexts.execute(who))
  const text = params.textId ? rowOf(texts, params.textId) : null
  const answers = text ? textToAnswers(text) : newText
  return {
    id: text?.id ?? null,
    name: text?.name ?? null,
    revision: text ? revisionOf(text) : '',
    answers,
    shown: answers,
    mayManage,
  }
}

export async function action(args: Route.ActionArgs) {
  const { context, request, params } = args
  const { who, acts, organisation } = await settingsRequest({ context, request })
  const posted = readForm(savedTextForm, await request.formData())
  const savedText = savedTextFacts.parse(posted.answers)
  const id = (params.textId ?? null) as SavedTextId | null
  return answerOfRow(acts, {
    query: { ...who, act: 'saved-text', subject: id ?? '' },
    posted,
    now: () => loader(args),
    save: (revision) => acts.saveSavedText.execute({ ...who, id, revision, savedText }),
    slug: organisation.slug,
    listPage: savedTextsPage,
  })
}

export default function EditSavedText({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText('savedTexts')
  const { slug } = useStaffOrganisation().organisation
  const { id, name, mayManage } = loaderData
  const { answers, shown, revision, problems, conflict } = actionData ?? { ...loaderData, problems: [], conflict: null }
  const { texts, text } = useFields({ answers, problems, labelOf: (field) => t(`text_${field}`) })
  const deletion = id && <DeletionLink to={organisationAddress(slug, `${savedTextsPage}/${id}/delete`)} />
  return (
    <StaffPage title={name ?? t('add')} hasErrors={problems.length > 0 || conflict !== null}>
      <FormPage
        problems={texts}
        shown={shown}
        revision={revision}
        conflict={<ConflictNotice conflict={conflict} labelOf={(field) => t(`text_${field as keyof SavedTextAnswers}`)} />}
        maySave={mayManage}
        cancelTo={organisationAddress(slug, savedTextsPage)}
        otherActions={deletion}
      >
        <FormSection title={t('what')} lead={t('whatLead')}>
          <TextField {...text('name')} hint={t('nameHint')} maxLength={longestSavedName} autoComplete="off" />
          <TextArea {...text('text')} hint={t('textHint')} rows={8} maxLength={longestReply} />
          <FieldNames />
        </FormSection>
      </FormPage>
    </StaffPage>
  )
}
