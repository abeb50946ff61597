import { ratedAspects } from '@camp/domain/reviews/ratings.ts'
import { longestTexts } from '@camp/domain/reviews/review-text.ts'
import type { ReviewProblem } from '@camp/domain/reviews/write-review.ts'
import { Form, useNavigation } from 'react-router'
import { Button } from '#app/components/button.tsx'
import { ErrorSummary } from '#app/components/error-summary.tsx'
import { StarChoice } from '#app/components/reviews/star-choice.tsx'
import { TextArea } from '#app/components/text-area.tsx'
import { useText } from '#app/wording/use-text.ts'
import type { ReviewReply } from './answer-review.ts'

/** Five questions and a text. */
export function ReviewForm({ given, problems }: ReviewReply) {
  const t = useText('reviews')
  const isBusy = useNavigation().state === 'submitting'
  const texts = problems.map((problem) => ({ field: problem.field, message: problemText(problem) }))
  const errorOf = (field: string) => texts.find((text) => text.field === field)?.message
  return (
    <>
      <ErrorSummary problems={texts} />
      <Form method="post" noValidate className="grid gap-6" aria-busy={isBusy}>
        <p className="text-ink-soft">{t('starsHint')}</p>
        {ratedAspects.map((aspect) => (
          <StarChoice
            key={aspect}
            name={aspect}
            legend={t(aspect)}
            given={given.ratings[aspect]}
            error={errorOf(aspect)}
            starsText={(stars) => t('stars', { stars })}
          />
        ))}
        <TextArea
          name="text"
          label={t('text')}
          hint={t('textHint')}
          rows={7}
          maxLength={longestTexts.review}
          defaultValue={given.text}
          error={errorOf('text')}
        />
        <p className="prose text-sm text-ink-soft">{t('writeNote')}</p>
        <div>
          <Button type="submit" disabled={isBusy}>
            {isBusy ? t('sending') : t('send')}
          </Button>
        </div>
      </Form>
    </>
  )

  function problemText(problem: ReviewProblem): string {
    switch (problem.code) {
      case 'rating-missing':
        return t('ratingMissing', { aspect: t(problem.field) })
      case 'text-missing':
        return t('textMissing')
      case 'text-too-long':
        return t('textTooLong', { most: problem.most })
    }
  }
}
