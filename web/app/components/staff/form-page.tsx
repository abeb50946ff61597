import { type ReactNode, useId } from 'react'
import { Form, useNavigation } from 'react-router'
import { useText } from '../../wording/use-text.ts'
import { Button, ButtonLink } from '../button.tsx'
import { ErrorSummary, type SummaryProblem } from '../error-summary.tsx'
import { FormKey } from '../form-key.tsx'
import { Icon } from '../icon.tsx'
import { Notice } from '../notice.tsx'

interface FormPageProps {
  /** With their words; `field` is the id of the control. */
  readonly problems: readonly SummaryProblem[]
  /** `Save` unless said: `Create site`. */
  readonly saveLabel?: string
  readonly cancelTo?: string
  /** Shown to those who may read and not write: without it, or true, the form can be saved. */
  readonly maySave?: boolean
  /** Instead of the sentence about administrators. */
  readonly readOnlyText?: string
  /** Of what others may save meanwhile: what the form was opened with, and the revision of that. */
  readonly shown?: object
  readonly revision?: string
  /** What they saved, beside what was typed. */
  readonly conflict?: ReactNode
  /** With files in it. */
  readonly hasFiles?: boolean
  /** Beside "Save": the way to delete, say. */
  readonly otherActions?: ReactNode
  readonly children: ReactNode
}

/**
 * A form of staff, posted to its own address: what is wrong first, sections, a bar with "Save" that stays in
 * sight. It is filled anew where what it was opened with is another.
 */
export function FormPage(props: FormPageProps) {
  return <FilledForm key={props.revision} {...props} />
}

function FilledForm(props: FormPageProps) {
  const { problems, maySave = true, readOnlyText, shown, revision, conflict, hasFiles, children, ...bar } = props
  const t = useText('staffFrame')
  const isBusy = useNavigation().state === 'submitting'
  return (
    <Form
      method="post"
      noValidate
      className="grid gap-6"
      aria-busy={isBusy}
      encType={hasFiles ? 'multipart/form-data' : undefined}
    >
      <ErrorSummary problems={problems} />
      {conflict}
      {!maySave && <Notice>{readOnlyText ?? t('readOnly')}</Notice>}
      {shown && <input type="hidden" name="shown" value={JSON.stringify(shown)} />}
      {revision !== undefined && <input type="hidden" name="revision" value={revision} />}
      <FormKey />
      <fieldset disabled={!maySave} className="grid min-w-0 gap-6">
        {children}
      </fieldset>
      {maySave && <SaveBar isBusy={isBusy} {...bar} />}
    </Form>
  )
}

type SaveBarProps = Pick<FormPageProps, 'saveLabel' | 'cancelTo' | 'otherActions'> & { readonly isBusy: boolean }

function SaveBar({ saveLabel, cancelTo, otherActions, isBusy }: SaveBarProps) {
  const t = useText('common')
  return (
    <div className="save-bar no-print">
      <Button type="submit" disabled={isBusy}>
        {saveLabel ?? t('save')}
      </Button>
      {cancelTo && (
        <ButtonLink to={cancelTo} intent="secondary">
          {t('cancel')}
        </ButtonLink>
      )}
      {otherActions && <div className="ml-auto">{otherActions}</div>}
    </div>
  )
}

interface FormSectionProps {
  readonly title: string
  readonly lead?: ReactNode
  readonly children: ReactNode
}

/** A card of fields that belong together. Two fields beside each other stand in a `FormPair`. */
export function FormSection({ title, lead, children }: FormSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="form-section">
      <div>
        <h2 id={id}>{title}</h2>
        {lead && <p className="mt-1 text-sm text-ink-soft">{lead}</p>}
      </div>
      <div className="grid min-w-0 gap-5">{children}</div>
    </section>
  )
}

interface FoldedSectionProps extends FormSectionProps {
  /** It holds something, or something in it is wrong. */
  readonly isOpen: boolean
}

/** A card of fields that few need, folded away; they are sent all the same. Opens without scripts. */
export function FoldedSection({ title, lead, isOpen, children }: FoldedSectionProps) {
  return (
    <details open={isOpen} className="form-section form-fold">
      <summary>
        <span className="flex items-center gap-2">
          <Icon name="chevron-right" className="form-fold-mark size-5 text-ink-soft" />
          <h2>{title}</h2>
        </span>
        {lead && <span className="mt-1 block text-sm text-ink-soft">{lead}</span>}
      </summary>
      <div className="mt-5 grid min-w-0 gap-5">{children}</div>
    </details>
  )
}

export function FormPair({ children }: { readonly children: ReactNode }) {
  return <div className="form-pair">{children}</div>
}
