import { type ProspectStage, prospectStages } from '@camp/application/enquiries/enquiries.ts'
import { longestProspectNote } from '@camp/application/enquiries/prospects/follow-prospect.ts'
import { Form, useNavigation } from 'react-router'
import { Button } from '#app/components/button.tsx'
import { FormKey } from '#app/components/form-key.tsx'
import { SelectField } from '#app/components/select-field.tsx'
import type { Conflict } from '#app/components/staff/settings-forms/conflict.ts'
import { ConflictNotice } from '#app/components/staff/settings-forms/conflict-notice.tsx'
import { TextArea } from '#app/components/text-area.tsx'
import { dayAndTime } from '#app/formatting/clock-time.ts'
import { useText } from '#app/wording/use-text.ts'
import { type ProspectProblem, prospectProblems } from './prospect-problems.ts'

interface FollowSectionProps {
  /** What the form is filled with, what it was opened with, and the revision of that. */
  readonly typed: { readonly stage: ProspectStage; readonly note: string }
  readonly shown: object
  readonly revision: string
  readonly conflict: Conflict | null
  readonly notes: readonly { readonly at: string; readonly who: string; readonly text: string }[]
  readonly problem: ProspectProblem | undefined
}

/** How far it has come, and what was talked about. */
export function FollowSection({ typed, shown, revision, conflict, notes, problem }: FollowSectionProps) {
  const t = useText('prospects')
  const isBusy = useNavigation().state === 'submitting'
  return (
    <>
      <Form method="post" noValidate className="form-section" aria-labelledby="follow" aria-busy={isBusy}>
        <FormKey />
        <input type="hidden" name="go" value="follow" />
        <input type="hidden" name="shown" value={JSON.stringify(shown)} />
        <input type="hidden" name="revision" value={revision} />
        <h2 id="follow">{t('followTitle')}</h2>
        <ConflictNotice
          conflict={conflict}
          labelOf={() => t('stage')}
          textOf={(_, value) => t(`stage_${value as ProspectStage}`)}
        />
        <SelectField name="stage" label={t('stage')} defaultValue={typed.stage}>
          {prospectStages.map((one) => (
            <option key={one} value={one}>
              {t(`stage_${one}`)}
            </option>
          ))}
        </SelectField>
        <TextArea
          name="note"
          label={t('note')}
          hint={t('noteHint')}
          error={problem && t(prospectProblems[problem].text)}
          defaultValue={typed.note}
          rows={4}
          maxLength={longestProspectNote}
          isOptional
        />
        <div>
          <Button type="submit" disabled={isBusy}>
            {t('save')}
          </Button>
        </div>
      </Form>
      <section className="form-section" aria-labelledby="notes">
        <h2 id="notes">{t('notesTitle')}</h2>
        {notes.length === 0 && <p className="text-ink-soft">{t('notesNone')}</p>}
        <ol className="grid gap-3">
          {notes.map(({ at, who, text }) => (
            <li key={at}>
              <p className="text-sm text-ink-soft">{t('noteBy', { when: dayAndTime(at), who })}</p>
              <p className="whitespace-pre-line wrap-anywhere">{text}</p>
            </li>
          ))}
        </ol>
      </section>
    </>
  )
}
