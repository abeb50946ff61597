import { longestReply } from '@camp/domain/conversations/message-words.ts'
import { Form, useNavigation } from 'react-router'
import { Button } from '#app/components/button.tsx'
import { SelectField } from '#app/components/select-field.tsx'
import { replyAddress } from '#app/components/staff/bookings/booking-addresses.ts'
import { TextArea } from '#app/components/text-area.tsx'
import { phoneText } from '#app/formatting/phone-text.ts'
import { useText } from '#app/wording/use-text.ts'
import { formKeyName } from '#server/form-key.ts'
import type { WireDeskReservation } from '#server/wire/desk-reservation-on-wire.ts'
import { SavedTextChoice, type SavedTextName } from './saved-text-choice.tsx'
import { lastSaid } from './thread-lines.ts'

export interface ReplyFormProps {
  readonly booking: WireDeskReservation
  readonly formKey: string
  /** What was read of the guest is answered by it; else it says something else, and everything waits. */
  readonly isAnswer?: boolean
  /** Null: none is offered. */
  readonly texts: readonly SavedTextName[] | null
  readonly answers?: {
    readonly text?: string
    readonly channel?: string
    readonly back?: string
    readonly savedText?: string
  }
  readonly problem?: string | undefined
  /** Why the saved text did not go into the box. */
  readonly textProblem?: string | undefined
}

/** Words to the guest, by the way that reaches them; sent at once, or shown first. */
export function ReplyForm({ booking, formKey, isAnswer = true, texts, answers = {}, problem, textProblem }: ReplyFormProps) {
  const t = useText('conversation')
  const isBusy = useNavigation().state === 'submitting'
  const { replyWays, organisation, reservation } = booking
  if (!replyWays) return null
  if (replyWays.likely === null) return <p className="text-ink-soft">{t('noWay')}</p>
  return (
    <Form
      key={`${booking.conversation.length} ${answers.text ?? ''}`}
      method="post"
      action={replyAddress(organisation.slug, reservation.id)}
      className="no-print grid gap-3"
      aria-busy={isBusy}
    >
      <input type="hidden" name={formKeyName} value={`${formKey}-reply`} />
      {isAnswer && <input type="hidden" name="seen" value={lastSaid(booking)} />}
      {answers.back && <input type="hidden" name="back" value={answers.back} />}
      {texts && <SavedTextChoice slug={organisation.slug} texts={texts} chosen={answers.savedText} problem={textProblem} />}
      <TextArea
        name="text"
        label={t('text')}
        hint={t('textHint')}
        rows={4}
        maxLength={longestReply}
        required
        defaultValue={answers.text}
        error={problem}
      />
      <SelectField name="channel" label={t('channel')} defaultValue={answers.channel ?? replyWays.likely}>
        {replyWays.channels.map((way) => (
          <option key={way.channel} value={way.channel} disabled={way.obstacle !== null}>
            <WayWords way={way} />
          </option>
        ))}
      </SelectField>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" name="step" value="do" size="small" disabled={isBusy}>
          {t('send')}
        </Button>
        <Button type="submit" name="step" value="show" intent="secondary" size="small" disabled={isBusy}>
          {t('preview')}
        </Button>
      </div>
    </Form>
  )
}

type Way = NonNullable<WireDeskReservation['replyWays']>['channels'][number]

function WayWords({ way: { channel: name, to, obstacle, leadsToPage } }: { readonly way: Way }) {
  const t = useText('conversation')
  const channel = t(`channel_${name}`)
  if (obstacle !== null || to === null) return t('wayUnreachable', { channel, why: t(`unreachable_${obstacle ?? 'no-email'}`) })
  const shown = name === 'email' ? to : phoneText(`+${to}`)
  return t(leadsToPage ? 'wayToPage' : 'wayTo', { channel, to: shown })
}
