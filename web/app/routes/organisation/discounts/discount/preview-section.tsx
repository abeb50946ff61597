import { dayWithoutYear } from '@camp/domain/formatting/date-texts.ts'
import { use } from 'react'
import { Button } from '#app/components/button.tsx'
import { Notice } from '#app/components/notice.tsx'
import { FormSection } from '#app/components/staff/form-page.tsx'
import type { SitePlots } from '#app/components/staff/pricing/plot-choices.ts'
import { TrialFields } from '#app/components/staff/pricing/trial-fields.tsx'
import { randText } from '#app/formatting/rand-text.ts'
import { LanguageContext, useText } from '#app/wording/use-text.ts'
import type { DiscountReply } from './answer-discount.ts'
import type { PreviewOnPage } from './preview-on-page.ts'
import { useLivePreview } from './use-live-preview.ts'

interface PreviewSectionProps {
  readonly sites: readonly SitePlots[]
  readonly reply: DiscountReply
  /** Nothing is typed yet. */
  readonly isNew: boolean
}

/**
 * What the discount of this form does to a real stay. With scripts it follows every change; without, the
 * button shows it.
 */
export function PreviewSection({ sites, reply, isNew }: PreviewSectionProps) {
  const t = useText('discountSettings')
  const { data, inside } = useLivePreview(!isNew)
  const { preview } = data ?? reply
  if (sites.length === 0) return null
  return (
    <FormSection title={t('preview')} lead={t('previewLead')}>
      <div ref={inside}>
        <TrialFields sites={sites} answers={reply.trial} problems={reply.trialProblems} />
      </div>
      <div>
        <Button type="submit" name="go" value="preview" intent="secondary">
          {t('showPreview')}
        </Button>
      </div>
      <div aria-live="polite" className="grid gap-4">
        {preview && <PreviewTable preview={preview} />}
      </div>
    </FormSection>
  )
}

function PreviewTable({ preview }: { readonly preview: PreviewOnPage }) {
  const t = useText('discountSettings')
  const language = use(LanguageContext)
  const { nights, noCandidate, saving, charged, chargedDiscount } = preview
  return (
    <>
      {noCandidate && <Notice tone="warn">{t(`none_${noCandidate}`)}</Notice>}
      <div>
        <table className="list-table preview-table">
          <caption className="sr-only">{t('preview')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('night')}</th>
              <th scope="col" data-kind="number">
                {t('without')}
              </th>
              <th scope="col" data-kind="number">
                {t('with')}
              </th>
              <th scope="col">{t('why')}</th>
            </tr>
          </thead>
          <tbody>
            {nights.map((night) => (
              <tr key={night.date}>
                <th scope="row">
                  {dayWithoutYear(night.date, language)}
                  <span className="block text-sm font-normal text-ink-soft">{night.season ?? t('noSeason')}</span>
                </th>
                <td data-label={t('without')} data-kind="number">
                  {randText(night.without)}
                </td>
                <td data-label={t('with')} data-kind="number">
                  {randText(night.with)}
                </td>
                <td data-label={t('why')}>{night.obstacle ? t(`obstacle_${night.obstacle}`) : noCandidate ? '–' : t('acts')}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('total')}</th>
              <td data-label={t('without')} data-kind="number">
                {randText(preview.without)}
              </td>
              <td data-label={t('with')} data-kind="number">
                <strong>{randText(preview.with)}</strong>
              </td>
              <td>{t('saves', { amount: randText(saving) })}</td>
            </tr>
          </tfoot>
        </table>
      </div>
      <p>
        {chargedDiscount
          ? t('chargedWith', { amount: randText(charged), name: chargedDiscount, plot: preview.plotName })
          : t('chargedFull', { amount: randText(charged), plot: preview.plotName })}
      </p>
    </>
  )
}
