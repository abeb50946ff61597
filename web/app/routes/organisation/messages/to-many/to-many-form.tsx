import { groupWays, guestGroups } from '@camp/domain/conversations/guest-group.ts'
import { longestReply } from '@camp/domain/conversations/message-words.ts'
import { Form, useNavigation } from 'react-router'
import { Button } from '#app/components/button.tsx'
import { ErrorSummary } from '#app/components/error-summary.tsx'
import { SelectField } from '#app/components/select-field.tsx'
import { FieldNames } from '#app/components/staff/conversation/field-names.tsx'
import { SavedTextChoice, type SavedTextName } from '#app/components/staff/conversation/saved-text-choice.tsx'
import { TextArea } from '#app/components/text-area.tsx'
import { TextField } from '#app/components/text-field.tsx'
import { useText } from '#app/wording/use-text.ts'
import type { ToManyProblem, ToManyReply } from './answer-to-many.ts'
import { GroupPreview } from './group-preview.tsx'

interface ToManyFormProps {
  readonly slug: string
  readonly today: string
  readonly texts: readonly SavedTextName[]
  readonly reply: ToManyReply | null
}

const empty = { group: 'here', way: 'agreed', text: '', savedText: '' } as const

export function ToManyForm({ slug, today, texts, reply }: ToManyFormProps) {
  const t = useText('toMany')
  const isBusy = useNavigation().state === 'submitting'
  const answers = reply?.answers ?? { ...empty, day: today }
  const { shown = null, problem = null } = reply ?? {}
  const words = problem ? problemText(t, problem) : undefined
  const errorOf = (field: ToManyProblem['field']) => (problem?.field === field ? words : undefined)
  return (
    <Form key={answers.text} method="post" className="grid gap-5" aria-busy={isBusy} noValidate>
      <ErrorSummary problems={problem && words ? [{ field: problem.field, message: words }] : []} />
      <section className="form-section grid gap-4" aria-labelledby="whom">
        <div>
          <h2 id="whom">{t('whom')}</h2>
          <p className="text-ink-soft">{t('groupHint')}</p>
        </div>
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField name="group" label={t('group')} defaultValue={answers.group}>
            {guestGroups.map((group) => (
              <option key={group} value={group}>
                {t(`group_${group}`)}
              </option>
            ))}
          </SelectField>
          <TextField
            name="day"
            id="day"
            type="date"
            label={t('day')}
            defaultValue={answers.day}
            min={today}
            error={errorOf('day')}
            autoComplete="off"
          />
        </div>
        <SelectField name="way" label={t('way')} hint={t('wayHint')} defaultValue={answers.way}>
          {groupWays.map((way) => (
            <option key={way} value={way}>
              {t(`way_${way}`)}
            </option>
          ))}
        </SelectField>
      </section>
      <section className="form-section grid gap-4" aria-labelledby="message">
        <h2 id="message">{t('message')}</h2>
        <SavedTextChoice slug={slug} texts={texts} chosen={answers.savedText} problem={errorOf('savedText')} />
        <TextArea
          name="text"
          id="text"
          label={t('text')}
          hint={t('textHint')}
          rows={5}
          maxLength={longestReply}
          defaultValue={answers.text}
          error={errorOf('text')}
        />
        <FieldNames />
        <div>
          <Button type="submit" name="step" value="show" intent={shown ? 'secondary' : 'primary'} size="small" disabled={isBusy}>
            {t(shown ? 'showAgain' : 'show')}
          </Button>
        </div>
      </section>
      {shown && <GroupPreview shown={shown} isBusy={isBusy} />}
    </Form>
  )
}

function problemText(t: ReturnType<typeof useText<'toMany'>>, { code, values }: ToManyProblem): string {
  return t(`problem_${code}`, values as never)
}
