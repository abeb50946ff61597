import { longestMetaName } from '@camp/domain/whatsapp/template-mapping.ts'
import { Checkbox } from '#app/components/checkbox.tsx'
import { FormPage, FormPair, FormSection } from '#app/components/staff/form-page.tsx'
import { ConflictNotice } from '#app/components/staff/settings-forms/conflict-notice.tsx'
import { TextField } from '#app/components/text-field.tsx'
import { useText } from '#app/wording/use-text.ts'
import type { TemplateReply, TypedTemplate } from './answer-template.ts'

interface TemplateFormProps {
  readonly shown: TypedTemplate
  readonly revision: string
  /** What the buttons' addresses are registered as. */
  readonly address: string
  readonly reply: TemplateReply | undefined
}

/** How the template is registered at the providers. */
export function TemplateForm({ address, reply, ...stored }: TemplateFormProps) {
  const t = useText('whatsAppTemplates')
  const { typed, shown, revision, conflict } = reply?.filled ?? { ...stored, typed: stored.shown, conflict: null }
  const problems = (reply?.problems ?? []).map((problem) => ({
    ...('field' in problem ? { field: problem.field } : {}),
    message: t(`problem_${problem.code}`),
  }))
  const fieldOf = (name: Exclude<keyof TypedTemplate, 'isActive'>) => ({
    name,
    label: t(name),
    defaultValue: typed[name],
    spellCheck: false,
    autoComplete: 'off',
    error: problems.find((problem) => problem.field === name)?.message,
  })
  return (
    <FormPage
      problems={problems}
      shown={shown}
      revision={revision}
      conflict={<ConflictNotice conflict={conflict} labelOf={(field) => t(field as keyof TypedTemplate)} />}
      cancelTo="/admin/whatsapp-config"
    >
      <FormSection title={t('register')}>
        <FormPair>
          <TextField {...fieldOf('metaName')} hint={t('metaNameHint')} maxLength={longestMetaName} />
          <TextField {...fieldOf('twilioContentSid')} hint={t('twilioContentSidHint')} maxLength={40} />
        </FormPair>
        <FormPair>
          <TextField {...fieldOf('bodyOrder')} hint={t('bodyOrderHint')} maxLength={60} />
          <TextField {...fieldOf('urlButtons')} hint={t('urlButtonsHint', { address })} maxLength={60} />
        </FormPair>
        <Checkbox name="isActive" label={t('isActive')} defaultChecked={typed.isActive} />
      </FormSection>
    </FormPage>
  )
}
