import { stayText } from '@camp/domain/formatting/date-texts.ts'
import { longestTexts } from '@camp/domain/reviews/review-text.ts'
import { Form } from 'react-router'
import { Button } from '#app/components/button.tsx'
import { Disclosure } from '#app/components/disclosure.tsx'
import { StarChoice } from '#app/components/reviews/star-choice.tsx'
import { refusalTexts } from '#app/components/staff/reviews/review-refusals.ts'
import { TextArea } from '#app/components/text-area.tsx'
import { useText } from '#app/wording/use-text.ts'
import type { GuestReviewReply } from './answer-guest-review.ts'

interface GuestReviewFormProps {
  readonly stay: {
    readonly reservationId: string
    readonly simpleReference: string
    readonly guestName: string
    readonly arrival: string
    readonly departure: string
  }
  readonly reply: GuestReviewReply | undefined
}

/** One stay of the list, with its form to open. */
export function GuestReviewForm({ stay, reply }: GuestReviewFormProps) {
  const t = useText('staffReviews')
  const { reservationId: id, guestName: guest } = stay
  const own = reply?.id === id ? reply : undefined
  const texts = own ? refusalTexts(t, own.refusal) : []
  const errorOf = (field: string) => texts.find((text) => text.field === field)?.message
  return (
    <li className="rounded-card border border-line bg-surface px-5 py-4">
      <h3>{t('stay', { guest, dates: stayText(stay.arrival, stay.departure) })}</h3>
      <p className="text-sm text-ink-soft">{t('reference', { reference: stay.simpleReference })}</p>
      <Disclosure summary={t('writeOf', { guest })} isOpen={own !== undefined}>
        <Form method="post" noValidate preventScrollReset className="grid max-w-[70ch] gap-4">
          <input type="hidden" name="id" value={id} />
          <StarChoice
            name={`rating-${id}`}
            legend={t('rating')}
            given={own?.rating ?? null}
            error={errorOf('rating')}
            starsText={(stars) => t('stars', { stars })}
          />
          <TextArea
            id={`comment-${id}`}
            name="comment"
            label={t('comment')}
            hint={t('commentHint')}
            rows={3}
            maxLength={longestTexts.comment}
            defaultValue={own?.text}
            error={errorOf('comment')}
          />
          <div>
            <Button type="submit" size="small">
              {t('saveGuest')}
            </Button>
          </div>
        </Form>
      </Disclosure>
    </li>
  )
}
